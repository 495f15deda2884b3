import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  ApiError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  ForbiddenError,
  NotFoundError,
  PreconditionFailedError,
  RateLimitError,
  ServerError,
  UnauthorizedError,
} from '../../src/index.ts';
import { clientOf, errorOf, secret } from '../support/client.ts';
import { data, json, serve, silent, text } from '../support/serve.ts';

describe('an error response', () => {
  it('throws the error of its status with the fields of an open source body', async () => {
    const issues = [
      { in: 'body', path: ['w'], pointer: '/w', code: 'maximum', message: 'expected 1 to 24, received 30' },
    ];
    const body = { message: 'No such thing', requestId: 'id-2', issues };
    const { origin } = await serve(json(404, body));
    const error = await errorOf(clientOf(origin).get('one'));
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({
      message: 'GET /api/me/things/one: 404 No such thing (request id-2)',
      name: 'NotFoundError',
      status: 404,
      code: 'NOT_FOUND',
      requestId: 'id-2',
      operation: 'getThing',
      attempts: 1,
      retryAfterMs: undefined,
      issues,
      body,
    });
  });

  it('throws an error whose printed form contains the message and each issue only once', async () => {
    const issues = [{ in: 'body', path: ['w'], pointer: '/w', code: 'maximum', message: 'expected 1 to 24' }];
    const { origin } = await serve(json(400, { message: 'Invalid body', issues }));
    const printed = inspect(await errorOf(clientOf(origin).get('one')), { depth: 20 });
    expect(printed.split('expected 1 to 24')).toHaveLength(2);
    expect(printed.split('Invalid body')).toHaveLength(2);
  });

  it('throws an error with the code of a managed body', async () => {
    const { origin } = await serve(
      json(401, { status: 401, error: 'UNAUTHORIZED: The key is not active', requestId: 'id-3' }),
    );
    const error = await errorOf(clientOf(origin).get('one'));
    expect(error).toBeInstanceOf(UnauthorizedError);
    expect(error).toMatchObject({
      code: 'UNAUTHORIZED',
      message: expect.stringMatching(/401 The key is not active \(request id-3\)$/),
    });
  });

  it.each([
    [400, BadRequestError],
    [403, ForbiddenError],
    [409, ConflictError],
    [412, PreconditionFailedError],
    [429, RateLimitError],
    [500, ServerError],
    [418, ApiError],
  ])('with status %i throws the error class of the status', async (status, expected) => {
    const { origin } = await serve(json(status, {}));
    const error = await errorOf(clientOf(origin, { retries: 0 }).get('one'));
    expect(error).toBeInstanceOf(expected);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, requestId: 'id-1', issues: [] });
  });

  it('throws an error with a code for the status if the body has none', async () => {
    const { origin } = await serve(json(418, {}), json(422, {}));
    const api = clientOf(origin);
    expect(await errorOf(api.get('one'))).toMatchObject({ code: 'STATUS_418' });
    expect(await errorOf(api.get('one'))).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('throws a ServerError whose body is the HTML page of a proxy', async () => {
    const { origin } = await serve(text(502, '<h1>Bad gateway</h1>', { 'content-type': 'text/html' }));
    const error = await errorOf(clientOf(origin, { retries: 0 }).get('one'));
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ status: 502, body: '<h1>Bad gateway</h1>' });
  });

  it('throws an error that quotes at most 200 characters of a plain text body, and nothing of an HTML page', async () => {
    const { origin } = await serve(text(403, 'x'.repeat(300)));
    expect(String(await errorOf(clientOf(origin).get('one')))).toContain(`403 ${'x'.repeat(200)} (request`);
    const page = await serve(text(403, '<html>'));
    expect(String(await errorOf(clientOf(page.origin).get('one')))).toContain('403 FORBIDDEN (request');
  });

  it('throws an error with the delay that the service requests', async () => {
    const { origin } = await serve(json(429, {}, { 'retry-after': '7' }));
    expect(await errorOf(clientOf(origin, { retries: 0 }).get('one'))).toMatchObject({ retryAfterMs: 7000 });
  });
});

describe('result()', () => {
  it('returns the data of a successful call with its response fields', async () => {
    const { origin } = await serve(data({ name: 'one' }, { etag: '"v1"' }));
    expect(await clientOf(origin).get('one').result()).toMatchObject({
      ok: true,
      data: { name: 'one' },
      etag: '"v1"',
      requestId: 'id-1',
      attempts: 1,
    });
  });

  it('returns an API error instead of throwing it', async () => {
    const { origin } = await serve(json(404, { message: 'No' }));
    const result = await clientOf(origin).get('one').result();
    expect(result).toMatchObject({ ok: false, error: { status: 404, body: { message: 'No' } } });
  });

  it('returns a plain text 404 of a resource as a NotFoundError', async () => {
    const { origin } = await serve(text(404, 'Not Found'));
    const result = await clientOf(origin).get('one').result();
    expect(result).toMatchObject({ ok: false, error: { name: 'NotFoundError', status: 404, body: 'Not Found' } });
    expect(String(await errorOf(clientOf(origin).get('one')))).toContain('404 Not Found');
  });

  it.each([
    ['an empty body', ''],
    ['an HTML page', ' <!DOCTYPE html><p>Not Found'],
    ['the text of this service for an unknown path', 'No such path. The reference is at /docs'],
  ])('throws for a 404 with %s', async (_, body) => {
    const { origin } = await serve(text(404, body));
    expect(await errorOf(clientOf(origin).get('one').result())).toMatchObject({ name: 'RouteNotFoundError' });
  });

  it('throws if no valid response arrived', async () => {
    const { origin } = await serve(text(404, 'nothing here'));
    expect(await errorOf(clientOf(origin).list().result())).toMatchObject({ name: 'RouteNotFoundError' });
    expect(await errorOf(clientOf('http://127.0.0.1:1', { retries: 0 }).get('one').result())).toBeInstanceOf(
      ConnectionError,
    );
  });
});

describe('the API key', () => {
  /** Returns everything that a program could print of a value. */
  function printAll(value: unknown): string {
    const descriptors =
      value instanceof Error ? `${value.stack}${JSON.stringify(Object.getOwnPropertyDescriptors(value))}` : '';
    return `${inspect(value, { depth: 20, showHidden: true })}${JSON.stringify(value)}${String(value)}${descriptors}`;
  }

  it('does not appear in printed errors', async () => {
    const { origin } = await serve(json(500, {}), text(404, ''), text(200, 'x'), silent);
    const api = clientOf(origin, { retries: 0 });
    const errors = [];
    for (let index = 0; index < 3; index++) errors.push(await errorOf(api.get('one')));
    errors.push(await errorOf(api.get('one', { timeoutMs: 100 })));
    errors.push(await errorOf(clientOf('http://127.0.0.1:1', { retries: 0 }).get('one')));
    expect(errors.map((error) => (error as Error).name)).toEqual([
      'ServerError',
      'RouteNotFoundError',
      'ConnectionError',
      'TimeoutError',
      'ConnectionError',
    ]);
    for (const error of errors) expect(printAll(error)).not.toContain(secret);
  });

  it('does not appear in printed clients, calls or responses', async () => {
    const { origin } = await serve(data({ name: 'one' }));
    const api = clientOf(origin);
    const call = api.get('one');
    const response = await call.withResponse();
    for (const value of [api, api.fetchClient(), call, response]) expect(printAll(value)).not.toContain(secret);
  });

  it('is not quoted in the error for an invalid header', async () => {
    const headers = { 'x-key': `${secret}\nmore` };
    expect(() => clientOf('http://127.0.0.1:9', { headers })).toThrow(
      /`headers` has an invalid name or value: "x-key"/,
    );
    const error = await errorOf(clientOf('http://127.0.0.1:9').get('one', { headers }));
    expect(error).toBeInstanceOf(TypeError);
    expect(printAll(error)).not.toContain(secret);
  });
});

describe('the stack of an error', () => {
  /** Returns the error of a call. The first frame of its stack, except frames of Node.js, must be this function. */
  async function callerFunction(call: () => Promise<unknown>): Promise<unknown> {
    try {
      await call();
    } catch (error) {
      return error;
    }
    throw new Error('the call succeeded');
  }

  it.each([
    ['an error response', (api: ReturnType<typeof clientOf>) => api.get('one')],
    ['`withResponse`', (api: ReturnType<typeof clientOf>) => api.get('one').withResponse()],
    ['`modify`', (api: ReturnType<typeof clientOf>) => api.modify('one', (draft) => draft)],
    ['a list', (api: ReturnType<typeof clientOf>) => api.list().all()],
    ['an iteration', (api: ReturnType<typeof clientOf>) => api.list()[Symbol.asyncIterator]().next()],
    ['an invalid id', (api: ReturnType<typeof clientOf>) => api.get('..')],
    ['a timeout', (api: ReturnType<typeof clientOf>) => api.get('one', { timeoutMs: 0, retries: 0 })],
  ])('starts at the caller after %s', async (_, call) => {
    const { origin } = await serve(json(404, { message: 'No such thing' }));
    const error = (await callerFunction(() => call(clientOf(origin)))) as Error;
    const frames = (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line) && !line.includes('node:'));
    expect(frames[0]).toContain('callerFunction');
  });

  it('contains the middleware that threw the error', async () => {
    const failing = async () => {
      throw new RangeError('no');
    };
    const { origin } = await serve(data({}));
    const error = (await errorOf(clientOf(origin, { middleware: [failing] }).get('one'))) as Error;
    expect(error.stack).toContain('at failing');
  });
});
