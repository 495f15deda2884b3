import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { enableGracefulShutdown } from '../../../src/http/graceful-shutdown.ts';
import { timeoutOptions } from '../../../src/http/http-timeouts.ts';

/** So long that a test which waits for it fails. */
const AN_HOUR = 3_600_000;

const LONG = Buffer.alloc(20_000_000, 'x');

/** A server whose answers can be held back. */
async function listen(graceMs = AN_HOUR) {
  const app = Fastify(timeoutOptions());
  const cut: number[] = [];
  enableGracefulShutdown(app, { graceMs, onCutOff: (connections) => cut.push(connections) });
  const arrived = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  app.get('/held', async () => {
    arrived.resolve();
    await gate.promise;
    return 'answered';
  });
  app.get('/long', async () => LONG);
  app.get('/quick', async () => 'quick');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, cut, url: `http://127.0.0.1:${port}`, port, arrived: arrived.promise, answer: gate.resolve };
}

it('answers what is in flight, says that the connection ends, and ends it', async () => {
  const { app, url, arrived, answer } = await listen();
  const held = fetch(`${url}/held`);
  await arrived;
  const closed = app.close();
  await wait(20);
  answer();
  const { status, headers } = await held;
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
  await closed;
});

it('takes no new connection meanwhile', async () => {
  const { app, url, arrived, answer } = await listen();
  const held = fetch(`${url}/held`);
  await arrived;
  const closed = app.close();
  await wait(20);
  await expect(fetch(`${url}/quick`)).rejects.toThrow('fetch failed');
  answer();
  expect(await (await held).text()).toBe('answered');
  await closed;
});

it('sends an answer whole that a caller reads slowly', async () => {
  const { app, url } = await listen();
  const asked = request(`${url}/long`).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const closed = app.close();
  await wait(50);
  let read = 0;
  for await (const chunk of response) read += chunk.length;
  expect(read).toBe(LONG.length);
  await closed;
});

it.each([
  ['that was used before', 'GET /quick HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['on which nothing was said', ''],
  ['on which half a request came', 'GET /quick HTT'],
])('does not wait for a connection %s', async (_, said) => {
  const { app, port } = await listen();
  const socket = connect(port, '127.0.0.1');
  socket.resume();
  await once(socket, 'connect');
  socket.write(said);
  await wait(50);
  await Promise.all([app.close(), once(socket, 'close')]);
});

it('answers all requests that came one after the other on a connection, and says in the last that it ends', async () => {
  const { app, port, arrived, answer } = await listen();
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const get = 'GET /held HTTP/1.1\r\nHost: x\r\n\r\n';
  socket.write(get + get);
  await arrived;
  const closed = app.close();
  await wait(20);
  answer();
  let read = '';
  for await (const text of socket) read += text;
  expect(read.match(/answered|connection: [a-z-]+/gi)).toEqual([
    'Connection: keep-alive',
    'answered',
    'connection: close',
    'answered',
  ]);
  await closed;
});

it('answers what was sent on connections that nobody has accepted yet', async () => {
  const { app, port } = await listen();
  const count = 40;
  const sent = new SharedArrayBuffer(4);
  const caller = new Worker(new URL('../support/concurrent-clients.worker.ts', import.meta.url), {
    workerData: { port, count, sent },
  });
  const answered = once(caller, 'message');
  // Nothing is accepted while this thread waits.
  expect(Atomics.wait(new Int32Array(sent), 0, 0, 10_000)).not.toBe('timed-out');
  await app.close();
  expect(await answered).toEqual([count]);
});

it('cuts off what is not answered when the grace is over, and says how much', async () => {
  const { app, cut, url, arrived } = await listen(50);
  const held = fetch(`${url}/held`);
  await arrived;
  await Promise.all([app.close(), expect(held).rejects.toThrow('fetch failed')]);
  expect(cut).toEqual([1]);
});

it('resets what it cuts off, so that nobody takes the part for the whole', async () => {
  const { app, port } = await listen(50);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /long HTTP/1.0\r\n\r\n');
  await once(socket, 'readable');
  const failed = once(socket, 'error');
  await app.close();
  socket.resume();
  expect(await failed).toMatchObject([{ code: 'ECONNRESET' }]);
});
