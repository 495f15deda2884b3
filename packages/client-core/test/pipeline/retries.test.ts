import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryAfterMs } from '../../src/errors/retry-after.ts';
import { ConnectionError, RateLimitError, ServerError, TimeoutError } from '../../src/index.ts';
import { retryDelayMs } from '../../src/pipeline/retry-policy.ts';
import { clientOf, errorOf } from '../support/client.ts';
import { cutOff, data, json, reset, serve, silent, silentThen, text } from '../support/serve.ts';

const ok = data({ name: 'one' });

beforeEach(() => {
  // Full jitter then yields no delay. Only delays that the server requests remain.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('an idempotent call is retried', () => {
  it.each([408, 429, 500, 502, 503, 504])('after status %i', async (status) => {
    const server = await serve(json(status, {}), ok);
    expect(await clientOf(server.origin).get('one').withResponse()).toMatchObject({ attempts: 2 });
    expect(server.received).toHaveLength(2);
  });

  it.each([
    ['the connection was closed', reset],
    ['the body was cut off', cutOff],
    ['a proxy responded with HTML', text(502, '<html>')],
  ])('after %s', async (_, behavior) => {
    const server = await serve(behavior, ok);
    expect(await clientOf(server.origin).get('one')).toEqual({ name: 'one' });
    expect(server.received).toHaveLength(2);
  });

  it('after an attempt that took too long', async () => {
    const { fetch, bodies } = silentThen(Response.json({ data: { name: 'one' } }));
    const api = clientOf('http://things.example', { fetch, timeoutMs: 20 });
    expect(await api.update('one', { name: 'one' })).toEqual({ name: 'one' });
    expect(bodies).toEqual(['{"name":"one"}', '{"name":"one"}']);
  });

  it('twice by default, then throws the last error', async () => {
    const server = await serve(json(503, { message: 'Not now' }));
    const error = await errorOf(clientOf(server.origin).get('one'));
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ attempts: 3, status: 503 });
    expect(server.received).toHaveLength(3);
  });

  it('as often as the client or the call allows', async () => {
    const server = await serve(json(503, {}));
    const api = clientOf(server.origin, { retries: 0 });
    expect(await errorOf(api.get('one'))).toMatchObject({ attempts: 1 });
    expect(await errorOf(api.get('one', { retries: 4 }))).toMatchObject({ attempts: 5 });
  });
});

describe('a GET is not retried', () => {
  it.each([400, 401, 403, 404, 409, 412, 413, 422, 501])('after status %i', async (status) => {
    const server = await serve(json(status, {}));
    await errorOf(clientOf(server.origin).get('one'));
    expect(server.received).toHaveLength(1);
  });

  it('after a successful response that is not JSON', async () => {
    const server = await serve(text(200, '{"data":'));
    await errorOf(clientOf(server.origin).get('one'));
    expect(server.received).toHaveLength(1);
  });
});

describe('a POST without an idempotency key', () => {
  it.each([500, 502, 503, 504, 408])(
    'is not retried after status %i, as the service may have processed it',
    async (status) => {
      const server = await serve(json(status, {}));
      await errorOf(clientOf(server.origin).count());
      expect(server.received).toHaveLength(1);
    },
  );

  it('is not retried if the connection broke after it was sent', async () => {
    const server = await serve(reset);
    expect(await errorOf(clientOf(server.origin).count())).toBeInstanceOf(ConnectionError);
    expect(server.received).toHaveLength(1);
  });

  it('is not retried after a timeout', async () => {
    const server = await serve(silent);
    expect(await errorOf(clientOf(server.origin, { timeoutMs: 300 }).count())).toBeInstanceOf(TimeoutError);
    expect(server.received).toHaveLength(1);
  });

  it('is retried after a 429, as the service did not process it', async () => {
    const server = await serve(json(429, {}), data([]));
    expect(await clientOf(server.origin).count()).toEqual([]);
  });

  it('is retried after a refused connection', async () => {
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

describe('a POST that takes an idempotency key', () => {
  const honored = { 'idempotency-key': 'key' };

  it('is retried with the same key, which the client creates', async () => {
    const server = await serve(json(500, {}, honored), reset, ok);
    expect(await clientOf(server.origin).create({ name: 'one' })).toEqual({ name: 'one' });
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it.each([
    ['connection failure', reset],
    ['500', json(500, {})],
  ])('is not retried after a %s until the server has shown that it honors keys', async (_, failure) => {
    const server = await serve(failure, json(200, { data: { name: 'one' } }, honored), failure, ok);
    const api = clientOf(server.origin);
    await expect(api.create({ name: 'one' })).rejects.toThrow();
    await api.create({ name: 'one' });
    expect(await api.create({ name: 'one' }).withResponse()).toMatchObject({ attempts: 2 });
    expect(server.received).toHaveLength(4);
  });

  it('has a new key for each call, or the key of the caller', async () => {
    const server = await serve(ok);
    const api = clientOf(server.origin);
    await api.create({ name: 'one' });
    await api.create({ name: 'one' });
    await api.create({ name: 'one' }, { idempotencyKey: 'mine' });
    const [first, second, third] = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(first).not.toBe(second);
    expect(third).toBe('mine');
  });

  it('gets no key if retries are disabled', async () => {
    const server = await serve(ok);
    await clientOf(server.origin, { retries: 0 }).create({ name: 'one' });
    expect(server.received[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('is retried after a 409 if its own first attempt may still be in flight', async () => {
    const one = () => Response.json({ data: { name: 'one' } }, { headers: honored });
    const { fetch } = silentThen(Response.json({}, { status: 409 }), one());
    const responses = [one()];
    const api = clientOf('http://things.example', {
      fetch: (url, init) => responses.shift() ?? fetch(url, init),
      timeoutMs: 20,
    });
    await api.create({ name: 'zero' });
    expect(await api.create({ name: 'one' })).toEqual({ name: 'one' });
    const other = await serve(json(409, {}));
    expect(await errorOf(clientOf(other.origin).create({ name: 'one' }))).toMatchObject({ status: 409, attempts: 1 });
  });
});

describe('the delay before the next attempt', () => {
  const delayFor = (headers: Record<string, string>) => retryDelayMs(1, new Headers(headers));

  it('is random: at most half a second, doubled with each attempt, at most 8 seconds', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    expect([1, 2, 3, 4, 5, 6, 60].map((attempts) => retryDelayMs(attempts, undefined))).toEqual([
      500, 1000, 2000, 4000, 8000, 8000, 8000,
    ]);
    vi.spyOn(Math, 'random').mockReturnValue(0.25);
    expect(retryDelayMs(1, new Headers())).toBe(125);
  });

  it('is the Retry-After header in seconds', () => {
    expect(delayFor({ 'retry-after': '3', 'x-ratelimit-reset': '9' })).toBe(3000);
  });

  it('is the Retry-After header as a date', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 12, 9, 0, 0) });
    expect(delayFor({ 'retry-after': 'Mon, 12 Jan 2026 09:00:05 GMT' })).toBe(5000);
    expect(delayFor({ 'retry-after': 'Mon, 12 Jan 2026 08:00:00 GMT' })).toBe(0);
  });

  it('is the X-RateLimit-Reset header in seconds or as a Unix time', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 12, 9, 0, 0) });
    expect(delayFor({ 'x-ratelimit-reset': '4' })).toBe(4000);
    expect(delayFor({ 'x-ratelimit-reset': String(Date.UTC(2026, 0, 12, 9, 0, 6) / 1000) })).toBe(6000);
  });

  it('is at most one minute', () => {
    expect(delayFor({ 'retry-after': '86400' })).toBe(60_000);
    expect(retryAfterMs(new Headers({ 'retry-after': '86400' }))).toBe(86_400_000);
  });

  it('ignores an invalid header', () => {
    expect(delayFor({ 'retry-after': 'soon' })).toBe(0);
    expect(retryAfterMs(new Headers({ 'retry-after': 'soon' }))).toBeUndefined();
  });

  it('is the Retry-After header of each 429, in seconds or as a date', async () => {
    vi.useFakeTimers();
    const start = Date.now();
    const sentMs: number[] = [];
    const waits = ['2', new Date(start + 5_000).toUTCString()];
    const fetch = async () => {
      const wait = waits[sentMs.push(Date.now() - start) - 1];
      return wait === undefined
        ? Response.json({ data: {} })
        : Response.json({}, { status: 429, headers: { 'retry-after': wait } });
    };
    const call = clientOf('http://things.example', { fetch }).get('one').withResponse();
    await vi.runAllTimersAsync();
    expect(await call).toMatchObject({ attempts: 3 });
    // The date in the header has no milliseconds.
    const [, second, third = 0] = sentMs;
    expect(second).toBe(2_000);
    expect(third).toBeGreaterThan(4_000);
    expect(third).toBeLessThanOrEqual(5_000);
  });

  it('does not start if it would exceed the deadline', async () => {
    const server = await serve(json(429, { message: 'Too many' }, { 'retry-after': '60' }));
    const error = await errorOf(clientOf(server.origin, { deadlineMs: 30_000 }).get('one'));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ attempts: 1, retryAfterMs: 60_000 });
  });
});
