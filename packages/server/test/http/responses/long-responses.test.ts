import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { JsonText } from '../../../src/domain/serialized.ts';
import { openSourceOperations } from '../../../src/generated/open-source.ts';
import { pageOf } from '../../../src/store/read-page.ts';
import { serveStub } from '../support/serve-stub.ts';

const { listDashboards } = openSourceOperations;
/**
 * With the `responseKind` `resource`, the service sends the JSON of the handler as `data`. With `list`, which is that of `listDashboards`,
 * the handler must return a page.
 */
const operations = { listDashboards: { ...listDashboards, responseKind: 'resource' } };

/** Serves JSON in chunks. */
function serveChunks(json: () => Buffer[]) {
  return serveStub({ listDashboards: async () => new JsonText(json()) }, operations);
}

/** Returns a JSON array of `count` strings of one megabyte, as one chunk per string. */
function megabytes(count: number): Buffer[] {
  const item = `"${'ä'.repeat(500_000)}"`;
  return Array.from({ length: count }, (_, index) =>
    Buffer.from(`${index === 0 ? '[' : ','}${item}${index === count - 1 ? ']' : ''}`),
  );
}

it('sends chunks as one body with Content-Length', async () => {
  const { url, lines } = await serveChunks(() => megabytes(3));
  const response = await fetch(url);
  const body = await response.text();
  expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(body).toBe(`{"data":${Buffer.concat(megabytes(3))}}`);
  await expect.poll(() => lines).toMatchObject([{ msg: 'request', status: 200 }]);
});

it('sends short and long responses of one connection in order', async () => {
  const results = [megabytes(2), [Buffer.from('[1]')], [Buffer.from('[]')], megabytes(1)];
  const { port } = await serveChunks(() => results.shift() ?? []);
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const get = 'GET /api/v2/dashboards HTTP/1.1\r\nhost: a\r\n';
  socket.write(`${`${get}\r\n`.repeat(3)}${get}connection: close\r\n\r\n`);
  const bodies = (await text(socket)).split('HTTP/1.1 200 OK').map((response) => response.split('\r\n\r\n')[1]);
  expect(bodies.slice(1)).toEqual([
    `{"data":${Buffer.concat(megabytes(2))}}`,
    '{"data":[1]}',
    '{"data":[]}',
    `{"data":${Buffer.concat(megabytes(1))}}`,
  ]);
});

it('logs no error if the client disconnects during the response', async () => {
  const { url, lines } = await serveChunks(() => megabytes(20));
  const { body } = await fetch(url);
  await body?.cancel();
  await expect.poll(() => lines).toMatchObject([{ msg: 'request', level: 30 }]);
});

it('logs no error if the client disconnects before the response', async () => {
  const requested = Promise.withResolvers<void>();
  const listWhenDisconnected = async ({ signal: createSignal }: { signal: () => AbortSignal }) => {
    const signal = createSignal();
    requested.resolve();
    await once(signal, 'abort');
    return new JsonText(megabytes(1));
  };
  const { port, lines } = await serveStub({ listDashboards: listWhenDisconnected }, operations);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/v2/dashboards HTTP/1.1\r\nhost: a\r\n\r\n');
  await requested.promise;
  socket.destroy();
  await expect.poll(() => lines).toMatchObject([{ msg: 'request', level: 30 }]);
});

it('closes the connection after the previous response if reading a pipelined list fails', async () => {
  const released = Promise.withResolvers<void>();
  const batches = () => {
    throw new Error('The store is closed.');
  };
  const pages = [
    released.promise.then(() => pageOf([], { limit: 1, offset: 0 })),
    { total: 2, batchCount: 2, batchBytes: 0, batches },
  ];
  const { port, lines } = await serveStub({ listDashboards: async () => pages.shift() }, { listDashboards });
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write('GET /api/v2/dashboards HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(2));
  await expect.poll(() => lines).toMatchObject([{ msg: 'a list response failed after it had started' }]);
  released.resolve();
  // The second response was queued behind the first one, so the client receives no part of it.
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});
