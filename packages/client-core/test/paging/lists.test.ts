import { describe, expect, it } from 'vitest';
import { clientOf, errorOf, type Thing } from '../support/client.ts';
import { type Behavior, data, json, serve } from '../support/serve.ts';

const things: readonly Thing[] = Array.from({ length: 7 }, (_, index) => ({ name: `thing ${index}` }));

/** Responds with the requested page of a list of seven things, with or without `meta`. */
function sevenThings(kind: 'with meta' | 'without meta'): Behavior {
  return (response, request) => {
    const query = new URL(request.url, 'http://things.example').searchParams;
    const [limit, offset] = [Number(query.get('limit') ?? 3), Number(query.get('offset') ?? 0)];
    const page = { data: things.slice(offset, offset + limit) };
    json(200, kind === 'with meta' ? { ...page, meta: { total: 7, limit, offset } } : page)(response, request);
  };
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('a list', () => {
  it('returns one page when it is awaited', async () => {
    const { origin } = await serve(sevenThings('with meta'));
    const page = await clientOf(origin).list({ limit: 3 });
    expect(page.items).toEqual(things.slice(0, 3));
    expect(page.meta).toEqual({ total: 7, limit: 3, offset: 0 });
    expect(JSON.parse(JSON.stringify(page))).toEqual({ items: page.items, meta: page.meta });
  });

  it('returns the next page until there is none', async () => {
    const { origin } = await serve(sevenThings('with meta'));
    const first = await clientOf(origin).list({ limit: 3, offset: 1 });
    const second = await first.next();
    expect([first.hasNext(), second.hasNext()]).toEqual([true, false]);
    expect(second.items).toEqual(things.slice(4, 7));
    expect((await second.next()).items).toEqual([]);
  });

  it.each(['with meta', 'without meta'] as const)('iterates over every item of responses %s', async (kind) => {
    const server = await serve(sevenThings(kind));
    expect(await collect(clientOf(server.origin).list({ limit: 3 }))).toEqual(things);
    expect(server.received.map(({ url }) => url)).toEqual([
      '/api/things?limit=3',
      '/api/things?limit=3&offset=3',
      '/api/things?limit=3&offset=6',
    ]);
  });

  it('continues at nextOffset if the server ended a page early because of its size', async () => {
    const server = await serve((response, request) => {
      const offset = Number(new URL(request.url, 'http://things.example').searchParams.get('offset') ?? 0);
      const end = offset + 2;
      const meta = { total: 7, limit: 1000, offset, ...(end < 7 && { nextOffset: end }) };
      json(200, { data: things.slice(offset, end), meta })(response, request);
    });
    const first = await clientOf(server.origin).list();
    expect(first.meta).toEqual({ total: 7, limit: 1000, offset: 0, nextOffset: 2 });
    expect(first.hasNext()).toBe(true);
    expect(await collect(clientOf(server.origin).list())).toEqual(things);
    expect(await clientOf(server.origin).list().all()).toEqual(things);
  });

  it('continues at nextOffset even if it is after the end of the page', async () => {
    const { origin } = await serve((response, request) => {
      const offset = Number(new URL(request.url, 'http://things.example').searchParams.get('offset') ?? 0);
      const meta = { total: 7, limit: 3, offset, ...(offset === 0 && { nextOffset: 5 }) };
      json(200, { data: things.slice(offset, offset + 3), meta })(response, request);
    });
    expect(await collect(clientOf(origin).list({ limit: 3 }))).toEqual([...things.slice(0, 3), ...things.slice(5)]);
  });

  it('does not request an awaited page again', async () => {
    const server = await serve(sevenThings('with meta'));
    const list = clientOf(server.origin).list({ limit: 4 });
    await list;
    expect(await collect(list)).toHaveLength(7);
    expect(server.received).toHaveLength(2);
  });

  it('iterates over pages with pages()', async () => {
    const { origin } = await serve(sevenThings('with meta'));
    const pages = await collect(clientOf(origin).list({ limit: 3 }).pages());
    expect(pages.map(({ items }) => items.length)).toEqual([3, 3, 1]);
  });

  it('returns one array with all(), and requests no more pages than needed', async () => {
    const server = await serve(sevenThings('with meta'));
    const api = clientOf(server.origin);
    expect(await api.list({ limit: 3 }).all()).toEqual(things);
    expect(await api.list({ limit: 3 }).all({ max: 4 })).toEqual(things.slice(0, 4));
    expect(await api.list({ limit: 3 }).all({ max: 0 })).toEqual([]);
    expect(server.received).toHaveLength(3 + 2);
  });

  it('ends at an empty page, even if the total is larger', async () => {
    const server = await serve(json(200, { data: [], meta: { total: 100, limit: 10, offset: 0 } }));
    expect(await collect(clientOf(server.origin).list())).toEqual([]);
    expect(server.received).toHaveLength(1);
  });

  it('ends if a server without meta ignores offsets', async () => {
    const server = await serve(data(things.slice(0, 3)));
    expect(await collect(clientOf(server.origin).list({ limit: 3 }))).toEqual(things.slice(0, 3));
    expect(server.received).toHaveLength(2);
  });

  it('of a server without meta ends at a page with fewer or more items than the limit', async () => {
    const server = await serve(data(things));
    expect((await clientOf(server.origin).list()).meta).toBeUndefined();
    expect((await clientOf(server.origin).list({ limit: 2 })).hasNext()).toBe(false);
    server.received.length = 0;
    expect(await clientOf(server.origin).list().all()).toEqual(things);
    expect(server.received).toHaveLength(1);
  });

  it('continues if meta has only a total', async () => {
    const server = await serve(
      json(200, { data: things.slice(0, 4), meta: { total: 7 } }),
      json(200, { data: things.slice(4), meta: { total: 7 } }),
    );
    expect(await clientOf(server.origin).list({ limit: 4 }).all()).toEqual(things);
    expect(server.received[1]?.url).toBe('/api/things?limit=4&offset=4');
  });

  it('throws the error of a later page in the iteration', async () => {
    const meta = { total: 9, limit: 1, offset: 0 };
    const { origin } = await serve(json(200, { data: [{}], meta }), json(403, { message: 'No' }));
    expect(await errorOf(collect(clientOf(origin).list()))).toMatchObject({ status: 403 });
  });

  it('returns its page with withResponse(), and an error with result()', async () => {
    const { origin } = await serve(sevenThings('with meta'), json(401, {}));
    const api = clientOf(origin);
    expect((await api.list().withResponse()).data.items).toHaveLength(3);
    expect(await api.list().result()).toMatchObject({ ok: false, error: { status: 401 } });
  });

  it('sends nothing before the iteration starts', async () => {
    const server = await serve(json(200, { data: [{}], meta: { total: 1, limit: 1, offset: 0 } }));
    const pages = clientOf(server.origin).list().pages();
    expect(await clientOf(server.origin).list().all({ max: 0 })).toEqual([]);
    expect(server.received).toHaveLength(0);
    expect(await pages.next()).toMatchObject({ value: { items: [{}] } });
    expect(server.received).toHaveLength(1);
  });
});
