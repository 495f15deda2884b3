import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, deployments, type Json } from '../support/api.ts';
import { startForTest } from '../support/serve.ts';

const MEBIBYTE = 1024 * 1024;
const PAGE_BYTES = 16 * MEBIBYTE;

/** Returns a dashboard of about three mebibytes. */
function largeDashboard(name: string) {
  return {
    name,
    tiles: Array.from({ length: 30 }, (_, y) => ({
      name: 'Notes',
      x: 0,
      y,
      w: 1,
      h: 1,
      series: [{ type: 'markdown', content: 'ä"x'.repeat(20_000) }],
    })),
  };
}

describe.each(deployments)('a list of the %s deployment with more bytes than a page', (name) => {
  const COUNT = 7;
  let server: Awaited<ReturnType<typeof startForTest>>;
  let api: Api;
  let ids: string[] = [];

  beforeAll(async () => {
    server = await startForTest();
    api = server.caller(name);
    ids = [];
    for (let number = 0; number < COUNT; number += 1) {
      ids.push((await api.create('/dashboards', largeDashboard(`Large ${number}`))).id);
    }
  });
  afterAll(() => server.close());

  it('ends a page at 16 MiB and returns nextOffset', async () => {
    const { status, content, json, headers } = await api.get('/dashboards');
    const first = Buffer.byteLength(JSON.stringify(content[0]));
    const fits = Math.floor(PAGE_BYTES / first);
    expect(fits).toBeGreaterThan(1);
    expect(fits).toBeLessThan(COUNT);
    expect(status).toBe(200);
    expect(content.map(({ id }: Json) => id)).toEqual(ids.slice(0, fits));
    expect(json.meta).toEqual({ total: COUNT, limit: 1000, offset: 0, nextOffset: fits });
    expect(headers.get('x-total-count')).toBe(String(COUNT));
    expect(Buffer.byteLength(JSON.stringify(json))).toBeLessThan(PAGE_BYTES + MEBIBYTE);
  });

  it('has no nextOffset on a page that ends at its limit or at the end of the list', async () => {
    const limited = await api.get('/dashboards?limit=2');
    expect(limited.json.meta).toEqual({ total: COUNT, limit: 2, offset: 0 });
    const last = await api.get(`/dashboards?offset=${COUNT - 2}`);
    expect(last.json.meta).toEqual({ total: COUNT, limit: 1000, offset: COUNT - 2 });
  });

  it('is complete if a client follows nextOffset', async () => {
    const read: string[] = [];
    for (let offset: number | undefined = 0; offset !== undefined; ) {
      const { content, json } = await api.get(`/dashboards?offset=${offset}`);
      read.push(...content.map(({ id }: Json) => id));
      offset = json.meta.nextOffset;
    }
    expect(read).toEqual(ids);
  });
});

describe('a long list', () => {
  let server: Awaited<ReturnType<typeof startForTest>>;
  let api: Api;

  beforeAll(async () => {
    server = await startForTest({ checkResponses: false });
    api = server.caller('open-source');
    for (let number = 0; number < 3; number += 1) await api.create('/dashboards', largeDashboard(`Large ${number}`));
  });
  afterAll(() => server.close());

  const requestText = (method: string, version: string) =>
    [
      `${method} /api/v2/dashboards HTTP/${version}`,
      'Host: localhost',
      `Authorization: Bearer ${server.credentials.openSource.apiKey}`,
      'Connection: close',
      '\r\n',
    ].join('\r\n');

  it('is sent with chunked encoding, without Content-Length', async () => {
    const { headers, content } = await api.get('/dashboards');
    expect([headers.get('transfer-encoding'), headers.get('content-length')]).toEqual(['chunked', null]);
    expect(content).toHaveLength(3);
  });

  it('has no body in the response to HEAD', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(requestText('HEAD', '1.1'));
    const [head = '', body] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    expect(head).toMatch(/x-total-count: 3/i);
    expect(body).toBe('');
  });

  it('is complete for an HTTP/1.0 client', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(requestText('GET', '1.0'));
    const [, body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(JSON.parse(body).data).toHaveLength(3);
  });

  it('can be read again after a client disconnects', async () => {
    const { body } = await fetch(`${server.url}/api/v2/dashboards`, {
      headers: { authorization: `Bearer ${server.credentials.openSource.apiKey}` },
    });
    await body?.cancel();
    expect((await api.get('/dashboards')).content).toHaveLength(3);
  });
});

it('a page of short items has a Content-Length', async () => {
  const server = await startForTest();
  const api = server.caller('open-source');
  for (let number = 0; number < 3; number += 1) await api.create('/dashboards', { name: `Small ${number}`, tiles: [] });
  const { headers, content } = await api.get('/dashboards');
  expect(Number(headers.get('content-length'))).toBeGreaterThan(100);
  expect(content).toHaveLength(3);
  await server.close();
});
