import { type Dashboard, NotFoundError } from '@observability-api/open-source';
import type { QueryPage } from '@observability-api/open-source/query';
import { MutationObserver, QueryClient } from '@tanstack/query-core';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { clients } from '../src/clients.ts';

describe.each(clients)('the options of $name for TanStack Query', ({ name, createQueries, envelope }) => {
  /** Responds with the requested page of a list of three dashboards, with one dashboard, or with 404 for the id `missing`. */
  const fetch = vi.fn((url: string, { method }: { method: string }) => {
    const { pathname, searchParams } = new URL(url);
    const data = { id: pathname.split('/').at(-1), name: method };
    if (pathname.endsWith('/missing')) return Response.json({ message: 'No such dashboard' }, { status: 404 });
    if (!pathname.endsWith('/dashboards') || method !== 'GET') return Response.json(envelope(data));
    const [limit, offset] = [Number(searchParams.get('limit')), Number(searchParams.get('offset'))];
    const items = ['a', 'b', 'c'].slice(offset, offset + limit).map((id) => ({ id }));
    return Response.json(envelope(items, { total: 3, limit, offset }));
  });
  const queries = createQueries({ fetch, retries: 0 });
  const client = new QueryClient();

  it('read a resource with a typed key', async () => {
    const query = queries.dashboards.get('one');
    expect(await client.fetchQuery(query)).toEqual({ id: 'one', name: 'GET' });
    expect(query.queryKey).toEqual([name, 'dashboards', 'get', 'one']);
    expectTypeOf(client.getQueryData(query.queryKey)).toEqualTypeOf<Dashboard | undefined>();
    expect(client.getQueryData(query.queryKey)).toEqual({ id: 'one', name: 'GET' });
  });

  it('read the pages of a list until the last one', async () => {
    const list = queries.dashboards.list({ limit: 2 });
    const { pages, pageParams } = await client.fetchInfiniteQuery({ ...list, pages: 5 });
    expectTypeOf(pages).toEqualTypeOf<QueryPage<Dashboard>[]>();
    expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
    expect(pageParams).toEqual([0, 2]);
    expect(pages[1]).toEqual({ items: [{ id: 'c' }], meta: { total: 3, limit: 2, offset: 2 }, nextOffset: undefined });
  });

  it('start a list at the given offset', async () => {
    const { pages } = await client.fetchInfiniteQuery(queries.dashboards.list({ limit: 2, offset: 1 }));
    expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual([['b', 'c']]);
  });

  it('send a mutation', async () => {
    const update = new MutationObserver(client, queries.dashboards.update());
    const body = { name: 'Checkout', tiles: [] };
    expect(await update.mutate({ dashboardId: 'one', body, options: { ifMatch: '"v1"' } })).toMatchObject({
      name: 'PUT',
    });
    expect(fetch.mock.lastCall).toMatchObject([
      expect.stringMatching(/dashboards\/one$/),
      { method: 'PUT', body: JSON.stringify(body), headers: { 'if-match': '"v1"' } },
    ]);
  });

  it('send a sample notification as a mutation', async () => {
    const test = new MutationObserver(client, queries.webhooks.test());
    await test.mutate({ webhookId: 'hook' });
    expect(fetch.mock.lastCall).toMatchObject([expect.stringMatching(/webhooks\/hook\/test$/), { method: 'POST' }]);
  });

  it('throw the errors of the client, and leave retries to it', async () => {
    const before = fetch.mock.calls.length;
    const query = { retryDelay: 0, ...queries.dashboards.get('missing') };
    await expect(
      new QueryClient({ defaultOptions: { queries: { retry: 1 } } }).fetchQuery(query),
    ).rejects.toBeInstanceOf(NotFoundError);
    expect(fetch.mock.calls.length - before).toBe(1);
  });

  it('cancel the request with the query', async () => {
    const pending = vi.fn((_url: string, _init: RequestInit) => new Promise<Response>(() => {}));
    const { queryFn } = createQueries({ fetch: pending }).dashboards.get('one');
    const cancellation = new AbortController();
    const result = queryFn({ signal: cancellation.signal });
    await vi.waitFor(() => expect(pending).toHaveBeenCalled());
    cancellation.abort();
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    expect(pending.mock.lastCall?.[1].signal?.aborted).toBe(true);
  });

  it('have keys that start with the given root', () => {
    const other = createQueries({}, 'other').dashboards;
    expect([other.key, other.get('one').queryKey]).toEqual([
      ['other', 'dashboards'],
      ['other', 'dashboards', 'get', 'one'],
    ]);
  });

  it('have keys by which a resource is invalidated', async () => {
    const query = queries.dashboards.get('two');
    await client.fetchQuery(query);
    await client.invalidateQueries({ queryKey: queries.dashboards.key });
    expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
  });
});

it('offers a chart as a query although its request is a POST', () => {
  const [openSource] = clients;
  const query = { startTime: 1, endTime: 2, series: [] };
  const { queryFn, queryKey } = openSource?.createQueries({}).charts.series(query) ?? {};
  expect(queryKey).toEqual(['open-source', 'charts', 'series', query]);
  expect(queryFn).toBeTypeOf('function');
});
