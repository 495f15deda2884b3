import { expect, it, onTestFinished } from 'vitest';
import { nextFreeTick } from '../../src/domain/next-free-tick.ts';
import { openStore } from '../../src/store/open-store.ts';
import { sourcesById } from '../../src/store/read-sources.ts';
import { MEMORY, type Queries } from '../../src/store/store.ts';

it('a transaction reads the sources of a tenant before other work that waits for a tick', async () => {
  const store = await openStore({ dataDir: MEMORY, clock: Date.now });
  onTestFinished(() => store.close());
  /** Returns the number of the five waiting callers that have continued when the sources are read. */
  const countBefore = async (db: Queries) => {
    let continued = 0;
    const others = Array.from({ length: 5 }, () => nextFreeTick().then(() => (continued += 1)));
    await sourcesById(db, { id: 'tenant' });
    const before = continued;
    await Promise.all(others);
    return before;
  };
  expect(await store.transaction(countBefore)).toBe(0);
  expect(await countBefore(store.db)).toBe(5);
});
