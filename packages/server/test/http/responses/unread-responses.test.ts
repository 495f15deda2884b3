import { connect } from 'node:net';
import { expect, it } from 'vitest';
import type { ByteBounds } from '../../../src/domain/concurrency/tenant-bytes.ts';
import { JsonText, SerializedResource } from '../../../src/domain/serialized.ts';
import { openSourceOperations } from '../../../src/generated/open-source.ts';
import type { HttpOptions } from '../../../src/http/create-http.ts';
import { MAX_PIPELINED_REQUESTS } from '../../../src/http/pipelining-limit.ts';
import { serveStub } from '../support/serve-stub.ts';

const { createDashboard, getDashboard, listDashboards, updateDashboard } = openSourceOperations;
const operations = {
  createDashboard,
  getDashboard,
  // With this `responseKind`, the service sends the JSON of the handler as `data`. For a list, the handler must return a page.
  listDashboards: { ...listDashboards, responseKind: 'resource' },
  updateDashboard,
};

/** The size of a list. It exceeds the socket buffers, so the response stays in memory until it is read. */
const LIST_BYTES = 20_000_000;
const UNLIMITED = 1_000_000_000;

/** Serves long lists, and dashboards of `bytes` bytes. The header `tenant` names the tenant of a request. */
async function serve(bounds: Partial<ByteBounds>, bytes = 300_000) {
  const resource = { text: 'x'.repeat(bytes) };
  const writes: unknown[] = [];
  let reads = 0;
  let committed = 0;
  const handlers = {
    createDashboard: async ({ body }: { readonly body: unknown }) => {
      writes.push(body);
      return { resource, version: 1 };
    },
    getDashboard: async () => {
      reads += 1;
      return { resource, version: 1 };
    },
    updateDashboard: async () => new SerializedResource([JSON.stringify(resource)], 2),
    listDashboards: async () => new JsonText([Buffer.alloc(LIST_BYTES, '1')]),
  };
  const unreadBounds = { total: UNLIMITED, perTenant: UNLIMITED, ...bounds };
  const transaction: HttpOptions['transaction'] = async (work) => {
    const result = await work(undefined as never);
    committed += 1;
    return result;
  };
  const served = await serveStub(handlers, operations, {
    // The end of a test does not wait for unread responses.
    graceMs: 0,
    unreadBounds,
    maxBodyBytes: 1_000_000,
    transaction,
  });
  const tenantHeader = (tenant: string) => ({ headers: { tenant } });
  return {
    ...served,
    writes,
    reads: () => reads,
    committed: () => committed,
    list: (tenant = 't') => fetch(served.url, tenantHeader(tenant)),
    get: (tenant = 't') => fetch(`${served.url}/${'a'.repeat(24)}`, tenantHeader(tenant)),
    /** Replaces a dashboard. The response contains the long text, and the request does not. */
    update: () =>
      fetch(`${served.url}/${'a'.repeat(24)}`, {
        method: 'PUT',
        body: JSON.stringify({ name: 'a', tiles: [], tags: [] }),
        headers: { 'content-type': 'application/json' },
      }),
    /** Creates a dashboard with a body that ends in `spaces` spaces. */
    create: (spaces: number) =>
      fetch(served.url, {
        method: 'POST',
        body: JSON.stringify({ name: 'a', tiles: [], tags: [] }) + ' '.repeat(spaces),
        headers: { 'content-type': 'application/json' },
      }),
  };
}

it('rejects a long response with 503 while it would exceed the bound on unread responses', async () => {
  const { list, get, lines } = await serve({ perTenant: 2 * LIST_BYTES + 200_000 });
  const unread = [await list(), await list()];
  const rejected = await get();
  const { headers } = rejected;
  expect([rejected.status, headers.get('retry-after'), headers.get('etag'), headers.get('cache-control')]).toEqual([
    503,
    '1',
    null,
    'no-store',
  ]);
  expect(await rejected.json()).toMatchObject({
    message: expect.stringMatching(
      /^Too many responses have not been read: this tenant has 400000\d\d bytes of unread responses, at most 40200000/,
    ),
  });
  await expect.poll(() => lines).toMatchObject([{ msg: 'request', status: 503, level: 30 }]);
  await unread[0]?.body?.cancel();
  await expect.poll(async () => (await get()).status).toBe(200);
});

it('counts the responses of each tenant, so that a tenant does not affect another one', async () => {
  const { list, get } = await serve({ perTenant: LIST_BYTES + 200_000 });
  await list('first');
  expect((await get('first')).status).toBe(503);
  expect((await get('second')).status).toBe(200);
});

it('bounds the responses of all tenants together', async () => {
  const { list } = await serve({ total: LIST_BYTES + 200_000 });
  await list('first');
  const rejected = await list('second');
  expect(rejected.status).toBe(503);
  expect(await rejected.text()).toContain('this service has 200000');
});

it('sends short responses while it rejects long ones', async () => {
  const { list, get } = await serve({ perTenant: LIST_BYTES + 200_000 }, 1_000);
  await list();
  expect((await list()).status).toBe(503);
  expect((await get()).status).toBe(200);
});

it('rejects a response that alone exceeds the bound with 400, because a retry would not help', async () => {
  const { list } = await serve({ perTenant: 1 });
  const response = await list();
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('at most 1 are allowed')]);
});

it('rejects a write with a long body before its handler runs, so that a completed write has a response', async () => {
  const { list, create, writes } = await serve({ perTenant: LIST_BYTES + 200_000 });
  await list();
  expect((await create(300_000)).status).toBe(503);
  expect(writes).toEqual([]);
  expect((await create(0)).status).toBe(200);
  expect(writes).toHaveLength(1);
});

it('rolls back a write whose response is longer than its request and does not fit', async () => {
  const { list, update, committed } = await serve({ perTenant: LIST_BYTES + 200_000 });
  const unread = await list();
  expect((await update()).status).toBe(503);
  expect(committed()).toBe(0);
  await unread.body?.cancel();
  await expect.poll(async () => (await update()).status).toBe(200);
  expect(committed()).toBe(1);
});

it('counts short responses that are queued behind others on their connection', async () => {
  const { port, reads } = await serve({ perTenant: LIST_BYTES + 50_000 }, 100_000);
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  const count = MAX_PIPELINED_REQUESTS - 1;
  const request = (path = '', headers = '') => `GET /api/v2/dashboards${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
  const short = `/${'a'.repeat(24)}`;
  socket.write(request() + request(short).repeat(count - 1) + request(short, 'Connection: close\r\n'));
  let read = '';
  // Reads nothing before the service has created all responses.
  await expect.poll(reads).toBe(count);
  for await (const text of socket) read += text;
  const statuses = [...read.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses.filter((status) => status === '503').length).toBeGreaterThan(count / 2);
  expect(statuses[0]).toBe('200');
});
