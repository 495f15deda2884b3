import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long requests that are in flight may take when the service closes. */
export const GRACE_MS = 10_000;

/**
 * Lets a close of the app stop listening, send the answers of what is in flight whole, and close each connection when
 * nothing is in flight on it; after the grace, all of them. Node's own close cuts off an answer of which the last part is
 * not sent yet, and waits for connections that become idle later or that nothing was said on.
 */
export function closeGracefully(app: FastifyInstance, graceMs = GRACE_MS): void {
  const { server } = app;
  /** What is not answered yet, by connection. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  let closing = false;

  server.on('connection', (socket: Socket) => {
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

  app.addHook('preClose', async () => {
    if (!server.listening) return;
    const end = setTimeout(() => server.closeAllConnections(), graceMs);
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
    // What was sent before is read in this turn.
    await nextTurn();
    closing = true;
    for (const [socket, answers] of connections) {
      const [answer, ...others] = answers;
      if (!answer) socket.destroySoon();
      else if (others.length === 0 && !answer.headersSent) answer.setHeader('connection', 'close');
    }
    await closed;
    clearTimeout(end);
  });
}
