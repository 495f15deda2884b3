import { rule } from '../../rule.ts';

const defaults = { headers: ['X-Request-Id'] as readonly string[] };

/** Requires the header with the request id on every response. */
export const requestIdDocumented = rule(
  'request-id-documented',
  ({ endpoints, report, options }) => {
    const checked = new Set<unknown>();
    for (const { status, node, location, headers } of endpoints.flatMap(({ responses }) => responses)) {
      if (checked.has(node)) continue;
      checked.add(node);
      for (const name of options.headers.filter((header) => !headers.has(header.toLowerCase()))) {
        const place = node.headers ? location.child('headers') : location;
        report(`Expected the ${status} response to have the header \`${name}\`.`, place, 'onKey');
      }
    }
  },
  defaults,
);
