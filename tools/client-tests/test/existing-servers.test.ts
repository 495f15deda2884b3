import * as managed from '@observability-api/managed';
import { NotFoundError, RouteNotFoundError } from '@observability-api/open-source';
import { describe, expect, it, onTestFinished } from 'vitest';
import { clients } from '../src/clients.ts';
import {
  alert,
  connection,
  dashboard,
  EVENT_COUNT,
  savedSearch,
  startExistingServer,
  webhook,
} from '../src/existing-server.ts';

const notFound = [NotFoundError, managed.NotFoundError];
const unknownRoute = [RouteNotFoundError, managed.RouteNotFoundError];

async function errorOf(call: PromiseLike<unknown>): Promise<Error> {
  return call.then(
    () => new Error('the call succeeded'),
    (error: Error) => error,
  );
}

describe.each(clients)('the $name client on a server that differs from the spec', (client) => {
  const start = async (prefix = '') => {
    const server = await startExistingServer(client, prefix);
    onTestFinished(server.close);
    const baseUrl = server.origin + prefix;
    return { server, api: client.createClient({ baseUrl }), strict: client.createStrictClient({ baseUrl }) };
  };

  it.each(['', '/observability', '/a/b'])('reads and writes resources under the path "%s"', async (prefix) => {
    const { api } = await start(prefix);
    expect((await api.dashboards.list()).items).toEqual([dashboard]);
    expect(await api.dashboards.get(dashboard.id)).toEqual(dashboard);
    expect(await api.dashboards.create({ name: 'Checkout', tiles: [] })).toEqual(dashboard);
    await api.dashboards.delete(dashboard.id);
  });

  it('accepts unknown kinds and values, ids of another format and missing properties with strict validation', async () => {
    const { strict } = await start();
    expect((await strict.dashboards.list()).items).toEqual([dashboard]);
    expect(await strict.alerts.get(alert.id)).toEqual(alert);
    expect((await strict.webhooks.list()).items).toEqual([webhook]);
    expect((await strict.sources.list()).items).toHaveLength(1);
    expect((await strict.savedSearches.list()).items).toEqual([savedSearch]);
    if (client.name === 'open-source') expect((await strict.connections.list()).items).toEqual([connection]);
  });

  it('finds a webhook in the list, because it cannot be read by its id', async () => {
    const { strict, server } = await start();
    const { data, response } = await strict.webhooks.get(webhook.id).withResponse();
    expect([data, response.status]).toEqual([webhook, 200]);
    expect(server.received.map(({ path }) => path.split('/').slice(-2).join('/'))).toEqual([
      `webhooks/${webhook.id}`,
      expect.stringMatching(/\/webhooks$/),
    ]);
    const result = await strict.webhooks.get('other').result();
    expect(result).toMatchObject({ ok: false, error: { status: 404, code: 'NOT_FOUND' } });
  });

  it('follows a redirect within the origin only for reads', async () => {
    const { server } = await start();
    const moved = client.createClient({ baseUrl: `${server.origin}/old` });
    expect(await moved.dashboards.get(dashboard.id)).toEqual(dashboard);
    const error = await errorOf(moved.dashboards.update(dashboard.id, { name: 'Checkout', tiles: [] }));
    expect(unknownRoute).toContain(error.constructor);
    expect(server.received.map(({ method }) => method)).toEqual(['GET', 'GET', 'PUT']);
  });

  it('throws NotFoundError for a 404 with a text body, and result() returns it', async () => {
    const { api } = await start();
    const error = await errorOf(api.dashboards.get('6740a3f2c51e9b0012d4e8a9'));
    expect(notFound).toContain(error.constructor);
    expect(await api.alerts.delete('6740a3f2c51e9b0012d4e8a9').result()).toMatchObject({
      ok: false,
      error: { status: 404, body: 'Not Found' },
    });
  });

  it('throws RouteNotFoundError for a 404 with an HTML page', async () => {
    const { server } = await start();
    const wrong = client.createClient({ baseUrl: `${server.origin}/wrong` });
    expect(unknownRoute).toContain((await errorOf(wrong.dashboards.get(dashboard.id))).constructor);
    expect(unknownRoute).toContain((await errorOf(wrong.dashboards.list())).constructor);
  });

  it('returns a list as one page without `meta`', async () => {
    const { api, server } = await start();
    const page = await api.dashboards.list();
    expect([page.meta, page.hasNext()]).toEqual([undefined, false]);
    expect(await api.dashboards.list({ limit: 1 }).all()).toEqual([dashboard]);
    // `all()` requests a second page. The server ignores offsets and returns the first one again.
    expect(server.received).toHaveLength(3);
  });

  it('ignores weak ETags, and rejects conditional writes without a strong one', async () => {
    const { api, server } = await start();
    const { etag } = await api.dashboards.get(dashboard.id).withResponse();
    expect(etag).toBeUndefined();
    const body = { name: 'Checkout', tiles: [] };
    expect(await errorOf(api.dashboards.update(dashboard.id, body, { ifMatch: etag }))).toBeInstanceOf(TypeError);
    expect(await errorOf(api.dashboards.modify(dashboard.id, () => body))).toBeInstanceOf(TypeError);
    expect(server.received.filter(({ method }) => method === 'PUT')).toEqual([]);
    await api.dashboards.modify(dashboard.id, () => body, { unsafe: true });
    expect(server.received.at(-1)).toMatchObject({ method: 'PUT', body: JSON.stringify(body) });
  });

  it('does not repeat a POST that the server may have processed', async () => {
    const { api, server } = await start();
    // The response has no `idempotency-key` header, so the client does not rely on the key to make a retry safe.
    await api.dashboards.create({ name: 'Checkout', tiles: [] });
    server.unanswered = 1;
    expect((await errorOf(api.dashboards.create({ name: 'Checkout', tiles: [] }))).name).toBe('ConnectionError');
    expect(server.received).toHaveLength(2);
    server.unanswered = 1;
    expect(await api.dashboards.get(dashboard.id)).toEqual(dashboard);
  });

  it('returns the request id of the body, if there is one', async () => {
    const { api } = await start();
    const { requestId } = await api.dashboards.get(dashboard.id).withResponse();
    expect(requestId).toBe(client.name === 'managed' ? 'id' : undefined);
  });

  it('iterates over events with offsets, if the search has a range or fits in one page', async () => {
    const { api } = await start();
    const eventsOf = async (search: object) => {
      const received: unknown[] = [];
      for await (const event of api.search.events({ sourceId: 'logs', ...search })) received.push(event);
      return received;
    };
    const range = { startTime: '2026-11-20T10:00:00.000Z', endTime: '2026-11-20T11:00:00.000Z' };
    const events = Array.from({ length: EVENT_COUNT }, (_, index) => ({ index }));
    expect(await eventsOf(range)).toEqual(events);
    expect(await eventsOf({ ...range, maxResults: 50 })).toEqual(events);
    expect(await eventsOf({ maxResults: 1_000 })).toEqual(events);
    expect((await errorOf(eventsOf({}))).message).toContain('does not support cursors: set startTime and endTime');
  });

  if (client.name === 'open-source') {
    it('converts counts in strings to numbers, and rejects rows of another shape', async () => {
      const { strict, server } = await start();
      const query = {
        startTime: 1_768_208_400_000,
        endTime: 1_768_212_000_000,
        series: [{ sourceId: '6740a3f2c51e9b0012d4e8d1', aggFn: 'count', where: '', groupBy: ['ServiceName'] }],
      } as const;
      const rows = await strict.charts.series(query);
      expect(rows.map(({ group, values }) => [group, values])).toEqual([
        [['api'], [42]],
        [[null], [1]],
      ]);
      server.rows = [{ time: 1, count: 2 }];
      expect((await errorOf(strict.charts.series(query))).message).toContain('those of another version of the API');
    });
  }

  it('updates a dashboard with exactly the properties that it has read', async () => {
    const { api, server } = await start();
    const draft = await api.dashboards.get(dashboard.id);
    await api.dashboards.update(dashboard.id, draft as never);
    expect(JSON.parse(server.received.at(-1)?.body ?? '')).toEqual(dashboard);
  });
});
