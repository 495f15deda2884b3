import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CrossOrigin } from './cross-origin.ts';
import type { Deployment } from './deployment.ts';
import type { SendError } from './send-error.ts';
/** A 404 in plain text. */
export declare function answerNoSuchPath(reply: FastifyReply): FastifyReply;
/** What the answers of {@link unrouted} need. */
export interface UnroutedOptions {
    readonly sendError: SendError;
    readonly crossOrigin?: CrossOrigin | undefined;
}
/**
 * What answers where no route is: a known path with another method is a 405 that says which there are, any other path
 * a 404 in plain text, so that a client can tell a missing route from a missing resource. A browser's question which
 * methods a known path takes is answered too.
 *
 * @param gets The paths beside the specs, which take GET; `*` stands for anything.
 */
export declare function unrouted(deployments: readonly Deployment[], gets: readonly string[], options: UnroutedOptions): (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
