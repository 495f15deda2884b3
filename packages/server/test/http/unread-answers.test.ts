import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { openSourceOperations } from '../../src/generated/open-source.ts';
import { WrittenPieces } from '../../src/resources/written.ts';
import { serveLone } from './serve-lone.ts';

const { createDashboard, getDashboard, listDashboards } = openSourceOperations;
const operations = {
  createDashboard: { ...createDashboard, headers: {}, versioned: false },
  getDashboard,
  listDashboards: { ...listDashboards, answer: 'one' },
};

/** More than a connection holds, so that it is on its way until it is read. */
const LIST_BYTES = 20_000_000;

/** Lists are long, dashboards are of `bytes`. */
const serve = async (mostUnread: number, bytes = 300_000) => {
  const resource = { text: 'x'.repeat(bytes) };
  const handlers = {
    createDashboard: async () => resource,
    getDashboard: async () => ({ resource, version: 1 }),
    listDashboards: async () => new WrittenPieces([Buffer.alloc(LIST_BYTES, '1')]),
  };
  const served = await serveLone(handlers, operations, { graceMs: 0, mostUnread });
  return { ...served, list: () => fetch(served.url), get: () => fetch(`${served.url}/${'a'.repeat(24)}`) };
};

it('a long answer is refused while there is no room beside those that have yet to be read, and nothing else is said of it', async () => {
  const { list, get, lines } = await serve(2 * LIST_BYTES + 200_000);
  const unread = [await list(), await list()];
  const refused = await get();
  const { headers } = refused;
  expect([refused.status, headers.get('retry-after'), headers.get('etag'), headers.get('cache-control')]).toEqual([
    503,
    '1',
    null,
    'no-store',
  ]);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('have yet to be read') });
  await expect.poll(() => lines).toMatchObject([{ msg: 'request', status: 503, level: 30 }]);
  await unread[0]?.body?.cancel();
  await expect.poll(async () => (await get()).status).toBe(200);
});

it('short answers go out meanwhile', async () => {
  const { list, get } = await serve(LIST_BYTES, 1_000);
  await list();
  expect((await get()).status).toBe(200);
});

it('an answer is sent, however long it is, where no other is on its way', async () => {
  const { list } = await serve(1);
  expect((await list()).status).toBe(200);
});

it('what was written is answered in any case', async () => {
  const { list, url } = await serve(LIST_BYTES);
  await list();
  const body = JSON.stringify({ name: 'a', tiles: [] });
  const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  expect(answer.status).toBe(200);
});

it('short answers count too while they wait for others on their connection', async () => {
  const { port } = await serve(1_000_000, 100_000);
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  const count = 500;
  socket.write(`GET /api/v2/dashboards/${'a'.repeat(24)} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(count));
  let read = '';
  // Not read before all of them have been asked for.
  await new Promise((resolve) => setTimeout(resolve, 300));
  for await (const text of socket) {
    read += text;
    if (read.split('HTTP/1.1 ').length > count && read.endsWith('}')) break;
  }
  const statuses = [...read.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses.filter((status) => status === '503').length).toBeGreaterThan(count / 2);
  expect(statuses[0]).toBe('200');
});
