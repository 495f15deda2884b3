import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { openSourceOperations } from '../../src/generated/open-source.ts';
import { createHttp } from '../../src/openapi/http.ts';
import { WrittenStream } from '../../src/resources/written.ts';
import { deploymentOf } from './lone-deployment.ts';

const { createDashboard, getDashboard, listDashboards } = openSourceOperations;
const operations = {
  createDashboard: { ...createDashboard, headers: {}, versioned: false },
  getDashboard,
  listDashboards: { ...listDashboards, answer: 'one' },
};

let close = async (): Promise<unknown> => undefined;
afterEach(() => close());

/** A stream that says how long it will be, and of which only the beginning comes. */
const unending = () => {
  const json = new Readable({ read: () => undefined });
  json.push('[');
  return Object.assign(json, { size: 1_000_000 });
};

/** Lists are a megabyte that never ends, dashboards are of `bytes`. */
const serve = async (mostUnread: number, bytes = 300_000) => {
  const lines: unknown[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const resource = { text: 'x'.repeat(bytes) };
  const handlers = {
    createDashboard: async () => resource,
    getDashboard: async () => ({ resource, version: 1 }),
    listDashboards: async () => new WrittenStream(unending()),
  };
  const app = createHttp(
    [deploymentOf(handlers, operations)],
    {},
    {
      maxBodyBytes: 1000,
      log,
      checkResponses: false,
      graceMs: 0,
      mostUnread,
    },
  );
  close = () => app.close();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/v2/dashboards`;
  return { port, lines, list: () => fetch(url), get: () => fetch(`${url}/${'a'.repeat(24)}`), url };
};

it('a long answer is refused while there is no room beside those that have yet to be read, and nothing else is said of it', async () => {
  const { list, get, lines } = await serve(2_200_000);
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
  expect(lines).toEqual([]);
  await unread[0]?.body?.cancel();
  await expect.poll(async () => (await get()).status).toBe(200);
});

it('short answers go out meanwhile', async () => {
  const { list, get } = await serve(1_000_000, 1_000);
  await list();
  expect((await get()).status).toBe(200);
});

it('an answer is sent, however long it is, where no other is on its way', async () => {
  const { list } = await serve(1);
  expect((await list()).status).toBe(200);
});

it('what was written is answered in any case', async () => {
  const { list, url } = await serve(1_000_000);
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
