import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { MAX_HEADER_BYTES } from '../http-timeouts.ts';

/** Status and message by the error code of Node's HTTP server. Any other code is a 400. */
const RESPONSES: Readonly<Record<string, readonly [status: string, text: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    `Expected at most 100 headers, and at most ${MAX_HEADER_BYTES} bytes of the request line and headers`,
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request was not complete in time'],
};

/**
 * A connection. `_httpMessage` is its first response that has not been sent yet. `node:http` sets the property, but does not declare it.
 */
interface HttpSocket extends Socket {
  readonly _httpMessage?: ServerResponse | null;
}

/**
 * Closes the connection of a request that Node's HTTP parser rejects, or that is not complete in time. Sends an error first, unless another
 * response is pending: see {@link isResponding}. The error does not reach the routes of a deployment, so the response is plain text, as for
 * an unknown path.
 */
export function respondToMalformedRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, text] = RESPONSES[error.code] ?? ['400 Bad Request', 'Expected a valid HTTP/1.1 request'];
  const body = `${text}.\n`;
  const head = [
    `HTTP/1.1 ${status}`,
    `X-Request-Id: ${randomUUID()}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable && !isResponding(socket)) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/**
 * Returns true if a complete request waits for its response, or if a response is partly sent. The client would take an error for the
 * awaited response, or for a part of it.
 */
function isResponding({ _httpMessage: response }: HttpSocket): boolean {
  if (!response || response.writableEnded) return false;
  return response.headersSent || response.req.complete;
}
