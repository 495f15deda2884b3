import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { enableGracefulShutdown } from '../../../src/http/graceful-shutdown.ts';
import { timeoutOptions } from '../../../src/http/http-timeouts.ts';

/** Longer than the timeout of a test, so the grace period never ends. */
const ONE_HOUR = 3_600_000;

const LONG = Buffer.alloc(20_000_000, 'x');

/** Starts a server. Its route `/delayed` responds when the test calls `release`. */
async function listen(graceMs = ONE_HOUR) {
  const app = Fastify(timeoutOptions());
  const closedConnections: number[] = [];
  enableGracefulShutdown(app, { graceMs, onCutOff: (connections) => closedConnections.push(connections) });
  const arrived = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  app.get('/delayed', async () => {
    arrived.resolve();
    await gate.promise;
    return 'complete';
  });
  app.get('/long', async () => LONG);
  app.get('/quick', async () => 'quick');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    closedConnections,
    url: `http://127.0.0.1:${port}`,
    port,
    arrived: arrived.promise,
    release: gate.resolve,
  };
}

it('a shutdown completes requests in flight and sets Connection: close on their responses', async () => {
  const { app, url, arrived, release } = await listen();
  const delayed = fetch(`${url}/delayed`);
  await arrived;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  release();
  const { status, headers } = await delayed;
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
  await closed;
});

it('a shutdown accepts no new connections', async () => {
  const { app, url, arrived, release } = await listen();
  const delayed = fetch(`${url}/delayed`);
  await arrived;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  await expect(fetch(`${url}/quick`)).rejects.toThrow('fetch failed');
  release();
  expect(await (await delayed).text()).toBe('complete');
  await closed;
});

it('a shutdown sends a complete response to a slow client', async () => {
  const { app, url } = await listen();
  const outgoing = request(`${url}/long`).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  let read = 0;
  for await (const chunk of response) read += chunk.length;
  expect(read).toBe(LONG.length);
  await closed;
});

it.each([
  ['that is idle after a request', 'GET /quick HTTP/1.1\r\nHost: x\r\n\r\n', true],
  ['without any data', '', false],
  ['with half a request', 'GET /quick HTT', false],
])('a shutdown does not wait for a connection %s', async (_, data, hasResponse) => {
  const { app, port } = await listen();
  const accepted = once(app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  socket.resume();
  socket.write(data);
  const [connection] = (await accepted) as [Socket];
  await expect.poll(() => [connection.bytesRead, connection.bytesWritten > 0]).toEqual([data.length, hasResponse]);
  await Promise.all([app.close(), once(socket, 'close')]);
});

it('a shutdown responds to all pipelined requests and sets Connection: close on the last response', async () => {
  const { app, port, arrived, release } = await listen();
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const get = 'GET /delayed HTTP/1.1\r\nHost: x\r\n\r\n';
  socket.write(get + get);
  await arrived;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  release();
  let read = '';
  for await (const text of socket) read += text;
  expect(read.match(/complete|connection: [a-z-]+/gi)).toEqual([
    'Connection: keep-alive',
    'complete',
    'connection: close',
    'complete',
  ]);
  await closed;
});

it('a shutdown responds to requests on connections that are not accepted yet', async () => {
  const { app, port } = await listen();
  const count = 40;
  const sent = new SharedArrayBuffer(4);
  const clients = new Worker(new URL('../support/concurrent-clients.worker.ts', import.meta.url), {
    workerData: { port, count, sent },
  });
  const completed = once(clients, 'message');
  // The server accepts no connection while this thread waits.
  expect(Atomics.wait(new Int32Array(sent), 0, 0, 10_000)).not.toBe('timed-out');
  await app.close();
  expect(await completed).toEqual([count]);
});

it('a shutdown closes connections with a request in flight after the grace period and reports their number', async () => {
  const { app, closedConnections, url, arrived } = await listen(50);
  const delayed = fetch(`${url}/delayed`);
  await arrived;
  await Promise.all([app.close(), expect(delayed).rejects.toThrow('fetch failed')]);
  expect(closedConnections).toEqual([1]);
});

it('a shutdown resets a connection after the grace period, so that the client detects the incomplete response', async () => {
  const { app, port } = await listen(50);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /long HTTP/1.0\r\n\r\n');
  await once(socket, 'readable');
  const failed = once(socket, 'error');
  await app.close();
  socket.resume();
  expect(await failed).toMatchObject([{ code: 'ECONNRESET' }]);
});
