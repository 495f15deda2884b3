import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { openSourceOperations } from '../../src/generated/open-source.ts';
import { Unavailable } from '../../src/resources/errors.ts';
import { WrittenStream } from '../../src/resources/written.ts';
import { serveLone } from './serve-lone.ts';

const { listDashboards } = openSourceOperations;
const operations = { listDashboards: { ...listDashboards, answer: 'one' } };

/** Answers with what is made of a stream. */
const serveStream = (json: () => Readable | Promise<Readable>) =>
  serveLone({ listDashboards: async () => new WrittenStream(await json()) }, operations);

/** The first half of a list; the other one never comes. */
const half = (): Readable => {
  const json = new Readable({ read: () => undefined });
  json.push(`["${'x'.repeat(100_000)}"`);
  return json;
};

const failing = (): Readable => {
  const json = half();
  setTimeout(() => json.destroy(new Error('gone')), 20);
  return json;
};

it('an answer goes out while it comes', async () => {
  const json = half();
  const { url, lines } = await serveStream(() => json);
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  json.push(']');
  json.push(null);
  expect(await answer.json()).toEqual({ data: ['x'.repeat(100_000)] });
  await expect.poll(() => lines).toMatchObject([{ msg: 'request', status: 200 }]);
});

it('what an answer came in is freed when its reader has taken all of it, and not before', async () => {
  const released = vi.fn();
  const json = Object.assign(half(), { release: released });
  const { port } = await serveStream(() => json);
  // Too much for what a connection holds.
  const long = `,"${'y'.repeat(20_000_000)}"]`;
  json.push(long);
  json.push(null);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/v2/dashboards HTTP/1.0\r\n\r\n');
  await expect.poll(() => json.readableEnded).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(released).not.toHaveBeenCalled();
  expect((await text(socket)).endsWith(`"${long}}`)).toBe(true);
  await expect.poll(() => released.mock.calls.length).toBe(1);
});

it('what a part of an answer came in is not freed where the rest never comes', async () => {
  const released = vi.fn();
  const { url, lines } = await serveStream(() => Object.assign(failing(), { release: released }));
  await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow();
  await expect.poll(() => lines.length).toBe(2);
  expect(released).not.toHaveBeenCalled();
});

it('an answer that fails in the middle is cut off; why is in the log, and the request counts as a 500', async () => {
  const { url, lines } = await serveStream(failing);
  const answer = await fetch(url);
  await expect(answer.text()).rejects.toThrow();
  const requestId = answer.headers.get('x-request-id');
  await expect.poll(() => lines.length).toBe(2);
  expect(lines).toMatchObject([
    { level: 50, msg: 'answer cut off', requestId, err: { message: 'gone' } },
    { msg: 'request', status: 500, requestId },
  ]);
});

it('nobody takes a part for the whole where an answer has neither length nor chunks', async () => {
  const { port } = await serveStream(failing);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/v2/dashboards HTTP/1.0\r\n\r\n');
  socket.resume();
  const [error] = await once(socket, 'error');
  expect(error).toMatchObject({ code: 'ECONNRESET' });
});

it('an answer that fails while another goes out before it on the connection is cut off after that one', async () => {
  const first = half();
  const answers = [first, failing()];
  const { port, lines } = await serveStream(() => answers.shift() ?? half());
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const get = 'GET /api/v2/dashboards HTTP/1.1\r\nhost: a\r\n\r\n';
  socket.write(get + get);
  let read = '';
  socket.on('data', (text) => {
    read += text;
  });
  const ended = once(socket, 'end');
  await new Promise((resolve) => setTimeout(resolve, 100));
  first.push(']');
  first.push(null);
  await ended;
  expect(read.includes(']\r\n1\r\n}\r\n0\r\n\r\n')).toBe(true);
  expect(read.split('0\r\n\r\n')).toHaveLength(2);
  await expect.poll(() => lines.filter(({ status }) => status === 500)).toHaveLength(1);
});

it('an answer that has failed before it begins is an error', async () => {
  const json = half();
  json.once('error', () => undefined);
  json.destroy(new Unavailable('the engine is gone'));
  await new Promise((resolve) => json.once('close', resolve));
  const { url } = await serveStream(() => json);
  const answer = await fetch(url);
  expect([answer.status, await answer.json()]).toEqual([
    503,
    expect.objectContaining({ message: 'the engine is gone' }),
  ]);
});

it('a caller who leaves in the middle is no error, and what nobody reads any more is let go of', async () => {
  const json = half();
  const { url, lines } = await serveStream(() => json);
  const { body } = await fetch(url);
  await body?.cancel();
  await expect.poll(() => json.destroyed).toBe(true);
  await expect.poll(() => lines).toMatchObject([{ msg: 'request', level: 30 }]);
});

it('a caller who leaves before an answer begins is no error either', async () => {
  const json = half();
  const answered = Promise.withResolvers<Readable>();
  const asked = Promise.withResolvers<void>();
  const { port, lines } = await serveStream(() => {
    asked.resolve();
    return answered.promise;
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/v2/dashboards HTTP/1.1\r\nhost: a\r\n\r\n');
  await asked.promise;
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  answered.resolve(json);
  await expect.poll(() => json.destroyed).toBe(true);
  await expect.poll(() => lines).toMatchObject([{ msg: 'request', level: 30 }]);
});
