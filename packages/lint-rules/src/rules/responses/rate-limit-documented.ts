import { rule } from '../../rule.ts';

const defaults = {
  headers: ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as readonly string[],
  limited: ['Retry-After'] as readonly string[],
};

/** Requires rate limit headers on every response, and `Retry-After` on 429. */
export const rateLimitDocumented = rule(
  'rate-limit-documented',
  ({ endpoints, report, options }) => {
    const checked = new Set<unknown>();
    for (const { responses } of endpoints) {
      for (const { status, node, location, headers } of responses) {
        if (checked.has(node)) continue;
        checked.add(node);
        const expected = [...options.headers, ...(status === '429' ? options.limited : [])];
        for (const name of expected.filter((header) => !headers.has(header.toLowerCase()))) {
          report(
            `Expected the ${status} response to have the header \`${name}\`.`,
            node.headers ? location.child('headers') : location,
            'onKey',
          );
        }
      }
    }
  },
  defaults,
);
