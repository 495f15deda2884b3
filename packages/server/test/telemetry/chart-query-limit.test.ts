import { afterEach, expect, it, vi } from 'vitest';
import { MAX_CHART_QUERIES } from '../../src/resources/charts/query-runner.ts';
import { startForTest } from '../http/support/serve.ts';
import { silentClickhouse } from './support/fake-clickhouse.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('responds with 429 and Retry-After when a team has 64 chart queries in progress', async () => {
  const { url } = await silentClickhouse();
  const server = await startForTest({ clickhouseUrl: url });
  const { baseUrl, apiKey } = server.credentials.openSource;
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const { data } = (await (await fetch(`${baseUrl}/api/v2/sources`, { headers })).json()) as { data: { id: string }[] };
  const disconnect = new AbortController();
  const queryChart = () =>
    fetch(`${baseUrl}/api/v2/charts/series`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        startTime: Date.now() - 3_600_000,
        endTime: Date.now(),
        granularity: '1h',
        series: [{ sourceId: data[0]?.id, aggFn: 'count', where: '', groupBy: [] }],
      }),
      signal: disconnect.signal,
    });
  const responses = Array.from({ length: MAX_CHART_QUERIES + 1 }, queryChart);
  const settled = Promise.allSettled(responses);
  // The ClickHouse server never responds, so the only response is that of the rejected query.
  const rejected = await Promise.race(responses);
  expect(rejected.status).toBe(429);
  expect(rejected.headers.get('retry-after')).toBe('5');
  expect(await rejected.json()).toMatchObject({
    message:
      'The limit of 64 chart queries in progress is reached. Retry in 5 seconds, with fewer queries at the same time.',
  });
  disconnect.abort();
  await settled;
  // Closing waits several seconds for the statements, which never end. Fake timers skip the wait.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = server.close();
  await vi.advanceTimersByTimeAsync(10_500);
  vi.useRealTimers();
  await closed;
});
