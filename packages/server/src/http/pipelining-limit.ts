import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum number of requests of one connection that wait for their responses. Common HTTP clients send one at a time. */
export const MAX_PIPELINED_REQUESTS = 4;

/** A connection with its parser. `node:http` sets the parser, but does not declare it. */
interface ParsedSocket extends Socket {
  readonly parser?: { onIncoming: (...args: unknown[]) => number } | null;
}

/** Makes the parser of a connection stop at the next request after the connection was destroyed. */
function stopParserOfDestroyed(socket: ParsedSocket): void {
  const { parser } = socket;
  if (!parser) return;
  const { onIncoming } = parser;
  // The parser continues after socket.destroy() until the end of the chunk. A negative result makes it stop with an error.
  parser.onIncoming = (...args) => (socket.destroyed ? -1 : onIncoming(...args));
}

/**
 * Closes a connection that pipelines too many requests (RFC 9112 §9.3.2). Node parses all requests of a received chunk in
 * one tick of the event loop, so a connection could otherwise block it with hundreds of small requests.
 *
 * Wraps the request listeners that the server has at the time of the call.
 */
export function limitPipelining(server: Server): void {
  const handlers = server.listeners('request') as RequestListener[];
  const waiting = new WeakMap<Socket, number>();
  server.on('connection', stopParserOfDestroyed);
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MAX_PIPELINED_REQUESTS || socket.destroyed) {
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    for (const handle of handlers) handle.call(server, request, response);
  });
}
