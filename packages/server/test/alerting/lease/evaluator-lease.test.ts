import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EvaluatorLease } from '../../../src/alerting/lease/evaluator-lease.ts';
import type { Store } from '../../../src/store/store.ts';
import { openTestService } from '../../support/service.ts';
import { instantTimers } from '../support/simulated-timers.ts';

describe('a lease', () => {
  let service: Awaited<ReturnType<typeof openTestService>>['service'];
  beforeEach(async () => {
    ({ service } = await openTestService());
  });
  afterEach(() => service.close());

  it('cannot be released while the store is unavailable, and can be released afterwards', async () => {
    const { db, transaction } = service.store;
    let isUnavailable = false;
    const store: Pick<Store, 'db' | 'transaction'> = {
      db,
      transaction: (work) =>
        isUnavailable ? Promise.reject(new Error('the store is unavailable')) : transaction(work),
    };
    const lease = new EvaluatorLease({ store, timers: instantTimers() });
    lease.confirmAcquired(await store.transaction((tx) => lease.acquire(tx)));
    isUnavailable = true;
    await expect(lease.release()).rejects.toThrow('the store is unavailable');
    isUnavailable = false;
    await lease.release();
    // A second release changes nothing.
    await lease.release();
    expect(await db.selectFrom('evaluators').selectAll().execute()).toEqual([]);
  });
});
