import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { listenOnLoopback } from '../../support/listen.ts';

/** A request to the fake server. */
export interface Received {
  readonly path: string;
  /** The statement, from the body or from the URL. */
  readonly sql: string;
}

/**
 * Starts an HTTP server that records requests until the end of the test. `respond` writes the responses, which are
 * empty by default.
 */
export async function fakeClickhouse(
  respond: (response: ServerResponse, received: Received) => void = (response) => void response.end(),
) {
  const requests: Received[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://clickhouse');
    const received = { path: pathname, sql: searchParams.get('query') ?? body };
    requests.push(received);
    respond(response, received);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const port = await listenOnLoopback(server);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${port}`, requests };
}

/**
 * Starts a TCP server that accepts connections until the end of the test and never responds. `openConnections` returns the
 * number of open connections.
 */
export async function silentClickhouse() {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.resume();
  });
  const port = await listenOnLoopback(server);
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${port}`, openConnections: () => sockets.size };
}
