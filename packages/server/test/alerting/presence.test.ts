import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEvaluatorLease } from '../../src/alerting/lease/evaluator-lease.ts';
import type { Store } from '../../src/store/store.ts';
import { openTestService } from '../support/service.ts';
import { instantTiming } from './support/simulated-time.ts';

describe('an evaluator that cannot leave because the store is away', () => {
  let service: Awaited<ReturnType<typeof openTestService>>['service'];
  beforeEach(async () => {
    ({ service } = await openTestService());
  });
  afterEach(() => service.close());

  it('says so once, and leaves when the store is back', async () => {
    const { db, transaction } = service.store;
    let isAway = false;
    const store: Pick<Store, 'db' | 'transaction'> = {
      db,
      transaction: (work) => (isAway ? Promise.reject(new Error('the store is away')) : transaction(work)),
    };
    const presence = createEvaluatorLease({ store, timing: instantTiming() });
    presence.confirmAcquired(await store.transaction(presence.acquire));
    isAway = true;
    await expect(presence.release()).rejects.toThrow('the store is away');
    isAway = false;
    await presence.release();
    await presence.release();
    expect(await db.selectFrom('evaluators').selectAll().execute()).toEqual([]);
  });
});
