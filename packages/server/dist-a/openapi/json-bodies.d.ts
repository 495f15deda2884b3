import type { FastifyInstance, preParsingHookHandler } from 'fastify';
/** Bodies are JSON or refused with 415; an operation that takes no body does not look at what was sent. */
export declare function readJsonBodies(app: FastifyInstance): void;
/** Refuses a body that is not JSON before it is read; for the operations that take one. */
export declare const requireJson: preParsingHookHandler;
