import type { AlsoWrite, Context } from '../resources/context.ts';
/** A create that a client marked, so that it can send it again. */
export interface MarkedRequest {
    readonly tenant: string;
    readonly operation: string;
    /** The `Idempotency-Key`; it counts for one tenant and operation. */
    readonly key: string;
    readonly body: unknown;
}
/** Does what is sent twice only once. */
export interface Idempotency {
    /**
     * Does `work`, or answers what it made when the same request was sent before. `work` has to write what it is given
     * in the transaction that makes the resource. Throws IdempotencyMismatch when the key came with another body, and
     * Conflict while the first request is in flight. What `work` throws is not kept.
     */
    once<Made>(request: MarkedRequest, work: (also: AlsoWrite<Made>) => Promise<Made>): Promise<{
        readonly made: Made;
        readonly replayed: boolean;
    }>;
}
/** How long an answer is kept. */
export declare const KEPT_MS: number;
/**
 * Idempotency keys in the store. A key is claimed in a transaction of its own, so that another process sees it in flight;
 * the answer is written in the transaction that makes the resource, so that neither is ever there without the other.
 */
export declare const createIdempotency: ({ store, clock }: Pick<Context, 'store' | 'clock'>) => Idempotency;
