import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long requests that are in flight may take when the service closes. */
export const GRACE_MS = 10_000;

/** More connections than this do not wait to be accepted. */
const MAX_PENDING_REQUESTS = 1_024;

export interface ShutdownOptions {
  /** @default GRACE_MS */
  readonly graceMs?: number | undefined;
  /** Told how many connections were cut off in the end. */
  readonly onCutOff?: (connections: number) => void;
}

/**
 * Lets a close of the app accept what has come, stop listening, send the answers of what is in flight whole, and close each
 * connection when nothing is in flight on it; after the grace, all of them. Node's own close cuts off an answer of which the
 * last part is not sent yet, and waits for connections that become idle later or that nothing was said on. An answer that is
 * cut off, also because nobody reads it, ends in a reset: of HTTP/1.0 no other end says that a part is missing.
 */
export function enableGracefulShutdown(
  app: FastifyInstance,
  { graceMs = GRACE_MS, onCutOff }: ShutdownOptions = {},
): void {
  const { server } = app;
  /** What is not answered yet, by connection. */
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
    const answers = connections.get(socket);
    answers?.add(response);
    response.once('close', () => {
      answers?.delete(response);
      if (closing && answers?.size === 0) socket.destroySoon();
    });
  });

  /**
   * The kernel would reset the connections that it holds for us, whatever was sent on them. One is accepted in a turn; what
   * was sent on it, and on older ones, is read in the turn after.
   */
  const acceptWaiting = async (): Promise<void> => {
    for (let turn = 0, before = -1; turn < MAX_PENDING_REQUESTS && before !== accepted; turn += 1) {
      before = accepted;
      await nextTurn();
      await nextTurn();
    }
  };

  app.addHook('preClose', async () => {
    const end = setTimeout(() => {
      onCutOff?.(connections.size);
      for (const socket of connections.keys()) cutOff(socket);
    }, graceMs);
    await acceptWaiting();
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
    closing = true;
    for (const [socket, answers] of connections) {
      const last = [...answers].at(-1);
      if (!last) socket.destroySoon();
      else if (!last.headersSent) last.setHeader('connection', 'close');
    }
    await closed;
    clearTimeout(end);
  });
}
