import { beforeAll, describe, expect, it, vi } from 'vitest';
import { QueryRunner } from '../../src/resources/charts/query-runner.ts';
import { ChartService } from '../../src/resources/charts/service.ts';
import { QueryError, QueryTimeoutError, QueryTooLargeError } from '../../src/telemetry/clickhouse/engine-errors.ts';
import type { TenantCharts } from '../../src/telemetry/connections/tenant-charts.ts';
import type { Charts } from '../../src/telemetry/query/charts.ts';
import { issueCodes, type Json } from '../http/support/api.ts';
import { sourceIdOf } from '../http/support/request-bodies.ts';
import { serve } from '../http/support/serve.ts';
import { openTestService, readAll } from '../support/service.ts';

const HOUR = 3_600_000;

describe("charts of the service's own requests", () => {
  const served = serve({ selfTelemetry: 'on' });
  const api = () => served.caller('open-source');
  let logs: string;
  let traces: string;
  let metrics: string;

  const query = (series: readonly object[], overrides: object = {}) => {
    const now = Math.floor(Date.now() / HOUR) * HOUR;
    return api().post('/charts/series', {
      startTime: now - HOUR,
      endTime: now + HOUR,
      granularity: '1d',
      series: series.map((item) => ({ sourceId: logs, aggFn: 'count', where: '', groupBy: [], ...item })),
      ...overrides,
    });
  };

  beforeAll(async () => {
    [logs, traces, metrics] = await Promise.all([
      sourceIdOf(api(), 'log'),
      sourceIdOf(api(), 'trace'),
      sourceIdOf(api(), 'metric'),
    ]);
    await api().get('/dashboards/ffffffffffffffffffffffff');
    await vi.waitFor(
      async () => {
        // The service inserts logs and traces separately, so both must have arrived.
        const missing = 'LogAttributes.http.response.status_code:404';
        expect((await query([{ where: missing }])).content).toHaveLength(1);
        const spans = { sourceId: traces, where: 'SpanName:"GET /api/v2/dashboards/:dashboardId"' };
        expect((await query([spans])).content).toHaveLength(1);
      },
      { timeout: 60_000, interval: 100 },
    );
  });

  it('count requests by route and status', async () => {
    const groupBy = ['LogAttributes.http.route', 'LogAttributes.http.response.status_code'];
    const { status, content } = await query([{ groupBy, where: 'GET' }]);
    expect(status).toBe(200);
    const rows = new Map(content.map((row: Json) => [row.group.join(' '), row]));
    // `beforeAll` has sent three requests to this route, one for each source.
    expect(rows.get('/api/v2/sources 200')).toMatchObject({ 'series_0.data': 3 });
    expect(rows.get('/api/v2/dashboards/:dashboardId 404')).toEqual({
      ts_bucket: expect.any(Number),
      group: ['/api/v2/dashboards/:dashboardId', '404'],
      'series_0.data': 1,
    });
  });

  it('contain only the requests of the team', async () => {
    const marker = 'c0ffee00-0000-4000-8000-000000000000';
    const headers = { authorization: '', 'x-request-id': marker };
    await served.caller('managed').get('/dashboards');
    await fetch(`${served.url}/api/v2/dashboards`, { headers });
    // When a later request is stored, the earlier ones are stored, too.
    await api().get('/webhooks');
    const routes = async () =>
      (await query([{ groupBy: ['LogAttributes.http.route'] }])).content.map((row: Json) => row.group[0]);
    await vi.waitFor(async () => expect(await routes()).toContain('/api/v2/webhooks'), {
      timeout: 60_000,
      interval: 100,
    });
    expect((await routes()).filter((route: string) => !route.startsWith('/api/v2/'))).toEqual([]);
    expect((await query([{ where: `LogAttributes.request.id:"${marker}"` }])).content).toEqual([]);
  });

  it('contain the durations of requests', async () => {
    const series = { sourceId: traces, aggFn: 'max', field: 'Duration', where: 'SpanName:"GET /api/v2/sources"' };
    const { content } = await query([series, { ...series, aggFn: 'quantile', level: 0.5 }]);
    expect(content[0]['series_0.data']).toBeGreaterThan(0);
    expect(content[0]['series_0.data']).toBeGreaterThanOrEqual(content[0]['series_1.data']);
  });

  it('return a ratio as series 0', async () => {
    const { content } = await query([{ where: 'SeverityText:WARN' }, {}], { seriesReturnType: 'ratio' });
    expect(content[0]['series_0.data']).toBeGreaterThan(0);
    expect(content[0]['series_0.data']).toBeLessThan(1);
    expect(content[0]).not.toHaveProperty('series_1.data');
  });

  it('return the values of expressions and of the function `any` as numbers, and text as null', async () => {
    const missing = 'LogAttributes.http.response.status_code:404';
    const { content } = await query([
      { aggFn: 'none', field: "countIf(LogAttributes['http.response.status_code'] = '404') * 2" },
      { aggFn: 'none', field: 'any(Body)' },
      { aggFn: 'any', field: 'LogAttributes.http.response.status_code', where: missing },
      { aggFn: 'any', field: 'Body', where: missing },
    ]);
    expect(content).toEqual([
      {
        ts_bucket: expect.any(Number),
        group: [],
        'series_0.data': 2,
        'series_1.data': null,
        'series_2.data': 404,
        'series_3.data': null,
      },
    ]);
  });

  it('accept the aggregate function `increase` only for a metric of the type sum', async () => {
    const increase = await query([{ sourceId: traces, aggFn: 'increase', field: 'Duration' }]);
    expect([increase.status, increase.issues[0]?.pointer]).toEqual([400, '/series/0/aggFn']);
    const counter = { sourceId: metrics, aggFn: 'increase', metricName: 'requests' };
    expect((await query([counter])).content).toEqual([]);
    const gauge = await query([{ ...counter, metricDataType: 'gauge' }]);
    expect([gauge.status, gauge.issues[0]?.message]).toEqual([
      400,
      'expected a metric of the type sum for the aggregate function increase, received gauge',
    ]);
  });

  it('of an unknown source are rejected with 404 and the index of the series', async () => {
    const { status, message } = await query([{}, { sourceId: 'f'.repeat(24) }]);
    expect([status, message]).toEqual([404, 'No source has the sourceId of series 1.']);
  });

  it('with several errors are rejected with an issue for each, and with the positions of errors in filters', async () => {
    const response = await query([
      { where: 'Bodi:x', groupBy: ['Nope'] },
      { where: '(a', groupBy: ['Nope'], sourceId: traces, aggFn: 'max', field: 'Duratio' },
    ]);
    expect(response.status).toBe(400);
    expect(issueCodes(response)).toEqual([
      '/series/0/where filter',
      '/series/0/groupBy/0 reference',
      '/series/1/where filter',
      '/series/1/groupBy/0 reference',
      '/series/1/field reference',
    ]);
    expect(response.message).toContain('did you mean Body? (at position 1)');
    expect(response.message).toContain('did you mean Duration?');
  });

  it.each([
    [{ endTime: 1_768_208_400_000, startTime: 1_768_208_400_000 }, '/endTime condition'],
    [
      { startTime: 1_768_208_400_000, endTime: 1_768_208_400_000 + 10_000 * 30_000 + 1, granularity: '30s' },
      '/granularity condition',
    ],
    [{ startTime: 1_000_000_000_000, endTime: 253_402_300_799_999, granularity: '1d' }, '/granularity condition'],
  ])('with %j are rejected: %s', async (overrides, issue) => {
    expect(issueCodes(await query([{}], overrides))).toEqual([issue]);
  });

  it('can cover 10,000 buckets of 30 days', async () => {
    const bucketMs = 30 * 24 * HOUR;
    const startTime = 400 * bucketMs;
    const { status, content } = await query([{}], {
      startTime,
      endTime: startTime + 10_000 * bucketMs,
      granularity: '30d',
    });
    expect([status, content.length]).toEqual([200, 1]);
  });

  it('of series with different groups are rejected', async () => {
    expect(issueCodes(await query([{ groupBy: ['Body'] }, { groupBy: [] }]))).toEqual(['/series/1/groupBy condition']);
  });

  it('of a metrics source require the name of a metric', async () => {
    expect(issueCodes(await query([{ sourceId: metrics }]))).toEqual(['/series/0/metricName condition']);
    expect((await query([{ sourceId: metrics, metricName: 'x', aggFn: 'sum' }])).content).toEqual([]);
  });

  const hostile = [
    "'; DROP TABLE otel_logs; --",
    '`) FROM system.tables --',
    '{p0:String}',
    '\\',
    "\\'",
    '1) UNION ALL SELECT password FROM system.users --',
    '{{process.exit()}}',
    '__proto__',
    'constructor',
    'Body` FROM system.one --',
    "LogAttributes['x'] FROM system.one --']",
    'LogAttributes.\\',
    "LogAttributes.'||(SELECT 1)||'",
  ];
  it.each(hostile)('with %s change nothing and leak nothing', async (text) => {
    const before = (await query([{ where: 'SpanId:*' }])).content;
    const requests = [
      { where: text },
      { where: `Body:${text}` },
      { where: `"${text.replaceAll('"', '')}"` },
      { where: text, whereLanguage: 'sql' },
      { where: `Body = '${text}'`, whereLanguage: 'sql' },
      { groupBy: [text] },
      { groupBy: [`LogAttributes.${text}`] },
      { aggFn: 'max', field: text },
      { aggFn: 'count_distinct', field: `LogAttributes.${text}` },
      { sourceId: metrics, aggFn: 'sum', metricName: text },
      { sourceId: metrics, aggFn: 'sum', metricName: 'x', groupBy: [`Attributes.${text}`] },
    ];
    for (const request of requests) {
      const response = await query([request]);
      expect([200, 400], `${JSON.stringify(request)} ${response.text}`).toContain(response.status);
      // The names of columns in generated SQL start with two underscores.
      expect(response.text).not.toMatch(/DB::Exception|__(?:b\b|[gnv]\d)/);
    }
    // The service also records the requests of this test.
    const after = (await query([{ where: 'SpanId:*' }])).content;
    expect(after[0]['series_0.data']).toBeGreaterThanOrEqual(before[0]['series_0.data']);
  });
});

describe('a service without telemetry', () => {
  const served = serve({ telemetry: 'off' });

  it('rejects a chart query with 503 and the reason', async () => {
    const api = served.caller('open-source');
    const series = [{ sourceId: await sourceIdOf(api, 'log'), aggFn: 'count', where: '', groupBy: [] }];
    const { status, message } = await api.post('/charts/series', { startTime: 1e12, endTime: 1e12 + HOUR, series });
    expect(status).toBe(503);
    expect(message).toBe('Telemetry is disabled. Start the service without `--telemetry off`.');
  });
});

describe('a chart query whose statement fails', () => {
  /** Runs a chart query whose statement fails with an error. */
  const queryWithFailure = async (error: Error) => {
    const { service, team } = await openTestService();
    const charts: Pick<Charts, 'queryJson'> = { queryJson: () => Promise.reject(error) };
    const tenantCharts = { forConnections: async () => charts } as unknown as TenantCharts;
    const { store, dashboards } = service;
    const queries = new ChartService({ store, dashboards, runner: new QueryRunner(tenantCharts) });
    const { items } = await readAll(service.sources.list(team, { limit: 1, offset: 0 }));
    const [source] = items;
    const series = [{ sourceId: source?.id ?? '', aggFn: 'count' as const, where: '', groupBy: [] }];
    return queries.series(team, { startTime: 1e12, endTime: 1e12 + HOUR, series });
  };

  it('because of a timeout throws TimeoutError with a hint', async () => {
    await expect(queryWithFailure(new QueryTimeoutError('Timeout exceeded'))).rejects.toMatchObject({
      name: 'TimeoutError',
      message: expect.stringContaining('Use a shorter time range'),
    });
  });

  it.each([
    ['rows', 'returns more than 50000 rows: use fewer groups'],
    ['memory', 'needs more memory than a query may use'],
    ['statement', 'a statement that is too long or too deeply nested: use fewer conditions'],
    ['intervals', 'more than 20000 histogram buckets in one time bucket and group: record the metric'],
  ] as const)('because of the limit of %s throws InvalidInputError with a hint', async (limit, message) => {
    await expect(queryWithFailure(new QueryTooLargeError(limit, 'x'))).rejects.toMatchObject({
      name: 'InvalidInputError',
      message: expect.stringContaining(message),
    });
  });

  it('for another reason throws an internal error without details', async () => {
    const failed = queryWithFailure(new QueryError('Syntax error: SELECT secret', { code: 62 }));
    await expect(failed).rejects.toMatchObject({ name: 'Error', message: 'A statement of a chart query failed.' });
  });
});
