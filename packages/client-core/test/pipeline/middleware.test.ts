import { describe, expect, it } from 'vitest';
import type { Middleware } from '../../src/index.ts';
import { clientOf, errorOf, secret } from '../support/client.ts';
import { data, json, serve } from '../support/serve.ts';

describe('middleware', () => {
  it('wraps the request, with the first function outermost', async () => {
    const { origin } = await serve(data({}));
    const seen: string[] = [];
    const layer =
      (name: string): Middleware =>
      async (request, next) => {
        seen.push(`${name} in`);
        const response = await next(request);
        seen.push(`${name} out ${response.status}`);
        return response;
      };
    await clientOf(origin, { middleware: [layer('outer'), layer('inner')] }).get('one');
    expect(seen).toEqual(['outer in', 'inner in', 'inner out 200', 'outer out 200']);
  });

  it('receives its own copy of the request for every attempt', async () => {
    const server = await serve(json(503, {}, { 'retry-after': '0' }), data({}));
    const seen: unknown[] = [];
    const recording: Middleware = (request, next) => {
      request.headers.append('x-seen', 'once');
      seen.push([request.operation, request.attempt, request.method, request.url, request.body]);
      return next(request);
    };
    await clientOf(server.origin, { middleware: [recording] }).update('one', { name: 'a' });
    const url = `${server.origin}/api/me/things/one`;
    expect(seen).toEqual([
      ['updateThing', 1, 'PUT', url, '{"name":"a"}'],
      ['updateThing', 2, 'PUT', url, '{"name":"a"}'],
    ]);
    expect(server.received.map(({ headers }) => headers['x-seen'])).toEqual(['once', 'once']);
  });

  it('can change the request and can return its own response', async () => {
    const server = await serve(data({ name: 'one' }));
    const elsewhere: Middleware = (request, next) => next({ ...request, url: `${server.origin}/other`, body: '{}' });
    const cached: Middleware = async (request, next) =>
      request.method === 'GET' ? Response.json({ data: { name: 'cached' } }) : next(request);
    const api = clientOf('http://things.example', { middleware: [elsewhere, cached] });
    expect(await api.get('one')).toEqual({ name: 'cached' });
    await api.update('one', { name: 'two' });
    expect(server.received).toMatchObject([{ url: '/other', body: '{}' }]);
  });

  it('does not find the key in its request after the response', async () => {
    const server = await serve(json(503, {}, { 'retry-after': '0' }), data({}));
    const seen: string[] = [];
    const late: Middleware = async (request, next) => {
      const response = await next(request);
      seen.push(JSON.stringify([...request.headers]));
      return response;
    };
    await clientOf(server.origin, { middleware: [late] }).get('one');
    expect(seen).toHaveLength(2);
    expect(seen.join()).not.toContain(secret);
    expect(server.received[1]?.headers.authorization).toContain(secret);
  });

  it('causes an error without a retry if it returns no response or one that it has read', async () => {
    const server = await serve(data({}));
    const returningNothing = (async (...[request, next]: Parameters<Middleware>) =>
      void (await next(request))) as unknown as Middleware;
    const reading: Middleware = async (request, next) => {
      const response = await next(request);
      await response.text();
      return response;
    };
    for (const middleware of [returningNothing, reading]) {
      const error = await errorOf(clientOf(server.origin, { middleware: [middleware] }).get('one'));
      expect(String(error)).toMatch(/^TypeError: Middleware and `fetch` must return an unread Response/);
    }
    expect(server.received).toHaveLength(2);
  });

  it('must be an array', () => {
    const one = (async (request, next) => next(request)) as Middleware;
    expect(() => clientOf('http://127.0.0.1:9', { middleware: one as unknown as Middleware[] })).toThrow(
      '`middleware` must be an array.',
    );
  });

  it('does not see the key and can set its own Authorization header', async () => {
    const server = await serve(data({}));
    let seen = '';
    const signing: Middleware = (request, next) => {
      seen = JSON.stringify([...request.headers]);
      request.headers.set('authorization', 'Bearer of-the-middleware');
      return next(request);
    };
    await clientOf(server.origin, { middleware: [signing] }).get('one');
    expect(seen).not.toContain(secret);
    expect(server.received[0]?.headers.authorization).toBe('Bearer of-the-middleware');
  });

  it('can send twice, and can throw its own error, which is not retried', async () => {
    const server = await serve(json(500, {}), data({ name: 'one' }));
    const twice: Middleware = async (request, next) => {
      const first = await next(request);
      return first.ok ? first : next(request);
    };
    expect(
      await clientOf(server.origin, { middleware: [twice] })
        .get('one')
        .withResponse(),
    ).toMatchObject({ attempts: 1 });
    let calls = 0;
    const failing: Middleware = () => {
      calls += 1;
      throw new RangeError('middleware failed');
    };
    expect(await errorOf(clientOf(server.origin, { middleware: [failing] }).get('one'))).toBeInstanceOf(RangeError);
    expect(calls).toBe(1);
  });
});
