import { describe, expect, it } from 'vitest';
import { Usage } from '../../src/auth/usage.ts';
import type { Store } from '../../src/store/store.ts';
import { engines, type TestEngine } from '../support/engines.ts';
import { START } from '../support/service.ts';

/** Opens a store with one key. `countingStore` counts the transactions. */
async function open({ openStore }: TestEngine) {
  const store = await openStore();
  let transactions = 0;
  const countingStore: Store = {
    ...store,
    transaction: (work) => {
      transactions += 1;
      return store.transaction(work);
    },
  };
  const now = '2026-01-01T00:00:00.000Z';
  await store.db.insertInto('teams').values({ id: 't', name: 't', created_at: now }).execute();
  await store.db
    .insertInto('personal_keys')
    .values({
      id: 'k',
      team_id: 't',
      name: 'k',
      digest: 'd',
      suffix: 's',
      role: 'editor',
      created_at: now,
      used_at: null,
      revoked_at: null,
    })
    .execute();
  const usedAt = async () =>
    (await store.db.selectFrom('personal_keys').select('used_at').executeTakeFirstOrThrow()).used_at;
  return { store, countingStore, usedAt, transactions: () => transactions };
}

describe.each(engines)('the last use of a key, on $name,', (engine) => {
  it('is written in the background, once for many uses within a minute', async () => {
    const { store, countingStore, usedAt, transactions } = await open(engine);
    const usage = new Usage({ store: countingStore, clock: () => START + 59_999 });
    for (let count = 0; count < 1_000; count += 1) usage.record('personal_keys', 'k');
    expect(await usedAt()).toBeNull();
    await expect.poll(usedAt).toBe('2026-01-12T09:30:00.000Z');
    usage.record('personal_keys', 'k');
    await usage.close();
    expect(transactions()).toBe(1);
    await store.close();
  });

  it('is written when the service closes', async () => {
    const { store, usedAt } = await open(engine);
    let time = START;
    const usage = new Usage({ store, clock: () => time });
    usage.record('personal_keys', 'k');
    time += 60_000;
    usage.record('personal_keys', 'k');
    await usage.close();
    expect(await usedAt()).toBe('2026-01-12T09:31:00.000Z');
    await store.close();
  });

  it('is the latest time, regardless of which process writes last', async () => {
    const { store, usedAt } = await open(engine);
    const later = new Usage({ store, clock: () => START + 60_000 });
    const earlier = new Usage({ store, clock: () => START });
    later.record('personal_keys', 'k');
    earlier.record('personal_keys', 'k');
    await later.close();
    await earlier.close();
    expect(await usedAt()).toBe('2026-01-12T09:31:00.000Z');
    await store.close();
  });
});
