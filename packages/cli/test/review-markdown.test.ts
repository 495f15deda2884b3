import { expect, it } from 'vitest';
import { reviewMarkdown } from '../src/review/review-markdown.ts';

it('a review escapes each pipe in a table, so that no value moves to another column', () => {
  const path = 'tiles[a|b].config.select[0].where';
  const changes = [{ path, before: "match(Body, 'a\\|b')", after: 'Body:"a|b"' }];
  const action = { action: 'update', kind: 'Dashboard', name: 'Checkout', changes } as const;
  const review = { set: 'default', from: 0, to: 1, actions: [{ action, tiles: [] }], notes: [] };
  expect(reviewMarkdown(review, () => undefined)).toContain(
    '| `tiles[a\\|b].config.select[0].where` | <code>match(Body, \'a\\\\\\|b\')</code> | `Body:"a\\|b"` |',
  );
});
