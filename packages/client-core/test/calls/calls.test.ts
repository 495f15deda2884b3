import { describe, expect, it, vi } from 'vitest';
import { ConnectionError, RouteNotFoundError } from '../../src/index.ts';
import { clientOf, errorOf, getThing, secret } from '../support/client.ts';
import { data, json, serve, text } from '../support/serve.ts';

describe('a call', () => {
  it('sends path, query, headers and credentials, and answers the content of the envelope', async () => {
    const server = await serve(data({ name: 'one' }));
    const api = clientOf(server.origin, { headers: { 'x-team': 'blue' } });
    expect(await api.get('a/b c', { limit: 5, owner: 'you', headers: { 'x-more': '1' } })).toEqual({ name: 'one' });
    expect(server.received).toMatchObject([
      {
        method: 'GET',
        url: '/api/you/things/a%2Fb%20c?limit=5',
        headers: { authorization: `Bearer ${secret}`, 'x-team': 'blue', 'x-more': '1', 'user-agent': 'things/1.0.0' },
      },
    ]);
  });

  it('sends its body as JSON', async () => {
    const server = await serve(data({}));
    await clientOf(server.origin).update('one', { name: 'two' }, { ifMatch: '"v1"' });
    expect(server.received).toMatchObject([
      { body: '{"name":"two"}', headers: { 'content-type': 'application/json', 'if-match': '"v1"' } },
    ]);
  });

  it('is not sent before it is awaited, and once however often it is', async () => {
    const server = await serve(data({ name: 'one' }));
    const call = clientOf(server.origin).get('one');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.received).toHaveLength(0);
    expect(await Promise.all([call, call, call.finally(() => {})])).toHaveLength(3);
    expect((await call.withResponse()).data).toBe(await call);
    expect(server.received).toHaveLength(1);
  });

  it('answers the response, the request id, the attempts and the ETag beside the data', async () => {
    const server = await serve(data({ name: 'one' }, { etag: '"v7"' }));
    const { response, ...others } = await clientOf(server.origin).get('one').withResponse();
    expect(others).toEqual({ data: { name: 'one' }, requestId: 'id-1', attempts: 1, etag: '"v7"' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
  });

  it('answers nothing where the operation answers nothing', async () => {
    const { origin } = await serve(json(200, {}));
    expect(await clientOf(origin).delete()).toBeUndefined();
  });

  it('leaves Authorization alone where the caller gives one', async () => {
    const server = await serve(data({}));
    await clientOf(server.origin).get('one', { headers: { Authorization: 'Bearer other' } });
    expect(server.received[0]?.headers.authorization).toBe('Bearer other');
  });

  it('never changes the options of its caller', async () => {
    const { origin } = await serve(json(200, { data: [{}], meta: { total: 2, limit: 1, offset: 0 } }), data([]));
    const options = Object.freeze({ limit: 1, headers: Object.freeze({ a: 'b' }) });
    expect(await clientOf(origin).list(options).all()).toHaveLength(1);
  });

  it('sends no User-Agent of the client when it is not wanted', async () => {
    const server = await serve(data({}));
    await clientOf(server.origin, { userAgent: false }).get('one');
    expect(server.received[0]?.headers['user-agent']).not.toBe('things/1.0.0');
  });
});

describe('an id in the path', () => {
  it.each(['', '.', '..'])('"%s" is refused, because it would leave its segment', async (id) => {
    const server = await serve(data({}));
    expect(await errorOf(clientOf(server.origin).get(id))).toMatchObject({
      name: 'TypeError',
      message: expect.stringContaining('thingId'),
    });
    expect(server.received).toHaveLength(0);
  });

  it.each(['../../admin', '%2e%2e', 'a?b#c', '{owner}', '$&', '…'])('"%s" stays in its segment', async (id) => {
    const server = await serve(data({}));
    await clientOf(server.origin).get(id);
    expect(server.received[0]?.url).toBe(`/api/me/things/${encodeURIComponent(id)}`);
  });

  it('that was given nowhere is named with its option and variable', async () => {
    const { send } = clientOf('http://127.0.0.1:9');
    const elsewhere = { ...getThing, path: '/api/{team}', defaults: ['team'] };
    expect(String(await errorOf(send.one(elsewhere, [], undefined, undefined)))).toContain('`team`');
    expect(String(await errorOf(send.one(getThing, ['one'], undefined, { owner: '' } as object)))).toContain('`owner`');
  });
});

describe('numbers that a server sends as decimal strings', () => {
  it('are numbers in the answer, and what is no number stays as it is', async () => {
    const { origin } = await serve(
      data([{ count: '42.5', name: '7' }, { count: 3 }, { count: null }, { count: 'many' }, { count: '' }, null]),
    );
    expect(await clientOf(origin).count()).toEqual([
      { count: 42.5, name: '7' },
      { count: 3 },
      { count: null },
      { count: 'many' },
      { count: '' },
      null,
    ]);
  });
});

describe('an answer that is not the service', () => {
  it.each([
    ['is cut off', '{"data": {'],
    ['is a page of something else', '<html></html>'],
    ['has no content', '{}'],
    ['is empty', ''],
    ['is null', 'null'],
  ])('is a ConnectionError when it %s', async (_, body) => {
    const { origin } = await serve(text(200, body));
    expect(await errorOf(clientOf(origin).get('one'))).toBeInstanceOf(ConnectionError);
  });

  it('is a ConnectionError when a list is none', async () => {
    const { origin } = await serve(data({ name: 'one' }));
    expect(await errorOf(clientOf(origin).list())).toBeInstanceOf(ConnectionError);
  });

  it('is a RouteNotFoundError when a 404 has no JSON body', async () => {
    const { origin } = await serve(text(404, 'No such path'));
    const error = await errorOf(clientOf(origin).get('one'));
    expect(error).toBeInstanceOf(RouteNotFoundError);
    expect(String(error)).toContain('`baseUrl`');
  });

  it('is a ConnectionError with the reason when nothing listens', async () => {
    const server = await serve();
    server.close();
    const error = await errorOf(clientOf(server.origin, { retries: 0 }).get('one'));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(String(error)).toMatch(
      /GET \/api\/me\/things\/one at http:\/\/127\.0\.0\.1:\d+: no answer \(ECONNREFUSED\)/,
    );
  });
});

describe('a fetch of the caller', () => {
  it('is called with an address and what to send', async () => {
    const fetch = vi.fn(async () => Response.json({ data: { name: 'one' } }));
    await clientOf('http://things.example', { fetch }).create({ name: 'one' });
    expect(fetch).toHaveBeenCalledExactlyOnceWith('http://things.example/api/things', {
      method: 'POST',
      body: '{"name":"one"}',
      headers: expect.any(Headers),
      signal: expect.any(AbortSignal),
      redirect: 'manual',
    });
  });
});

describe('a fetch that answers at once', () => {
  it('need not answer a promise', async () => {
    const fetch = (): Response | Promise<Response> => Response.json({ data: { name: 'one' } });
    expect(await clientOf('http://things.example', { fetch }).get('one')).toEqual({ name: 'one' });
  });

  it('is no answer where it throws', async () => {
    const fetch = (): Response => {
      throw new TypeError('offline');
    };
    const error = await errorOf(clientOf('http://things.example', { fetch, retries: 0 }).get('one'));
    expect(error).toBeInstanceOf(ConnectionError);
  });
});

describe('a client without methods', () => {
  it('calls by method and path, signed, and does not throw API errors', async () => {
    const server = await serve(json(404, { message: 'No such thing' }), json(200, { data: 1 }), text(204, ''));
    const api = clientOf(server.origin).fetchClient() as unknown as Record<
      'GET' | 'PUT',
      (path: string, init?: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>
    >;
    const { error, response } = await api.GET('/api/things/one');
    expect([error, response.status]).toEqual([{ message: 'No such thing' }, 404]);
    expect((await api.PUT('/api/things/one', { body: { name: 'é' } })).data).toEqual({ data: 1 });
    expect((await api.GET('/api/things')).response.status).toBe(204);
    expect(server.received[1]).toMatchObject({ body: '{"name":"é"}', headers: { authorization: `Bearer ${secret}` } });
  });

  it('is tried again like any other', async () => {
    const server = await serve(json(503, {}, { 'retry-after': '0' }), json(200, { data: 1 }));
    const api = clientOf(server.origin).fetchClient() as unknown as { GET(path: string): Promise<{ data: unknown }> };
    expect((await api.GET('/api/things')).data).toEqual({ data: 1 });
    expect(server.received).toHaveLength(2);
  });
});
