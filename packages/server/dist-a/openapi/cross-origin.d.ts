import type { FastifyReply, FastifyRequest } from 'fastify';
/** Answers what browsers ask before a page of another origin may call the service (https://fetch.spec.whatwg.org/#http-cors-protocol). */
export interface CrossOrigin {
    /** Lets the page read the answer, when its origin is allowed. */
    permit(request: FastifyRequest, reply: FastifyReply): void;
    /** Whether this is a preflight of an allowed origin. */
    isPreflight(request: FastifyRequest): boolean;
    /** Answers a preflight for a path with these methods. */
    answerPreflight(reply: FastifyReply, methods: string): FastifyReply;
}
/** Allows these origins; `undefined` for none. `*` allows any. Throws StartError. */
export declare function createCrossOrigin(origins: readonly string[]): CrossOrigin | undefined;
