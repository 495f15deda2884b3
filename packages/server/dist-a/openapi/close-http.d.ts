import type { FastifyInstance } from 'fastify';
/** How long requests that are in flight may take when the service closes. */
export declare const GRACE_MS = 10000;
/** Stops listening and lets requests finish; after the grace their connections are closed under them. */
export declare function closeHttp(app: FastifyInstance, graceMs?: number): Promise<void>;
