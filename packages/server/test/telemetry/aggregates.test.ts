import type { ChartSeries } from '@observability-api/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Charts, createCharts } from '../../src/telemetry/query/charts.ts';
import { prepareDatabase } from '../../src/telemetry/schema/prepare-database.ts';
import { recentHour } from './support/log-rows.ts';
import { recordStatements } from './support/record-statements.ts';
import { engineForFile, engineKinds } from './support/telemetry-engines.ts';
import { sourcesOf } from './support/test-sources.ts';

const MINUTE = 60_000;

describe.each(engineKinds)('a chart on $name', (kind) => {
  const engine = engineForFile(kind);
  const database = `aggregates_${process.pid}`;
  const { logs, traces } = sourcesOf(database);
  const start = recentHour();
  let charts: Charts;

  /** Three spans of checkout and one of cart in the first minute, one of checkout in the third. */
  const spans = [
    { at: 0, ServiceName: 'checkout', Duration: 10, SpanAttributes: { bytes: '100', user: 'a' } },
    { at: 1_000, ServiceName: 'checkout', Duration: 30, SpanAttributes: { bytes: '50.5', user: 'b' } },
    { at: 59_999, ServiceName: 'checkout', Duration: 20, SpanAttributes: { bytes: 'nan', user: 'a' } },
    { at: 30_000, ServiceName: 'cart', Duration: 5, SpanAttributes: {} },
    { at: 2 * MINUTE, ServiceName: 'checkout', Duration: 7, SpanAttributes: { user: '' } },
  ];
  beforeAll(async () => {
    await prepareDatabase(await engine(), database, { retentionDays: 30 });
    const rows = spans.map(({ at, ...row }) => ({ ...row, Timestamp: `${start + at}000000` }));
    await (await engine()).insert(database, 'otel_traces', rows);
    charts = createCharts(await engine());
  });

  const query = (series: readonly Partial<ChartSeries>[], overrides: object = {}) =>
    charts.query({
      startMs: start,
      endMs: start + 10 * MINUTE,
      bucketMs: MINUTE,
      series: series.map((item) => ({ source: traces, aggFn: 'count', where: '', groupBy: [], ...item })),
      ...overrides,
    });
  const firstValue = async (series: Partial<ChartSeries>) => (await query([series]))[0]?.values[0];

  it.each([
    [{ aggFn: 'count' }, 4],
    [{ aggFn: 'sum', field: 'Duration' }, 65],
    [{ aggFn: 'avg', field: 'Duration' }, 16.25],
    [{ aggFn: 'min', field: 'Duration' }, 5],
    [{ aggFn: 'max', field: 'Duration' }, 30],
    [{ aggFn: 'last_value', field: 'Duration' }, 20],
    [{ aggFn: 'quantile', field: 'Duration', level: 0.5 }, 15],
    [{ aggFn: 'quantile', field: 'Duration', level: 0 }, 5],
    [{ aggFn: 'quantile', field: 'Duration', level: 1 }, 30],
    [{ aggFn: 'count_distinct', field: 'ServiceName' }, 2],
    [{ aggFn: 'count_distinct', field: 'SpanAttributes.user' }, 2],
    [{ aggFn: 'sum', field: 'SpanAttributes.bytes' }, 150.5],
    [{ aggFn: 'avg', field: "SpanAttributes['bytes']" }, 75.25],
    [{ aggFn: 'max', field: 'ServiceName' }, null],
    [{ aggFn: 'max', field: 'Timestamp' }, start + 59_999],
  ] as const)('of the series %j has the value %j in the first minute', async (series, expected) => {
    expect(await firstValue(series)).toBe(expected);
  });

  it('computes exact quantiles of 30,000 values, without sampling', async () => {
    const time = start + 20 * MINUTE;
    const rows = Array.from({ length: 30_000 }, (_, n) => ({
      ServiceName: 'sampled',
      Duration: n,
      Timestamp: `${time}000000`,
    }));
    await (await engine()).insert(database, 'otel_traces', rows);
    for (const [level, expected] of [
      [0, 0],
      [0.5, 14_999.5],
      [0.999, 29_969.001],
      [1, 29_999],
    ] as const) {
      const series = [{ aggFn: 'quantile' as const, field: 'Duration', level }];
      const [row] = await query(series, { startMs: time, endMs: time + MINUTE });
      expect(row?.values[0]).toBeCloseTo(expected, 6);
    }
  });

  it('computes several quantiles of the same values in one aggregate, even if a row has no values', async () => {
    const statements: string[] = [];
    const charts = createCharts(recordStatements(await engine(), statements));
    const levels = [0.5, 1, 0, 0.5];
    const series = levels.map((level) => ({ aggFn: 'quantile' as const, field: 'SpanAttributes.bytes', level }));
    const queryOf = (where: string) => ({
      startMs: start,
      endMs: start + 10 * MINUTE,
      bucketMs: MINUTE,
      series: series.map((quantile) => ({ source: traces, where, groupBy: [], ...quantile })),
    });
    const rows = await charts.query(queryOf('ServiceName:checkout'));
    expect(rows.map(({ values }) => values)).toEqual([
      [75.25, 100, 50.5, 75.25],
      [null, null, null, null],
    ]);
    expect(new Set(statements.at(-1)?.match(/quantiles\w+\([^)]*\)/g))).toHaveLength(1);
  });

  it('omits empty buckets and starts buckets at whole minutes', async () => {
    expect((await query([{}])).map(({ bucket }) => bucket - start)).toEqual([0, 2 * MINUTE]);
  });

  it('includes the start of the range and excludes its end', async () => {
    const counts = async (startMs: number, endMs: number) => (await query([{}], { startMs, endMs }))[0]?.values[0];
    expect(await counts(start, start + 59_999)).toBe(3);
    expect(await counts(start + 1, start + MINUTE)).toBe(3);
    expect(await counts(start + 59_999, start + MINUTE)).toBe(1);
  });

  it('returns group values in the order of groupBy, and sorts the rows of a bucket by them', async () => {
    const rows = await query([{ groupBy: ['ServiceName', 'SpanAttributes.user'] }]);
    expect(rows.map(({ bucket, group }) => [bucket - start, ...group])).toEqual([
      [0, 'cart', ''],
      [0, 'checkout', 'a'],
      [0, 'checkout', 'b'],
      [2 * MINUTE, 'checkout', ''],
    ]);
  });

  it('groups by numbers, and sorts the groups as strings', async () => {
    const rows = await query([{ groupBy: ['Duration'] }]);
    expect(rows.map(({ group }) => group[0])).toEqual(['10', '20', '30', '5', '7']);
  });

  it('merges several series, and omits the value of a series without events in the bucket', async () => {
    const rows = await query([
      { where: 'ServiceName:cart' },
      { where: 'ServiceName:checkout', aggFn: 'max', field: 'Duration' },
      { where: 'ServiceName:absent' },
    ]);
    expect(rows.map(({ values }) => values)).toEqual([
      [1, 30, undefined],
      [undefined, 7, undefined],
    ]);
  });

  it('merges series of different sources by bucket', async () => {
    const logRows = [0, 1_000, MINUTE].map((at) => ({ Timestamp: `${start + at}000000` }));
    await (await engine()).insert(database, 'otel_logs', logRows);
    const series = [traces, logs].map((source) => ({ source, aggFn: 'count' as const, where: '', groupBy: [] }));
    const rows = await charts.query({ startMs: start, endMs: start + 10 * MINUTE, bucketMs: MINUTE, series });
    expect(rows.map(({ bucket, values }) => [bucket - start, ...values])).toEqual([
      [0, 4, 2],
      [MINUTE, undefined, 1],
      [2 * MINUTE, 1, undefined],
    ]);
  });

  it('reads series of one source with one statement', async () => {
    const statements: string[] = [];
    const charts = createCharts(recordStatements(await engine(), statements));
    const series = ['ServiceName:cart', 'ServiceName:checkout'].map((where) => ({
      source: traces,
      aggFn: 'sum' as const,
      field: 'Duration',
      where,
      groupBy: [],
    }));
    await charts.query({ startMs: start, endMs: start + MINUTE, bucketMs: MINUTE, series });
    expect(statements.filter((sql) => sql.includes('GROUP BY'))).toHaveLength(1);
  });

  it('aligns buckets to a time other than the epoch', async () => {
    const rows = await query([{}], { startMs: start - MINUTE, alignMs: start + 30_000 });
    expect(rows.map(({ bucket, values }) => [bucket - start, values[0]])).toEqual([
      [-30_000, 2],
      [30_000, 2],
      [90_000, 1],
    ]);
  });

  describe('a ratio', () => {
    const ratio = async (a: Partial<ChartSeries>, b: Partial<ChartSeries>) =>
      (await query([a, b], { isRatio: true })).map(({ values }) => values);

    it('is series 0 divided by series 1', async () => {
      expect(await ratio({ where: 'ServiceName:cart' }, {})).toEqual([[0.25], [0]]);
    });

    it('is null if the divisor has no value', async () => {
      expect(await ratio({}, { where: 'ServiceName:cart' })).toEqual([[4], [null]]);
      expect(await ratio({}, { aggFn: 'min', field: 'StatusMessage' })).toEqual([[null], [null]]);
    });

    it('is null if the dividend is the mean of no values', async () => {
      expect(await ratio({ aggFn: 'avg', field: 'Duration', where: 'ServiceName:cart' }, {})).toEqual([[1.25], [null]]);
    });
  });

  it.each([
    [{ aggFn: 'max', field: 'SpanAttributes' }, 'SpanAttributes is a list or a map'],
    [{ aggFn: 'max', field: 'Duratoin' }, 'did you mean Duration?'],
    [{ groupBy: ['Duratoin'] }, 'did you mean Duration?'],
    [{ groupBy: ['Duration) FROM system.tables --'] }, 'unknown field'],
    [{ groupBy: ['`Duration`'] }, 'unknown field'],
  ] as const)('rejects %j: %s', async (series, message) => {
    await expect(query([series as Partial<ChartSeries>])).rejects.toMatchObject({
      name: 'InvalidSeriesError',
      message: expect.stringContaining(message),
    });
  });
});
