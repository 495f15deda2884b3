import { describe, expect, it, vi } from 'vitest';
import { ConnectionError, RouteNotFoundError } from '../../src/index.ts';
import { clientOf, errorOf, secret } from '../support/client.ts';
import { cutOff, data, json, serve, text } from '../support/serve.ts';

describe('a call', () => {
  it('sends path, query, headers and credentials, and returns the content of the envelope', async () => {
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

  it('sends the body as JSON', async () => {
    const server = await serve(data({}));
    await clientOf(server.origin).update('one', { name: 'two' }, { ifMatch: '"v1"' });
    expect(server.received).toMatchObject([
      { body: '{"name":"two"}', headers: { 'content-type': 'application/json', 'if-match': '"v1"' } },
    ]);
  });

  it('is sent even if it is not awaited', async () => {
    const server = await serve(data({ name: 'one' }));
    clientOf(server.origin).create({ name: 'one' });
    await expect.poll(() => server.received).toHaveLength(1);
  });

  it('is sent only once', async () => {
    const server = await serve(data({ name: 'one' }));
    const call = clientOf(server.origin).get('one');
    expect(await Promise.all([call, call, call.finally(() => {})])).toHaveLength(3);
    expect((await call.withResponse()).data).toBe(await call);
    expect(server.received).toHaveLength(1);
  });

  it('returns the response, the request id, the attempts and the ETag with the data', async () => {
    const server = await serve(data({ name: 'one' }, { etag: '"v7"' }));
    const { response, ...others } = await clientOf(server.origin).get('one').withResponse();
    expect(others).toEqual({ data: { name: 'one' }, requestId: 'id-1', attempts: 1, etag: '"v7"', warnings: [] });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
  });

  it('returns the warnings of a write, or an empty array', async () => {
    const warnings = [{ pointer: '/url', message: 'does not resolve' }];
    const { origin } = await serve(json(200, { data: {}, meta: { warnings } }), json(200, { data: {} }));
    const update = () => clientOf(origin).update('one', { name: 'a' }).withResponse();
    expect((await update()).warnings).toEqual(warnings);
    expect((await update()).warnings).toEqual([]);
  });

  it('returns nothing for an operation without content', async () => {
    const { origin } = await serve(json(200, {}));
    expect(await clientOf(origin).delete()).toBeUndefined();
  });

  it('does not replace an Authorization header of the caller', async () => {
    const server = await serve(data({}));
    await clientOf(server.origin).get('one', { headers: { Authorization: 'Bearer other' } });
    expect(server.received[0]?.headers.authorization).toBe('Bearer other');
  });

  it('does not mutate the options of the caller', async () => {
    const { origin } = await serve(json(200, { data: [{}], meta: { total: 2, limit: 1, offset: 0 } }), data([]));
    const options = Object.freeze({ limit: 1, headers: Object.freeze({ a: 'b' }) });
    expect(await clientOf(origin).list(options).all()).toHaveLength(1);
  });

  it('omits the User-Agent header of the client if it is disabled', async () => {
    const server = await serve(data({}));
    await clientOf(server.origin, { userAgent: false }).get('one');
    expect(server.received[0]?.headers['user-agent']).not.toBe('things/1.0.0');
  });
});

describe('an id in the path', () => {
  it.each(['', '.', '..'])('is rejected if it is "%s", which would change the path', async (id) => {
    const server = await serve(data({}));
    expect(await errorOf(clientOf(server.origin).get(id))).toMatchObject({
      name: 'TypeError',
      message: expect.stringContaining('thingId'),
    });
    expect(server.received).toHaveLength(0);
  });

  it.each(['../../admin', '%2e%2e', 'a?b#c', '{owner}', '$&', '…'])('is encoded as one segment: "%s"', async (id) => {
    const server = await serve(data({}));
    await clientOf(server.origin).get(id);
    expect(server.received[0]?.url).toBe(`/api/me/things/${encodeURIComponent(id)}`);
  });

  it('is named in an error if it is missing', async () => {
    const { get } = clientOf('http://127.0.0.1:9');
    expect(String(await errorOf(get(undefined as unknown as string)))).toContain('`thingId`');
    expect(String(await errorOf(get('one', { owner: '' })))).toContain('`owner`');
  });
});

describe('decimal strings in numeric properties', () => {
  it('become numbers; other values stay unchanged', async () => {
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

describe('a call without a valid response', () => {
  it.each([
    ['is truncated', '{"data": {'],
    ['is an HTML page', '<html></html>'],
    ['has no content property', '{}'],
    ['is empty', ''],
    ['is null', 'null'],
  ])('throws a ConnectionError if the response %s', async (_, body) => {
    const { origin } = await serve(text(200, body));
    expect(await errorOf(clientOf(origin).get('one'))).toBeInstanceOf(ConnectionError);
  });

  it('throws a ConnectionError if the connection breaks in the middle of the response', async () => {
    const { origin } = await serve(cutOff);
    const error = await errorOf(clientOf(origin, { retries: 0 }).get('one'));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(String(error)).toMatch(/GET \/api\/me\/things\/one: incomplete response \(.+\)$/);
  });

  it('throws a ConnectionError if the response of a list has no array', async () => {
    const { origin } = await serve(data({ name: 'one' }));
    expect(await errorOf(clientOf(origin).list())).toBeInstanceOf(ConnectionError);
  });

  it('throws a RouteNotFoundError for the 404 of an unknown path', async () => {
    const { origin } = await serve(text(404, 'No such path'));
    const error = await errorOf(clientOf(origin).get('one'));
    expect(error).toBeInstanceOf(RouteNotFoundError);
    expect(String(error)).toContain('`baseUrl`');
  });

  it('throws a ConnectionError with the reason if the connection is refused', async () => {
    const server = await serve();
    server.close();
    const error = await errorOf(clientOf(server.origin, { retries: 0 }).get('one'));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(String(error)).toMatch(
      /GET \/api\/me\/things\/one: no response from http:\/\/127\.0\.0\.1:\d+ \(ECONNREFUSED\)/,
    );
  });
});

describe('a call with an https URL', () => {
  it('rejects with an error that names http if the service has no TLS', async () => {
    const server = await serve(data({}));
    const error = await errorOf(clientOf(server.origin.replace('http:', 'https:'), { retries: 0 }).get('one'));
    expect(String(error)).toMatch(/The port speaks http, not https: change `baseUrl`\.$/);
  });
});

describe('a custom fetch', () => {
  it('is called with the URL and the init object', async () => {
    const fetch = vi.fn(async () => Response.json({ data: { name: 'one' } }));
    await clientOf('http://things.example', { fetch }).create({ name: 'one' });
    expect(fetch).toHaveBeenCalledExactlyOnceWith('http://things.example/api/things', {
      method: 'POST',
      body: '{"name":"one"}',
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        'idempotency-key': expect.any(String),
        'user-agent': 'things/1.0.0',
      },
      signal: expect.any(AbortSignal),
      redirect: 'manual',
    });
  });
});

describe('a custom fetch that returns no promise', () => {
  it('may return a Response', async () => {
    const fetch = (): Response | Promise<Response> => Response.json({ data: { name: 'one' } });
    expect(await clientOf('http://things.example', { fetch }).get('one')).toEqual({ name: 'one' });
  });

  it('causes a ConnectionError if it throws', async () => {
    const fetch = (): Response => {
      throw new TypeError('offline');
    };
    const error = await errorOf(clientOf('http://things.example', { fetch, retries: 0 }).get('one'));
    expect(error).toBeInstanceOf(ConnectionError);
  });
});

describe('the fetch client', () => {
  it('calls by method and path with credentials and does not throw API errors', async () => {
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

  it('returns the unchanged bytes of a picture', async () => {
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff);
    const server = await serve(json(503, {}, { 'retry-after': '0' }), (response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end(png);
    });
    const api = clientOf(server.origin).fetchClient() as unknown as {
      GET(path: string, options: { parseAs: 'arrayBuffer' }): Promise<{ data: ArrayBuffer }>;
    };
    const { data: received } = await api.GET('/api/things', { parseAs: 'arrayBuffer' });
    expect(new Uint8Array(received)).toEqual(png);
  });

  it('retries like every other call', async () => {
    const server = await serve(json(503, {}, { 'retry-after': '0' }), json(200, { data: 1 }));
    const api = clientOf(server.origin).fetchClient() as unknown as { GET(path: string): Promise<{ data: unknown }> };
    expect((await api.GET('/api/things')).data).toEqual({ data: 1 });
    expect(server.received).toHaveLength(2);
  });
});
