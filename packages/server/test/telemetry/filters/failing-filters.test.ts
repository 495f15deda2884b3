import { beforeAll, describe, expect, it } from 'vitest';
import type { SourcedSeries } from '../../../src/telemetry/query/chart-query.ts';
import { type Charts, createCharts } from '../../../src/telemetry/query/charts.ts';
import { logRow, recentHour } from '../support/log-rows.ts';
import { fillLogs } from '../support/log-table.ts';
import { engineForFile, engineKinds } from '../support/telemetry-engines.ts';
import { sourcesOf } from '../support/test-sources.ts';

const HOUR = 3_600_000;

describe.each(engineKinds)('an SQL filter that fails on events, on $name', (kind) => {
  const engine = engineForFile(kind);
  const database = `failing_filters_${process.pid}`;
  const { logs, metrics } = sourcesOf(database);
  const start = recentHour();
  let charts: Charts;

  beforeAll(async () => {
    await fillLogs(await engine(), database, [logRow({ Body: 'order 0 of Ada failed' }), logRow({ Body: '7' })]);
    const point = { MetricName: 'memory', TimeUnix: `${start}000000`, Value: 1, Attributes: { host: 'Ada' } };
    await (await engine()).insert(database, 'otel_metrics_gauge', [point]);
    charts = createCharts(await engine());
  });

  const sql = (where: string, overrides: Partial<SourcedSeries> = {}): SourcedSeries => ({
    source: logs,
    aggFn: 'count',
    where,
    groupBy: [],
    ...(where !== '' && { whereLanguage: 'sql' }),
    ...overrides,
  });
  const query = (...series: SourcedSeries[]) => ({ startMs: start, endMs: start + HOUR, bucketMs: HOUR, series });
  /** Returns the issues of a rejected query. Checks that `query` and `queryJson` report the same issues, without data of the events. */
  const issuesOf = async (...series: SourcedSeries[]) => {
    const [error, jsonError] = await Promise.all(
      [charts.query, charts.queryJson].map((run) => run(query(...series)).catch((error: unknown) => error)),
    );
    expect(error).toMatchObject({ name: 'InvalidSeriesError' });
    expect(jsonError).toEqual(error);
    expect(JSON.stringify(error)).not.toContain('Ada');
    return (error as { issues: readonly object[] }).issues;
  };

  it.each([
    'CAST(Body AS Int8) = 1',
    'toInt64(Body) = 1',
    'toFloat64(Body) > 1',
    'toDateTime(Body) > now()',
    'parseDateTimeBestEffort(Body) > now()',
    "CAST(Body, 'UUID') = CAST(Body, 'UUID')",
    "isIPAddressInRange(Body, '10.0.0.0/8')",
    'intDiv(1, SeverityNumber - SeverityNumber) = 1',
    "match(Body, '((((')",
  ])('causes an issue of the filter: %s', async (where) => {
    expect(await issuesOf(sql(where))).toEqual([
      {
        series: 0,
        property: 'where',
        code: 'filter',
        message: expect.stringMatching(
          /^fails on some of the events \([A-Z_]+\)(: use functions that end with OrNull.*)?$/,
        ),
      },
    ]);
  });

  it('causes an issue that names the functions to use instead, also for an absent attribute', async () => {
    for (const where of ["toInt64(LogAttributes['none']) = 1", 'toDateTime(Body) > now()']) {
      expect(await issuesOf(sql(where))).toMatchObject([{ message: expect.stringContaining('end with OrNull') }]);
    }
  });

  it('causes an issue of its own series only', async () => {
    const valid = sql("Body = '7'");
    expect(await issuesOf(valid, sql('toInt64(Body) = 1'), valid, sql(''))).toMatchObject([{ series: 1 }]);
    expect(await issuesOf(sql('toInt64(Body) = 1'), valid, sql('toInt8(Body) = 1'))).toMatchObject([
      { series: 0 },
      { series: 2 },
    ]);
  });

  it('causes an issue of the filter if the series without the filter has too many rows', async () => {
    const insert = `INSERT INTO otel_logs (Timestamp, ServiceName, Body, TraceId)
SELECT fromUnixTimestamp64Milli(${start + 60_000}), 'large', '7', toString(number) FROM numbers(60000)`;
    await (await engine()).command(insert, database);
    const where = "ServiceName != 'large' AND toInt64(Body) = 1";
    expect(await issuesOf(sql(where, { groupBy: ['TraceId'] }))).toMatchObject([{ series: 0, property: 'where' }]);
  });

  it('causes an issue of the filter of a metric', async () => {
    const memory = { source: metrics, aggFn: 'sum', metricName: 'memory' } as const;
    expect(await issuesOf(sql("toInt64(Attributes['host']) = 1", memory))).toMatchObject([
      { series: 0, property: 'where' },
    ]);
  });

  it('causes no issue of the filter if the query also fails without it', async () => {
    const failingField = { aggFn: 'sum', field: 'toInt64(Body)', hasExpressions: true } as const;
    expect(await issuesOf(sql('toInt64(Body) = 1', failingField))).toMatchObject([{ series: 0, property: 'field' }]);
  });
});
