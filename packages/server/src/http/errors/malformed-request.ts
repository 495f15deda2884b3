import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';

/** Status and text by the code of Node's HTTP parser; anything else is not HTTP. */
const answers: Readonly<Record<string, readonly [status: string, text: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request line and headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not come to its end in time'],
};

/**
 * Answers what cannot be read as a request. It has no path, so it belongs to no deployment: like a path that does not
 * exist it is answered in plain text.
 */
export function respondToMalformedRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, text] = answers[error.code] ?? ['400 Bad Request', 'This is not a request of HTTP/1.1'];
  const body = `${text}.\n`;
  const head = [
    `HTTP/1.1 ${status}`,
    `X-Request-Id: ${randomUUID()}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

/** Answers an `Expect` that asks for something else than 100-continue, which nothing here can do (RFC 9110 §10.1.1). */
export function rejectExpectation(response: ServerResponse, requestId: string): void {
  const body = 'Expected no Expect header but 100-continue.\n';
  response.writeHead(417, {
    'X-Request-Id': requestId,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  });
  response.end(body);
}
