import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { JsonText } from '../../../src/domain/json-text.ts';
import { openSourceOperations } from '../../../src/generated/open-source.ts';
import { serveStub } from '../support/serve-stub.ts';

const { listDashboards } = openSourceOperations;
const operations = { listDashboards: { ...listDashboards, responseKind: 'resource' } };

/** Answers with JSON that is in pieces. */
function servePieces(json: () => Buffer[] | Promise<Buffer[]>) {
  return serveStub({ listDashboards: async () => new JsonText(await json()) }, operations);
}

/** A list of so many texts of a megabyte, each a piece. */
function megabytes(count: number): Buffer[] {
  const item = `"${'ä'.repeat(500_000)}"`;
  return Array.from({ length: count }, (_, at) =>
    Buffer.from(`${at === 0 ? '[' : ','}${item}${at === count - 1 ? ']' : ''}`),
  );
}

function lengths(pieces: readonly Buffer[]) {
  return pieces.map(({ length }) => length);
}

it('an answer in pieces is one text, whose length is said', async () => {
  const { url, lines } = await servePieces(() => megabytes(3));
  const answer = await fetch(url);
  const body = await answer.text();
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(body).toBe(`{"data":${Buffer.concat(megabytes(3))}}`);
  await expect.poll(() => lines).toMatchObject([{ msg: 'request', status: 200 }]);
});

it('several answers on one connection follow each other, short ones and long ones', async () => {
  const answers = [megabytes(2), [Buffer.from('[1]')], [Buffer.from('[]')], megabytes(1)];
  const { port } = await servePieces(() => answers.shift() ?? []);
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const get = 'GET /api/v2/dashboards HTTP/1.1\r\nhost: a\r\n';
  socket.write(`${`${get}\r\n`.repeat(3)}${get}connection: close\r\n\r\n`);
  const bodies = (await text(socket)).split('HTTP/1.1 200 OK').map((answer) => answer.split('\r\n\r\n')[1]);
  expect(bodies.slice(1)).toEqual([
    `{"data":${Buffer.concat(megabytes(2))}}`,
    '{"data":[1]}',
    '{"data":[]}',
    `{"data":${Buffer.concat(megabytes(1))}}`,
  ]);
});

it('what an answer is written in is freed when its reader has taken all of it, and not before', async () => {
  // Too much for what a connection holds.
  const pieces = megabytes(20);
  const { port } = await servePieces(() => pieces);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/v2/dashboards HTTP/1.0\r\n\r\n');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(lengths(pieces)).toEqual(lengths(megabytes(20)));
  expect((await text(socket)).endsWith(`{"data":${Buffer.concat(megabytes(20))}}`)).toBe(true);
  await expect.poll(() => lengths(pieces)).toEqual(pieces.map(() => 0));
});

it('memory that something else is in is not freed', async () => {
  const shared = Buffer.from(new ArrayBuffer(200_000)).fill('1');
  const { url } = await servePieces(() => [shared.subarray(0, 100_000), shared.subarray(100_000)]);
  expect((await (await fetch(url)).text()).length).toBe(200_000 + '{"data":}'.length);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shared.length).toBe(200_000);
});

it('a caller who leaves in the middle is no error', async () => {
  const { url, lines } = await servePieces(() => megabytes(20));
  const { body } = await fetch(url);
  await body?.cancel();
  await expect.poll(() => lines).toMatchObject([{ msg: 'request', level: 30 }]);
});

it('a caller who leaves before an answer begins is no error either', async () => {
  const answered = Promise.withResolvers<Buffer[]>();
  const asked = Promise.withResolvers<void>();
  const { port, lines } = await servePieces(() => {
    asked.resolve();
    return answered.promise;
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/v2/dashboards HTTP/1.1\r\nhost: a\r\n\r\n');
  await asked.promise;
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  answered.resolve(megabytes(1));
  await expect.poll(() => lines).toMatchObject([{ msg: 'request', level: 30 }]);
});
