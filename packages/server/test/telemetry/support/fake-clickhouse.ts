import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { afterEach } from 'vitest';

const running = new Set<() => Promise<void>>();

afterEach(async () => {
  for (const stop of running) await stop();
  running.clear();
});

/** A request as it came. */
export interface Received {
  readonly path: string;
  /** The statement, also where it is in the address. */
  readonly sql: string;
}

/**
 * Speaks the HTTP of ClickHouse until the end of the test, remembers what it is told, and answers nothing, or what `answer`
 * does.
 */
export async function fakeClickhouse(
  answer: (response: ServerResponse, received: Received) => void = (response) => void response.end(),
) {
  const got: Received[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://clickhouse');
    const received = { path: pathname, sql: searchParams.get('query') ?? body };
    got.push(received);
    answer(response, received);
  };
  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.add(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, got };
}

/** Takes connections until the end of the test and never says a word; `open` is how many there are. */
export async function silentClickhouse() {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.add(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, open: () => sockets.size };
}
