import type { Endpoint } from '../../document/endpoint.ts';
import { operationRule } from '../../rule.ts';

/** The statuses that an operation must describe, by reason. */
const defaults = {
  always: ['429', '500'] as readonly string[],
  input: ['400'] as readonly string[],
  credentials: ['401'] as readonly string[],
  roles: ['403'] as readonly string[],
  pathParameter: ['404'] as readonly string[],
  body: ['400', '413', '415'] as readonly string[],
};

/** Requires every operation to describe all errors that follow from its parameters, body and credentials. */
export const errorResponsesComplete = operationRule(
  'error-responses-complete',
  (endpoint, report, options) => {
    const described = new Set(endpoint.responses.map(({ status }) => status));
    const reasons = Object.entries(reasonsOf(endpoint)).filter(([, [holds]]) => holds);
    for (const [group, [, reason]] of reasons) {
      for (const status of options[group as keyof typeof defaults]) {
        if (described.has(status)) continue;
        described.add(status);
        const place = endpoint.node.responses ? endpoint.location.child('responses') : endpoint.location;
        report(`Expected \`${endpoint.title}\` to describe the response ${status}, because ${reason}.`, place, 'onKey');
      }
    }
  },
  defaults,
);

function reasonsOf({ parameters, body, secured, node }: Endpoint): Record<keyof typeof defaults, [boolean, string]> {
  return {
    always: [true, 'every operation can return it'],
    input: [parameters.length > 0, 'it has parameters'],
    credentials: [secured, 'it requires credentials'],
    roles: [node['x-roles'] !== undefined, 'it is restricted to some roles'],
    pathParameter: [parameters.some((parameter) => parameter.node.in === 'path'), 'it has a path parameter'],
    body: [body !== undefined, 'it has a request body'],
  };
}
