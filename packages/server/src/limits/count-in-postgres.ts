import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { UnavailableError } from '../domain/errors.ts';
import type { Count, Counter } from './counter.ts';
import type { Limit } from './rate-limit-option.ts';

/**
 * The maximum time until the end of a window, in window lengths. A window that ends later was started by a machine with a wrong clock, or
 * with a longer window length in `--rate-limit`. It is deleted: otherwise it would block its callers in all processes.
 */
const MAX_WINDOWS = 2;

/** Creates a counter in the database, which all processes share. `name` is the prefix of its keys. */
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
    // When this process has seen that a key exceeded its limit, it rejects requests with the key without a query until the window ends.
    inMemoryBlockOnConsumed: requests + 1,
  });
  // Requests that are rejected without a query are not counted: a random number spreads their retries.
  const rejectedOf = ({ consumedPoints }: RateLimiterRes): number =>
    consumedPoints > requests ? consumedPoints - requests : Math.ceil(Math.random() * requests) || 1;
  const countOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, rejected: number): Count => ({
    limit: requests,
    windowSeconds: seconds,
    remaining: remainingPoints,
    resetSeconds: Math.ceil(msBeforeNext / 1000),
    rejected,
  });
  const consume = async (key: string): Promise<Count> => {
    try {
      return countOf(await limiter.consume(key), 0);
    } catch (error) {
      if (error instanceof RateLimiterRes) return countOf(error, rejectedOf(error));
      throw new UnavailableError('The store is unavailable.', { cause: error });
    }
  };
  return async (key) => {
    const count = await consume(key);
    if (count.resetSeconds <= seconds * MAX_WINDOWS) return count;
    await limiter.delete(key).catch(() => undefined);
    return consume(key);
  };
}
