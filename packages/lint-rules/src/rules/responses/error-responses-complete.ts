import type { Endpoint } from '../../document/endpoint.ts';
import { operationRule } from '../../rule.ts';

/** Which statuses an operation must describe: always, and because of something that it takes. */
const defaults = {
  always: ['429', '500'] as readonly string[],
  input: ['400'] as readonly string[],
  credentials: ['401'] as readonly string[],
  roles: ['403'] as readonly string[],
  pathParameter: ['404'] as readonly string[],
  body: ['400', '413', '415'] as readonly string[],
};

/** Every operation describes all errors that it can be answered with; which these are follows from what it takes. */
export const errorResponsesComplete = operationRule(
  'error-responses-complete',
  (endpoint, report, options) => {
    const described = new Set(endpoint.answers.map(({ status }) => status));
    const reasons = Object.entries(reasonsOf(endpoint)).filter(([, [holds]]) => holds);
    for (const [group, [, reason]] of reasons) {
      for (const status of options[group as keyof typeof defaults]) {
        if (described.has(status)) continue;
        described.add(status);
        const place = endpoint.node.responses ? endpoint.location.child('responses') : endpoint.location;
        report(`\`${endpoint.title}\` ${reason}: it needs a response ${status}.`, place, 'onKey');
      }
    }
  },
  defaults,
);

function reasonsOf({ parameters, body, secured, node }: Endpoint): Record<keyof typeof defaults, [boolean, string]> {
  return {
    always: [true, 'can fail like every operation'],
    input: [parameters.length > 0, 'takes parameters'],
    credentials: [secured, 'needs credentials'],
    roles: [node['x-roles'] !== undefined, 'is for some roles only'],
    pathParameter: [parameters.some((parameter) => parameter.node.in === 'path'), 'takes an id in its path'],
    body: [body !== undefined, 'takes a body'],
  };
}
