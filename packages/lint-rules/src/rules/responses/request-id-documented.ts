import { rule } from '../../rule.ts';

const defaults = { headers: ['X-Request-Id'] as readonly string[] };

/** Every answer to a caller names the request: who asks for help can say which one it was. */
export const requestIdDocumented = rule(
  'request-id-documented',
  ({ endpoints, report, options }) => {
    const judged = new Set<unknown>();
    for (const { status, node, location, headers } of endpoints.flatMap(({ answers }) => answers)) {
      if (judged.has(node)) continue;
      judged.add(node);
      for (const name of options.headers.filter((header) => !headers.has(header.toLowerCase()))) {
        const place = node.headers ? location.child('headers') : location;
        report(`Expected the header \`${name}\` in the response ${status}.`, place, 'onKey');
      }
    }
  },
  defaults,
);
