import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
/**
 * Answers what cannot be read as a request. It has no path, so it belongs to no deployment: like a path that does not
 * exist it is answered in plain text.
 */
export declare function answerBrokenRequest(error: ConnectionError, socket: Socket): void;
/** Answers an `Expect` that asks for something else than 100-continue, which nothing here can do (RFC 9110 §10.1.1). */
export declare function refuseExpectation(response: ServerResponse, requestId: string): void;
