import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { UnavailableError } from '../domain/errors.ts';
import type { Count, Counter } from './counter.ts';
import type { Limit } from './rate-limit-option.ts';

/** A window that ends later was begun by a machine whose clock is wrong, which must not lock callers out everywhere. */
const MOST_WINDOWS = 2;

/** Counts in the database, under a name that keeps counters apart there. */
export function countInPostgres(name: string, { requests, seconds }: Limit, pool: Pool): Counter {
  const limiter = new RateLimiterPostgres({
    points: requests,
    duration: seconds,
    keyPrefix: name,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    // A key that is over its limit costs the database nothing until its window ends.
    inMemoryBlockOnConsumed: requests + 1,
  });
  const countOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, over: boolean): Count => ({
    limit: requests,
    windowSeconds: seconds,
    remaining: remainingPoints,
    resetSeconds: Math.ceil(msBeforeNext / 1000),
    over,
  });
  const consume = async (key: string): Promise<Count> => {
    try {
      return countOf(await limiter.consume(key), false);
    } catch (error) {
      if (error instanceof RateLimiterRes) return countOf(error, true);
      throw new UnavailableError('The store is not available', { cause: error });
    }
  };
  return async (key) => {
    const count = await consume(key);
    if (count.resetSeconds <= seconds * MOST_WINDOWS) return count;
    await limiter.delete(key).catch(() => undefined);
    return consume(key);
  };
}
