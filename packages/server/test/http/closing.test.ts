import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeGracefully } from '../../src/openapi/close-gracefully.ts';

/** So long that a test which waits for it fails. */
const AN_HOUR = 3_600_000;

const LONG = Buffer.alloc(20_000_000, 'x');

/** A server whose answers can be held back. */
async function listen(graceMs = AN_HOUR) {
  const app = Fastify();
  closeGracefully(app, graceMs);
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
  return { app, url: `http://127.0.0.1:${port}`, port, arrived: arrived.promise, answer: gate.resolve };
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

it('answers all requests that came one after the other on a connection', async () => {
  const { app, port, arrived, answer } = await listen();
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write('GET /held HTTP/1.1\r\nHost: x\r\n\r\nGET /quick HTTP/1.1\r\nHost: x\r\n\r\n');
  await arrived;
  const closed = app.close();
  await wait(20);
  answer();
  let read = '';
  for await (const text of socket) read += text;
  expect(read.match(/answered|quick/g)).toEqual(['answered', 'quick']);
  await closed;
});

it('cuts off what is not answered when the grace is over', async () => {
  const { app, url, arrived } = await listen(50);
  const held = fetch(`${url}/held`);
  await arrived;
  await Promise.all([app.close(), expect(held).rejects.toThrow('fetch failed')]);
});
