import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryAfterMs } from '../../src/errors/retry-after.ts';
import { ConnectionError, RateLimitError, ServerError, TimeoutError } from '../../src/index.ts';
import { retryDelayMs } from '../../src/pipeline/retry-policy.ts';
import { clientOf, errorOf } from '../support/client.ts';
import { cutOff, data, json, reset, serve, silent, text } from '../support/serve.ts';

const ok = data({ name: 'one' });

beforeEach(() => {
  // The waits of full jitter are none, so that nothing here waits but where a server asks for it.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('an idempotent call is made again', () => {
  it.each([408, 429, 500, 502, 503, 504])('after status %i', async (status) => {
    const server = await serve(json(status, {}), ok);
    expect(await clientOf(server.origin).get('one').withResponse()).toMatchObject({ attempts: 2 });
    expect(server.received).toHaveLength(2);
  });

  it.each([
    ['the connection was closed', reset],
    ['the body was cut off', cutOff],
    ['a proxy answered with HTML', text(502, '<html>')],
  ])('after %s', async (_, behaviour) => {
    const server = await serve(behaviour, ok);
    expect(await clientOf(server.origin).get('one')).toEqual({ name: 'one' });
    expect(server.received).toHaveLength(2);
  });

  it('after an attempt that took too long', async () => {
    const server = await serve(silent, ok);
    expect(await clientOf(server.origin, { timeoutMs: 500 }).update('one', { name: 'one' })).toEqual({ name: 'one' });
    expect(server.received.map(({ body }) => body)).toEqual(['{"name":"one"}', '{"name":"one"}']);
  });

  it('twice at most, then the last error is told', async () => {
    const server = await serve(json(503, { message: 'Not now' }));
    const error = await errorOf(clientOf(server.origin).get('one'));
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ attempts: 3, status: 503 });
    expect(server.received).toHaveLength(3);
  });

  it('as often as the client or the call says', async () => {
    const server = await serve(json(503, {}));
    const api = clientOf(server.origin, { retries: 0 });
    expect(await errorOf(api.get('one'))).toMatchObject({ attempts: 1 });
    expect(await errorOf(api.get('one', { retries: 4 }))).toMatchObject({ attempts: 5 });
  });
});

describe('a call is not made again', () => {
  it.each([400, 401, 403, 404, 409, 412, 413, 422, 501])('after status %i', async (status) => {
    const server = await serve(json(status, {}));
    await errorOf(clientOf(server.origin).get('one'));
    expect(server.received).toHaveLength(1);
  });

  it('when its answer is not JSON', async () => {
    const server = await serve(text(200, '{"data":'));
    await errorOf(clientOf(server.origin).get('one'));
    expect(server.received).toHaveLength(1);
  });
});

describe('a POST without an idempotency key', () => {
  it.each([500, 502, 503, 504, 408])(
    'is not made again after status %i, when it may have been done',
    async (status) => {
      const server = await serve(json(status, {}));
      await errorOf(clientOf(server.origin).count());
      expect(server.received).toHaveLength(1);
    },
  );

  it('is not made again when the connection broke after it was sent', async () => {
    const server = await serve(reset);
    expect(await errorOf(clientOf(server.origin).count())).toBeInstanceOf(ConnectionError);
    expect(server.received).toHaveLength(1);
  });

  it('is not made again after a timeout', async () => {
    const server = await serve(silent);
    expect(await errorOf(clientOf(server.origin, { timeoutMs: 300 }).count())).toBeInstanceOf(TimeoutError);
    expect(server.received).toHaveLength(1);
  });

  it('is made again after 429, when it was not done', async () => {
    const server = await serve(json(429, {}), data([]));
    expect(await clientOf(server.origin).count()).toEqual([]);
  });

  it('is made again when the connection was refused', async () => {
    let calls = 0;
    const fetch = async () => {
      calls += 1;
      if (calls === 3) return Response.json({ data: [] });
      throw new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) });
    };
    expect(await clientOf('http://things.example', { fetch }).count().withResponse()).toMatchObject({
      attempts: 3,
    });
  });
});

describe('a POST with an idempotency key', () => {
  it('is made again with the same key, which the client makes', async () => {
    const server = await serve(reset, json(500, {}), ok);
    expect(await clientOf(server.origin).create({ name: 'one' })).toEqual({ name: 'one' });
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has another key at each call, and the caller’s own where there is one', async () => {
    const server = await serve(ok);
    const api = clientOf(server.origin);
    await api.create({ name: 'one' });
    await api.create({ name: 'one' });
    await api.create({ name: 'one' }, { idempotencyKey: 'mine' });
    const [first, second, third] = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(first).not.toBe(second);
    expect(third).toBe('mine');
  });

  it('has none made where nothing would be made again', async () => {
    const server = await serve(ok);
    await clientOf(server.origin, { retries: 0 }).create({ name: 'one' });
    expect(server.received[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('waits for its own first attempt, which answers 409 while it is in flight', async () => {
    const server = await serve(silent, json(409, {}), ok);
    expect(await clientOf(server.origin, { timeoutMs: 500 }).create({ name: 'one' })).toEqual({ name: 'one' });
    const other = await serve(json(409, {}));
    expect(await errorOf(clientOf(other.origin).create({ name: 'one' }))).toMatchObject({ status: 409, attempts: 1 });
  });
});

describe('the wait before the next attempt', () => {
  const at = (headers: Record<string, string>) => retryDelayMs(1, new Headers(headers));

  it('is anything up to half a second, then twice as much each time, up to 8 seconds', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    expect([1, 2, 3, 4, 5, 6, 60].map((attempts) => retryDelayMs(attempts, undefined))).toEqual([
      500, 1000, 2000, 4000, 8000, 8000, 8000,
    ]);
    vi.spyOn(Math, 'random').mockReturnValue(0.25);
    expect(retryDelayMs(1, new Headers())).toBe(125);
  });

  it('is what Retry-After says in seconds', () => {
    expect(at({ 'retry-after': '3', 'x-ratelimit-reset': '9' })).toBe(3000);
  });

  it('is what Retry-After says as a date', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 12, 9, 0, 0) });
    expect(at({ 'retry-after': 'Mon, 12 Jan 2026 09:00:05 GMT' })).toBe(5000);
    expect(at({ 'retry-after': 'Mon, 12 Jan 2026 08:00:00 GMT' })).toBe(0);
  });

  it('is what X-RateLimit-Reset says, in seconds or as a time', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 12, 9, 0, 0) });
    expect(at({ 'x-ratelimit-reset': '4' })).toBe(4000);
    expect(at({ 'x-ratelimit-reset': String(Date.UTC(2026, 0, 12, 9, 0, 6) / 1000) })).toBe(6000);
  });

  it('is never more than a minute', () => {
    expect(at({ 'retry-after': '86400' })).toBe(60_000);
    expect(retryAfterMs(new Headers({ 'retry-after': '86400' }))).toBe(86_400_000);
  });

  it('is the client’s own where the server’s makes no sense', () => {
    expect(at({ 'retry-after': 'soon' })).toBe(0);
    expect(retryAfterMs(new Headers({ 'retry-after': 'soon' }))).toBeUndefined();
  });

  it('is kept with 429 in seconds, and with 429 and a date', async () => {
    const server = await serve(
      json(429, {}, { 'retry-after': '0.2' }),
      json(429, {}, { 'retry-after': new Date(Date.now() - 1000).toUTCString() }),
      ok,
    );
    const start = performance.now();
    expect(await clientOf(server.origin).get('one').withResponse()).toMatchObject({ attempts: 3 });
    expect(performance.now() - start).toBeGreaterThan(190);
  });

  it('is not begun when the deadline would be over before it is', async () => {
    const server = await serve(json(429, { message: 'Too many' }, { 'retry-after': '60' }));
    const error = await errorOf(clientOf(server.origin, { deadlineMs: 30_000 }).get('one'));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ attempts: 1, retryAfterMs: 60_000 });
  });
});
