import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Unavailable } from '../resources/errors.ts';
import { countInMemory } from './count-in-memory.ts';
import type { Limit } from './rate-limit-option.ts';

/** How far a window has been used up. */
export interface Count {
  readonly limit: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  /** Until the window ends, rounded up. */
  readonly resetSeconds: number;
  /** Whether this was one more than the limit. */
  readonly over: boolean;
}

/** Counts what is done under a key within fixed windows. Throws Unavailable when it cannot count. */
export type Counter = (key: string) => Count | Promise<Count>;

/**
 * Makes a counter. With a pool the counts are in PostgreSQL, so that any number of processes count as one; `name` keeps
 * counters apart there.
 */
export function createCounter(name: string, limit: Limit, pool: Pool | undefined): Counter {
  return pool ? countInPostgres(name, limit, pool) : countInMemory(limit);
}

function countInPostgres(name: string, { requests, seconds }: Limit, pool: Pool): Counter {
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
  return async (key) => {
    try {
      return countOf(await limiter.consume(key), false);
    } catch (error) {
      if (error instanceof RateLimiterRes) return countOf(error, true);
      throw new Unavailable('The store is not available', { cause: error });
    }
  };
}
