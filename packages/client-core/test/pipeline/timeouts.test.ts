import { getEventListeners } from 'node:events';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AbortError, TimeoutError } from '../../src/index.ts';
import { clientOf, errorOf } from '../support/client.ts';
import { data, json, serve, silent, stuck } from '../support/serve.ts';

describe('the timeout of an attempt', () => {
  it.each([
    ['sends no headers', silent],
    ['does not complete the body', stuck],
  ])('throws a TimeoutError if the server %s', async (_, behavior) => {
    const { origin } = await serve(behavior);
    const error = await errorOf(clientOf(origin, { timeoutMs: 60, retries: 0 }).get('one'));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(String(error)).toBe(
      'TimeoutError: GET /api/me/things/one: no response within the timeout of 60 ms (`timeoutMs` is in milliseconds)',
    );
  });

  it('throws a TimeoutError even if a custom fetch ignores its signal', async () => {
    const fetch = () => new Promise<Response>(() => {});
    const api = clientOf('http://things.example', { fetch, retries: 0 });
    expect(await errorOf(api.get('one', { timeoutMs: 20 }))).toBeInstanceOf(TimeoutError);
  });

  it('restarts for each attempt', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let attempts = 0;
    const fetch = () => {
      attempts += 1;
      return new Promise<Response>((resolve) => {
        if (attempts === 2) setTimeout(() => resolve(Response.json({ data: {} })), 500);
      });
    };
    const call = clientOf('http://things.example', { fetch, timeoutMs: 800 }).get('one').withResponse();
    await vi.runAllTimersAsync();
    expect(await call).toMatchObject({ attempts: 2 });
  });

  it('is disabled by Infinity', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    // The default timeout is 60 seconds.
    const fetch = () =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(Response.json({ data: {} })), 70_000));
    const call = clientOf('http://things.example', { fetch, timeoutMs: Infinity }).get('one').withResponse();
    await vi.runAllTimersAsync();
    expect(await call).toMatchObject({ attempts: 1 });
  });
});

describe('the deadline of a call', () => {
  it('includes all attempts', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });
    const fetch = vi.fn(() => new Promise<Response>(() => {}));
    const options = { fetch, timeoutMs: 60, deadlineMs: 150, retries: 100 };
    const error = errorOf(clientOf('http://things.example', options).get('one'));
    await vi.runAllTimersAsync();
    expect(String(await error)).toBe(
      'TimeoutError: GET /api/me/things/one: no response within the deadline of 150 ms (`deadlineMs` is in milliseconds)',
    );
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('overrides the deadline of the client', async () => {
    const { origin } = await serve(silent);
    const error = await errorOf(clientOf(origin, { deadlineMs: 60_000 }).get('one', { deadlineMs: 30 }));
    expect(String(error)).toContain('deadline of 30 ms');
  });

  it('applies to the fetch client', async () => {
    const { origin } = await serve(silent);
    const api = clientOf(origin, { deadlineMs: 50 }).fetchClient() as unknown as {
      GET(path: string): Promise<unknown>;
    };
    expect(await errorOf(api.GET('/api/things'))).toBeInstanceOf(TimeoutError);
  });
});

describe('the AbortSignal of the caller', () => {
  it('rejects a call with an AbortError that has its reason as cause', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const server = await serve(() => controller.abort(reason));
    const error = await errorOf(clientOf(server.origin).get('one', { signal: controller.signal }));
    expect(error).toBeInstanceOf(AbortError);
    expect(error).toMatchObject({ cause: reason, operation: 'getThing', message: expect.stringContaining('signal') });
    expect(server.received).toHaveLength(1);
  });

  it('that is already aborted prevents the request', async () => {
    const server = await serve(data({}));
    const error = await errorOf(clientOf(server.origin).get('one', { signal: AbortSignal.abort() }));
    expect(error).toBeInstanceOf(AbortError);
    expect(server.received).toHaveLength(0);
  });

  it('ends the delay between two attempts', async () => {
    const server = await serve(json(503, {}, { 'retry-after': '3600' }));
    const error = await errorOf(clientOf(server.origin).get('one', { signal: AbortSignal.timeout(80) }));
    expect(error).toBeInstanceOf(AbortError);
  });

  it('that throws in addEventListener leaves no timer', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const addEventListener = () => {
      throw new Error('unsupported');
    };
    const api = clientOf('http://things.example', { fetch: async () => Response.json({ data: {} }) });
    const signal = { aborted: false, addEventListener } as unknown as AbortSignal;
    const error = await errorOf(api.get('one', { signal }));
    expect(String(error)).toBe('Error: unsupported');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has no listeners after 10,000 calls with different outcomes', async () => {
    const outcomes = [Response.json({ data: {} }), Response.json({}, { status: 404 }), undefined];
    let calls = 0;
    const fetch = async () => {
      calls += 1;
      const outcome = outcomes[calls % 3];
      if (!outcome) throw new TypeError('no');
      return outcome.clone();
    };
    const api = clientOf('http://things.example', { fetch, retries: 0 });
    const { signal } = new AbortController();
    let maxListeners = 0;
    for (let index = 0; index < 10_000; index++) {
      const call = api.get('one', { signal }).result();
      maxListeners = Math.max(maxListeners, getEventListeners(signal, 'abort').length);
      await call.catch(() => {});
    }
    expect(calls).toBe(10_000);
    expect(maxListeners).toBeLessThanOrEqual(1);
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });
});
