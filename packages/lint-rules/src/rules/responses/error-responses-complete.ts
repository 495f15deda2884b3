import type { Endpoint } from '../../document/endpoint.ts';
import { operationRule } from '../../rule.ts';

/**
 * The statuses that an operation must describe, by reason: `input` if it has parameters, `roles` if it has `x-roles`. `allRoles`
 * is not a reason, but a list of all roles. An operation that permits each of them does not need the statuses of `roles`.
 */
const defaults = {
  always: ['429', '500'] as readonly string[],
  input: ['400'] as readonly string[],
  credentials: ['401'] as readonly string[],
  roles: ['403'] as readonly string[],
  allRoles: [] as readonly string[],
  pathParameter: ['404'] as readonly string[],
  body: ['400', '413', '415'] as readonly string[],
};

/** Requires every operation to describe the common errors and those that follow from its parameters, body, credentials and roles. */
export const errorResponsesComplete = operationRule(
  'error-responses-complete',
  (endpoint, report, options) => {
    const described = new Set(endpoint.responses.map(({ status }) => status));
    const reasons = Object.entries(reasonsOf(endpoint, options.allRoles)).filter(([, [holds]]) => holds);
    for (const [group, [, reason]] of reasons) {
      for (const status of options[group as Reason]) {
        if (described.has(status)) continue;
        described.add(status);
        const place = endpoint.node.responses ? endpoint.location.child('responses') : endpoint.location;
        report(`Expected \`${endpoint.title}\` to describe the response ${status}, because ${reason}.`, place, 'onKey');
      }
    }
  },
  defaults,
);

type Reason = Exclude<keyof typeof defaults, 'allRoles'>;

function reasonsOf(
  { parameters, body, secured, node }: Endpoint,
  allRoles: readonly string[],
): Record<Reason, [boolean, string]> {
  const roles = node['x-roles'];
  return {
    always: [true, 'every operation can return it'],
    input: [parameters.length > 0, 'it has parameters'],
    credentials: [secured, 'it requires credentials'],
    roles: [roles !== undefined && !permitsAll(roles, allRoles), 'it is restricted to some roles'],
    pathParameter: [parameters.some((parameter) => parameter.node.in === 'path'), 'it has a path parameter'],
    body: [body !== undefined, 'it has a request body'],
  };
}

function permitsAll(roles: unknown, allRoles: readonly string[]): boolean {
  return allRoles.length > 0 && Array.isArray(roles) && allRoles.every((role) => roles.includes(role));
}
