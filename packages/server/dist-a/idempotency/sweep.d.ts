import type { Context } from '../resources/context.ts';
/** Deletes what has expired, every hour. */
export interface Sweep {
    /** Deletes now. */
    run(): Promise<void>;
    /** Stops the timer and waits for a sweep that is running. */
    close(): Promise<void>;
}
/**
 * Starts to sweep idempotency keys that are not kept any more and windows of rate limits that have ended. The timer does
 * not keep the process alive.
 */
export declare const createSweep: ({ store, clock }: Pick<Context, 'store' | 'clock'>) => Sweep;
