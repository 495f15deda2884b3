import { getEventListeners } from 'node:events';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AbortError, TimeoutError } from '../../src/index.ts';
import { clientOf, errorOf } from '../support/client.ts';
import { data, json, serve, silent, stuck } from '../support/serve.ts';

describe('an attempt that takes too long', () => {
  it.each([
    ['sends no headers', silent],
    ['does not end its body', stuck],
  ])('is a TimeoutError when the server %s', async (_, behaviour) => {
    const { origin } = await serve(behaviour);
    const error = await errorOf(clientOf(origin, { timeoutMs: 60, retries: 0 }).get('one'));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(String(error)).toBe('TimeoutError: GET /api/me/things/one: no answer within the timeout of 60 ms');
  });

  it('is a TimeoutError even when the fetch of the caller does not heed its signal', async () => {
    const fetch = () => new Promise<Response>(() => {});
    const api = clientOf('http://things.example', { fetch, retries: 0 });
    expect(await errorOf(api.get('one', { timeoutMs: 20 }))).toBeInstanceOf(TimeoutError);
  });

  it('has a time of its own: a slow first attempt takes nothing from the second', async () => {
    const { origin } = await serve(silent, (response, request) => setTimeout(() => data({})(response, request), 500));
    expect(await clientOf(origin, { timeoutMs: 800 }).get('one').withResponse()).toMatchObject({ attempts: 2 });
  });

  it('has no end with Infinity', async () => {
    const { origin } = await serve((response, request) => setTimeout(() => data({})(response, request), 50));
    expect(await clientOf(origin, { timeoutMs: Infinity }).get('one')).toEqual({});
  });
});

describe('the deadline of a call', () => {
  it('ends the call with all its attempts', async () => {
    const server = await serve(silent);
    const error = await errorOf(clientOf(server.origin, { deadlineMs: 150, retries: 100 }).get('one'));
    expect(String(error)).toBe('TimeoutError: GET /api/me/things/one: no answer within the deadline of 150 ms');
  });

  it('of a call stands before that of the client', async () => {
    const { origin } = await serve(silent);
    const error = await errorOf(clientOf(origin, { deadlineMs: 60_000 }).get('one', { deadlineMs: 30 }));
    expect(String(error)).toContain('deadline of 30 ms');
  });

  it('holds for calls by method and path', async () => {
    const { origin } = await serve(silent);
    const api = clientOf(origin, { deadlineMs: 50 }).fetchClient() as unknown as {
      GET(path: string): Promise<unknown>;
    };
    expect(await errorOf(api.GET('/api/things'))).toBeInstanceOf(TimeoutError);
  });
});

describe('the signal of the caller', () => {
  it('ends a call with an AbortError that has its reason', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const server = await serve(() => controller.abort(reason));
    const error = await errorOf(clientOf(server.origin).get('one', { signal: controller.signal }));
    expect(error).toBeInstanceOf(AbortError);
    expect(error).toMatchObject({ cause: reason, operation: 'getThing', message: expect.stringContaining('signal') });
    expect(server.received).toHaveLength(1);
  });

  it('that was given before ends it before anything is sent', async () => {
    const server = await serve(data({}));
    const error = await errorOf(clientOf(server.origin).get('one', { signal: AbortSignal.abort() }));
    expect(error).toBeInstanceOf(AbortError);
    expect(server.received).toHaveLength(0);
  });

  it('ends the wait between two attempts', async () => {
    const server = await serve(json(503, {}, { 'retry-after': '3600' }));
    const error = await errorOf(clientOf(server.origin).get('one', { signal: AbortSignal.timeout(80) }));
    expect(error).toBeInstanceOf(AbortError);
  });

  it('that cannot be listened to leaves no timer behind', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const addEventListener = () => {
      throw new Error('not here');
    };
    const api = clientOf('http://things.example', { fetch: async () => Response.json({ data: {} }) });
    const signal = { aborted: false, addEventListener } as unknown as AbortSignal;
    const error = await errorOf(api.get('one', { signal }));
    expect(String(error)).toBe('Error: not here');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has no listeners left after 10,000 calls, whatever came of them', async () => {
    const answers = [Response.json({ data: {} }), Response.json({}, { status: 404 }), undefined];
    let calls = 0;
    const fetch = async () => {
      calls += 1;
      const answer = answers[calls % 3];
      if (!answer) throw new TypeError('no');
      return answer.clone();
    };
    const api = clientOf('http://things.example', { fetch, retries: 0 });
    const { signal } = new AbortController();
    let most = 0;
    for (let index = 0; index < 10_000; index++) {
      const call = api.get('one', { signal }).result();
      most = Math.max(most, getEventListeners(signal, 'abort').length);
      await call.catch(() => {});
    }
    expect(calls).toBe(10_000);
    expect(most).toBeLessThanOrEqual(1);
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });
});
