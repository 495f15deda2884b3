import type { Pool } from 'pg';
import { type Count } from './counter.ts';
import type { RateLimits } from './rate-limit-option.ts';
/** Counts the requests to one deployment. */
export interface RateLimiter {
    /**
     * Counts a request under its credential, before that is checked; without one, under the address. Throws Unavailable.
     */
    count(credential: string | undefined, address: string): Count | Promise<Count>;
    /** Counts an answer of 401 on the address. Throws Unavailable. */
    countRefusal(address: string): Promise<void>;
}
/** Makes the limiter of a deployment; none where it has no limit. */
export type RateLimiters = (deployment: keyof RateLimits) => RateLimiter | undefined;
/** Makes the limiters of a service. */
export declare function createRateLimiters(limits: RateLimits, pool: Pool | undefined): RateLimiters;
