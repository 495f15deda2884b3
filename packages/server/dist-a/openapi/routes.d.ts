import type { FastifyInstance } from 'fastify';
import type { Idempotency } from '../idempotency/idempotency.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Measure } from '../metrics/metrics.ts';
import type { Deployment } from './deployment.ts';
export interface RouteOptions {
    /** Compare every response with the spec, and answer 500 when it differs. For tests. */
    readonly checkResponses: boolean;
    /** Limits how often a deployment is called; absent where there is no limit. */
    readonly limiter?: (deployment: Deployment['name']) => RateLimiter | undefined;
    /** Needed where an operation takes an `Idempotency-Key`. */
    readonly idempotency?: Idempotency;
    /** Makes what counts the answers of an operation. */
    readonly measure?: (deployment: Deployment['name'], operation: string) => Measure;
}
/**
 * Adds a route for every operation of a deployment. Throws when an operation has no handler, a handler no operation, or
 * the spec promises a header that nothing here reads.
 */
export declare function addRoutes(app: FastifyInstance, deployment: Deployment, options: RouteOptions): void;
