import { readFile } from 'node:fs/promises';
import { siteFolder } from '@observability-api/docs';
import { type RunningServer, startServer } from '@observability-api/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const point = { timeUnixNano: `${Date.now()}000000`, startTimeUnixNano: `${Date.now() - 60_000}000000` };
const delta = { aggregationTemporality: 1 };

/** One metric of each kind in OTLP, by kind. */
const metrics = {
  gauge: { gauge: { dataPoints: [{ ...point, asDouble: 3 }] } },
  sum: { sum: { ...delta, isMonotonic: true, dataPoints: [{ ...point, asDouble: 3 }] } },
  histogram: {
    histogram: {
      ...delta,
      dataPoints: [{ ...point, count: 2, sum: 3, min: 1, max: 2, explicitBounds: [1, 2], bucketCounts: [1, 1, 0] }],
    },
  },
  'exponential histogram': {
    exponentialHistogram: {
      ...delta,
      dataPoints: [
        { ...point, count: 1, sum: 3, min: 3, max: 3, scale: 0, positive: { offset: 1, bucketCounts: [1] } },
      ],
    },
  },
  summary: { summary: { dataPoints: [{ ...point, count: 2, sum: 3, quantileValues: [{ quantile: 0.5, value: 1 }] }] } },
} as const;
type Kind = keyof typeof metrics;

/** The lines of the chapter, which contains the table of functions and metric kinds. */
const lines = (await readFile(new URL('open-source/chart-values.md', siteFolder), 'utf8')).split('\n');
const head = lines.findIndex((line) => line.startsWith('| `aggFn` | gauge |'));
function cellsOf(line = '') {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
const kinds = cellsOf(lines[head])
  .slice(1)
  .map((name) => name.replace(' (counter)', '') as Kind);
const table = lines.slice(head + 2, lines.indexOf('', head)).flatMap((line) => {
  const [functions = '', ...cells] = cellsOf(line);
  const names = [...functions.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  return names.flatMap((name) => kinds.map((kind, index) => [name, kind, cells[index] ?? ''] as const));
});
/** The functions that the text below the table describes. */
const belowTable = kinds.flatMap((kind) => {
  const lastValue = table.find((row) => row[0] === 'last_value' && row[1] === kind)?.[2] ?? '';
  return [
    ['increase', kind, kind === 'sum' ? 'increase' : 'no'],
    ['any', kind, lastValue],
    ['none', kind, 'no'],
  ] as const;
});
const cases = [...table, ...belowTable];

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ port: 0, dataDir: ':memory:', rateLimit: 'off', logLevel: 'silent' });
  const named = Object.entries(metrics).map(([name, metric]) => ({ name, ...metric }));
  const response = await fetch(`${server.otlpUrl}/v1/metrics`, {
    method: 'POST',
    headers: { authorization: server.credentials?.openSource.ingestionKey ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ resourceMetrics: [{ scopeMetrics: [{ metrics: named }] }] }),
  });
  expect(await response.json()).toEqual({});
});

afterAll(() => server?.close());

describe('the table of metric kinds and functions', () => {
  it('has every kind, and every function that the text below the table does not describe', async () => {
    expect(kinds.toSorted()).toEqual(Object.keys(metrics).toSorted());
    const { components } = JSON.parse(await readFile(new URL('openapi/open-source.json', siteFolder), 'utf8'));
    const functions: readonly string[] = components.schemas.TimeSeries.properties.aggFn.enum;
    expect(new Set(cases.map(([name]) => name))).toEqual(new Set(functions));
  });

  it.each(cases)('states whether the service accepts %s for the kind %s: %s', async (aggFn, metricName, cell) => {
    const headers = {
      authorization: `Bearer ${server.credentials?.openSource.apiKey}`,
      'content-type': 'application/json',
    };
    const sources = await fetch(`${server.url}/api/v2/sources`, { headers });
    const { data } = (await sources.json()) as { data: { id: string; kind: string }[] };
    const sourceId = data.find(({ kind }) => kind === 'metric')?.id;
    const series = { sourceId, aggFn, metricName, metricDataType: metricName, level: 0.5, where: '', groupBy: [] };
    const body = { startTime: Date.now() - 3_600_000, endTime: Date.now() + 60_000, series: [series] };
    const response = await fetch(`${server.url}/api/v2/charts/series`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const text = await response.text();
    expect(response.status, text).toBe(cell === 'no' ? 400 : 200);
    if (cell !== 'no') expect(text).toMatch(/"series_0.data": ?[\d.]+/);
  });
});
