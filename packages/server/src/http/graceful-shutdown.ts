import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time for requests in flight to complete when the service closes, in milliseconds. */
export const GRACE_MS = 10_000;

/** The operating system queues at most this number of connections that are not accepted yet. */
const MAX_PENDING_CONNECTIONS = 1_024;

/** The options of {@link enableGracefulShutdown}. */
export interface ShutdownOptions {
  /** @default GRACE_MS */
  readonly graceMs?: number | undefined;
  /** Receives the number of connections that were still open after the grace period. */
  readonly onCutOff?: (connections: number) => void;
}

/**
 * Makes `app.close()` graceful:
 *
 * 1. It accepts the connections that the operating system has queued, and stops listening.
 * 2. It completes all responses in flight and closes each connection when nothing is in flight on it.
 * 3. After `graceMs` it closes all connections.
 *
 * Node's own `close` cuts off a response whose last part is not sent yet, and waits for connections that have not sent a request. This
 * function resets a connection that it closes during a response. Otherwise, an HTTP/1.0 client could not detect that a part is missing.
 */
export function enableGracefulShutdown(
  app: FastifyInstance,
  { graceMs = GRACE_MS, onCutOff }: ShutdownOptions = {},
): void {
  const { server } = app;
  /** The responses in flight by connection. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  let accepted = 0;
  let closing = false;

  const cutOff = (socket: Socket): void => {
    if (connections.get(socket)?.size) socket.resetAndDestroy();
    else socket.destroy();
  };
  server.on('timeout', cutOff);
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const responses = connections.get(socket);
    responses?.add(response);
    response.once('close', () => {
      responses?.delete(response);
      if (closing && responses?.size === 0) socket.destroySoon();
    });
  });

  /**
   * Accepts the queued connections, which the operating system would reset. The event loop accepts one connection per tick and
   * reads its data in the next tick.
   */
  const acceptPending = async (): Promise<void> => {
    for (let tick = 0, before = -1; tick < MAX_PENDING_CONNECTIONS && before !== accepted; tick += 1) {
      before = accepted;
      await setImmediate();
      await setImmediate();
    }
  };

  app.addHook('preClose', async () => {
    const timer = setTimeout(() => {
      onCutOff?.(connections.size);
      for (const socket of connections.keys()) cutOff(socket);
    }, graceMs);
    await acceptPending();
    // Only stops listening. The `close` of the HTTP server would also close connections.
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
    closing = true;
    for (const [socket, responses] of connections) {
      const last = [...responses].at(-1);
      if (!last) socket.destroySoon();
      else if (!last.headersSent) last.setHeader('connection', 'close');
    }
    await closed;
    clearTimeout(timer);
  });
}
