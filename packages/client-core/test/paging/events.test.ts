import { describe, expect, it } from 'vitest';
import type { Operation } from '../../src/index.ts';
import { clientOf, errorOf } from '../support/client.ts';
import { type Behavior, json, serve } from '../support/serve.ts';

const search: Operation = { id: 'search', method: 'POST', path: '/api/search', body: true, bare: true };

/** Responds with a page of events. */
function page(data: readonly number[], nextCursor?: string | null): Behavior {
  return json(200, { data, rows: data.length, ...(nextCursor !== undefined && { nextCursor }) });
}

async function first<Item>(items: AsyncIterable<Item>, count: number): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) if (all.push(item) === count) break;
  return all;
}

describe('the events of a search', () => {
  it('come from all pages, even after an empty page', async () => {
    const { origin, received } = await serve(page([1, 2], 'a'), page([], 'b'), page([3], null));
    const { calls } = clientOf(origin);
    expect(await first(calls.events(search, { where: 'x' }), Number.POSITIVE_INFINITY)).toEqual([1, 2, 3]);
    expect(received.map(({ body }) => JSON.parse(body))).toEqual(
      ['start', 'a', 'b'].map((cursor) => ({ where: 'x', cursor })),
    );
  });

  it('end with a page of fewer than maxResults events on a server without cursors', async () => {
    const { origin, received } = await serve(page([1, 2]));
    expect(await first(clientOf(origin).calls.events(search, { maxResults: 3 }), 3)).toEqual([1, 2]);
    expect(received).toHaveLength(1);
  });

  it('come from pages with offsets on a server without cursors, if the search has a range', async () => {
    const { origin, received } = await serve(page([1, 2]), page([3, 4]), page([]));
    const range = { startTime: '2026-11-20T10:00:00Z', endTime: '2026-11-20T11:00:00Z' };
    const events = clientOf(origin).calls.events(search, { ...range, maxResults: 2 });
    expect(await first(events, 5)).toEqual([1, 2, 3, 4]);
    expect(received.map(({ body }) => JSON.parse(body))).toEqual(
      [{ cursor: 'start' }, { offset: 2 }, { offset: 4 }].map((part) => ({ ...range, maxResults: 2, ...part })),
    );
  });

  it('end with an error after a full page of a server without cursors if the search has no range', async () => {
    const { origin } = await serve(page([1, 2]));
    const events = clientOf(origin).calls.events(search, { maxResults: 2 });
    expect(await errorOf(first(events, 3))).toMatchObject({
      message: 'The server does not support cursors: set startTime and endTime.',
    });
  });
});

describe('new events', () => {
  it('are read in consecutive time ranges, oldest first, until the signal is aborted', async () => {
    const { origin, received } = await serve(page([2, 1], null), page([], null), page([4], 'a'), page([3], null));
    const end = new AbortController();
    const options = { delayMs: 60_000, intervalMs: 2, signal: end.signal };
    const events = clientOf(origin).calls.tail<number>(search, { where: 'x' }, options);
    const values: number[] = [];
    const startedMs = Date.now();
    const error = await errorOf(
      (async () => {
        for await (const event of events) if (values.push(event) === 4) end.abort();
      })(),
    );
    expect(values).toEqual([1, 2, 3, 4]);
    expect(error).toBe(end.signal.reason);
    const ranges = received.map(({ body }) => JSON.parse(body)).filter(({ cursor }) => cursor === 'start');
    expect(ranges[1].startTime).toBe(ranges[0].endTime);
    expect(ranges[2].startTime).toBe(ranges[1].endTime);
    expect(Date.parse(ranges[0].startTime)).toBeGreaterThanOrEqual(startedMs - 60_000);
    expect(Date.parse(ranges[2].endTime)).toBeLessThanOrEqual(Date.now() - 60_000);
  });
});
