import type { IncomingMessage, Server } from 'node:http';
import type { FastifyReply } from 'fastify';

const CONTINUE = /\b100-continue\b/i;

/**
 * Passes requests with an `Expect` header to the request listeners, so that the limits of requests apply to them. By default, Node itself
 * sends status 100 or 417 for such a request as soon as it reads the header, for any number of requests in one tick of the event loop. Call
 * this function before `limitRequestsPerTick`, so that `limitRequestsPerTick` also wraps the listener that sends status 100.
 */
export function limitExpectations(server: Server): void {
  for (const event of ['checkContinue', 'checkExpectation'] as const) {
    server.on(event, (request, response) => server.emit('request', request, response));
  }
  server.prependListener('request', ({ headers, httpVersion }, response) => {
    if (httpVersion === '1.1' && CONTINUE.test(headers.expect ?? '')) response.writeContinue();
  });
}

/** Returns true for an `Expect` header other than 100-continue. HTTP/1.0 has no such header. */
export function hasUnknownExpectation({ headers: { expect }, httpVersion }: IncomingMessage): boolean {
  return expect !== undefined && httpVersion === '1.1' && !CONTINUE.test(expect);
}

/** Sends a 417 in plain text (RFC 9110 §10.1.1). */
export function rejectExpectation(reply: FastifyReply): FastifyReply {
  const text = 'Expected the Expect header 100-continue or none.\n';
  return reply.code(417).header('connection', 'close').header('content-type', 'text/plain; charset=utf-8').send(text);
}
