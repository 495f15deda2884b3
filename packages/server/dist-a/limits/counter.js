import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Unavailable } from '../resources/errors.js';
import { countInMemory } from './count-in-memory.js';
/**
 * Makes a counter. With a pool the counts are in PostgreSQL, so that any number of processes count as one; `name` keeps
 * counters apart there.
 */
export function createCounter(name, limit, pool) {
    return pool ? countInPostgres(name, limit, pool) : countInMemory(limit);
}
function countInPostgres(name, { requests, seconds }, pool) {
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
    const countOf = ({ remainingPoints, msBeforeNext }, over) => ({
        limit: requests,
        windowSeconds: seconds,
        remaining: remainingPoints,
        resetSeconds: Math.ceil(msBeforeNext / 1000),
        over,
    });
    return async (key) => {
        try {
            return countOf(await limiter.consume(key), false);
        }
        catch (error) {
            if (error instanceof RateLimiterRes)
                return countOf(error, true);
            throw new Unavailable('The store is not available', { cause: error });
        }
    };
}
