import { rule } from '../../rule.ts';

const defaults = {
  headers: ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as readonly string[],
  limited: ['Retry-After'] as readonly string[],
};

/** Every answer says how much of the limit is left, and 429 says when to come back. */
export const rateLimitDocumented = rule(
  'rate-limit-documented',
  ({ endpoints, report, options }) => {
    const judged = new Set<unknown>();
    for (const { answers } of endpoints) {
      for (const { status, node, location, headers } of answers) {
        if (judged.has(node)) continue;
        judged.add(node);
        const expected = [...options.headers, ...(status === '429' ? options.limited : [])];
        for (const name of expected.filter((header) => !headers.has(header.toLowerCase()))) {
          report(
            `Expected the header \`${name}\` in the response ${status}.`,
            node.headers ? location.child('headers') : location,
            'onKey',
          );
        }
      }
    }
  },
  defaults,
);
