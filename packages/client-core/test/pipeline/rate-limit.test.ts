import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientOf, errorOf } from '../support/client.ts';

afterEach(() => void vi.useRealTimers());

/** Creates a client that records when its requests are sent, in milliseconds since the start. */
function createTimedClient(requests: number, perMs: number) {
  vi.useFakeTimers();
  const start = performance.now();
  const sent: number[] = [];
  const fetch = async () => {
    sent.push(Math.round(performance.now() - start));
    return Response.json({ data: {} });
  };
  return { sent, api: clientOf('http://things.example', { fetch, rateLimit: { requests, perMs } }) };
}

describe('the rate limit of a client', () => {
  it('allows a burst and delays further requests', async () => {
    const { sent, api } = createTimedClient(3, 1000);
    const calls = Promise.all(Array.from({ length: 8 }, () => api.get('one')));
    await vi.runAllTimersAsync();
    await calls;
    expect(sent).toEqual([0, 0, 0, 1000, 1000, 1000, 2000, 2000]);
  });

  it('holds in every window of `perMs`', async () => {
    const { sent, api } = createTimedClient(5, 1000);
    const calls: Promise<unknown>[] = [];
    for (let step = 0; step < 40; step++) {
      calls.push(Promise.resolve(api.get('one')));
      await vi.advanceTimersByTimeAsync(step % 7 === 0 ? 400 : 30);
    }
    await vi.runAllTimersAsync();
    await Promise.all(calls);
    for (const timeMs of sent)
      expect(sent.filter((sentMs) => sentMs >= timeMs && sentMs < timeMs + 1000).length).toBeLessThanOrEqual(5);
    expect(sent).toHaveLength(40);
  });

  it('does not delay the error of an aborted call', async () => {
    const { api } = createTimedClient(1, 60_000);
    await api.get('one');
    const controller = new AbortController();
    const aborted = errorOf(api.get('one', { signal: controller.signal }));
    controller.abort();
    expect(await aborted).toMatchObject({ name: 'AbortError' });
  });

  it('immediately rejects a call that would miss its deadline, without using a token', async () => {
    const { sent, api } = createTimedClient(1, 500);
    await api.get('one');
    expect(await errorOf(api.get('one', { deadlineMs: 200 }))).toMatchObject({
      name: 'TimeoutError',
      message: expect.stringContaining('the deadline of 200 ms'),
    });
    const next = api.get('one');
    await Promise.all([next, vi.runAllTimersAsync()]);
    expect(sent).toEqual([0, 500]);
  });

  it('must allow at least one request in at least one millisecond', () => {
    const limited = (requests: number, perMs: number) => () =>
      clientOf('http://127.0.0.1:9', { rateLimit: { requests, perMs } });
    expect(limited(0, 1000)).toThrow(/`rateLimit.requests` must be a number of at least 1, received 0/);
    expect(limited(10, 0)).toThrow(/`rateLimit.perMs`/);
  });
});
