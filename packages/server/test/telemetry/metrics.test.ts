import type { ChartSeries } from '@observability-api/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Charts, createCharts } from '../../src/telemetry/query/charts.ts';
import { intervals, quantile } from '../../src/telemetry/query/metrics/quantile.ts';
import { prepareDatabase } from '../../src/telemetry/schema/prepare-database.ts';
import { recentHour } from './support/log-rows.ts';
import { runComputation } from './support/results.ts';
import { engineForFile, engineKinds } from './support/telemetry-engines.ts';
import { sourcesOf } from './support/test-sources.ts';

const MINUTE = 60_000;
const CUMULATIVE = 2;
const DELTA = 1;

describe.each(engineKinds)('on $name', (kind) => {
  const engine = engineForFile(kind);
  const database = `metrics_${process.pid}`;
  const { metrics } = sourcesOf(database);
  const start = recentHour();
  const nano = (ms: number) => `${start + ms}000000`;
  let charts: Charts;

  /** Returns a point of the time series with the attribute `host`, `second` seconds after the start. */
  const point = (MetricName: string, host: string, second: number, overrides: object) => ({
    MetricName,
    ServiceName: 'api',
    Attributes: { host },
    TimeUnix: nano(second * 1000),
    StartTimeUnix: nano(-3_600_000),
    ...overrides,
  });
  /** Returns the points of a time series. `values` maps seconds after the start to values. */
  const points = (name: string, host: string, values: Readonly<Record<string, number>>, overrides: object = {}) =>
    Object.entries(values).map(([second, Value]) => point(name, host, Number(second), { Value, ...overrides }));

  const insert = async (table: string, rows: readonly object[]) => (await engine()).insert(database, table, rows);
  const monotonic = { AggregationTemporality: CUMULATIVE, IsMonotonic: true };
  const noRecordedValue = { Value: 0, Flags: 1 };
  /** Returns a point of the cumulative histogram `latency`, `second` seconds after the start. `overrides` replaces columns. */
  const latency = (second: number, buckets: readonly number[], overrides: object = {}) =>
    point('latency', 'a', second, {
      BucketCounts: buckets,
      ExplicitBounds: [10, 20, 40],
      Count: buckets.reduce((a, b) => a + b, 0),
      Sum: buckets.reduce((a, b) => a + b, 0) * 5,
      Min: 1,
      Max: 39,
      AggregationTemporality: CUMULATIVE,
      ...overrides,
    });

  /** Inserts gauges. */
  const insertGauges = async () => {
    await insert('otel_metrics_gauge', [
      ...points('memory', 'a', { 0: 10, 30: 20, 70: 40 }),
      ...points('memory', 'b', { 5: 100, 20: 90 }),
      ...points('uneven', 'a', { 10: 1, 20: 2, 30: 3 }),
      ...points('uneven', 'b', { 10: 10 }),
    ]);
    await insert('otel_metrics_gauge', [
      point('reordered gauge', 'a', 10, { Value: 10, Attributes: { a: '1', b: '2' } }),
      point('reordered gauge', 'a', 11, { Value: 11, Attributes: { b: '2', a: '1' } }),
    ]);
  };
  /** Inserts counters, deltas and a sum that can fall. */
  const insertSums = async () => {
    await insert('otel_metrics_sum', [
      ...points('requests', 'a', { '-30': 100, 10: 110, 40: 125, 70: 130 }, monotonic),
      // Resets between second 20 and 50.
      ...points('requests', 'b', { '-10': 50, 20: 60, 50: 7, 80: 9 }, monotonic),
      ...points('fresh', 'a', { 10: 5, 70: 8 }, { ...monotonic, StartTimeUnix: nano(5_000) }),
      ...points('unknown before', 'a', { 10: 500, 70: 508 }, monotonic),
      ...points('sent', 'a', { 10: 3, 40: 4, 70: 5 }, { AggregationTemporality: DELTA, IsMonotonic: true }),
      ...points('open', 'a', { 10: 3, 40: 1, 70: 2 }, { AggregationTemporality: CUMULATIVE, IsMonotonic: false }),
    ]);
  };
  /** Inserts counters that start, pause or report their attributes in another order, and counters of several processes or scopes. */
  const insertChangingCounters = async () => {
    // Host a reports `errors` before the range, host b only within the range.
    await insert('otel_metrics_sum', [
      ...points('errors', 'a', { '-90': 4, '-30': 4, 30: 4, 90: 5 }, monotonic),
      ...points('errors', 'b', { 30: 7, 90: 9 }, monotonic),
      // The pause of host b is longer than the look-back, the time before the range in which an increase searches for the previous point.
      ...points('paused', 'a', { '-90': 4, '-30': 4, 30: 4, 90: 5 }, monotonic),
      ...points('paused', 'b', { '-1800': 500_000, 30: 500_007, 90: 500_009 }, monotonic),
      // The same attributes in another order, also of the resource.
      ...[100, 110, 120, 130].map((Value, nth) =>
        point('reordered', 'a', nth * 20 - 20, {
          ...monotonic,
          Value,
          Attributes: nth % 2 === 0 ? { a: '1', b: '2' } : { b: '2', a: '1' },
          ResourceAttributes: nth % 2 === 0 ? { c: '1', d: '2' } : { d: '2', c: '1' },
        }),
      ),
      // At second 30, the start time equals the time of the point, so the start of the count is unknown.
      point('resumed', 'a', -30, { ...monotonic, Value: 1000 }),
      point('resumed', 'a', 30, { ...monotonic, Value: 1010, StartTimeUnix: nano(30_000) }),
      point('resumed', 'a', 90, { ...monotonic, Value: 1013, StartTimeUnix: nano(30_000) }),
      point('joined', 'a', 30, { ...monotonic, Value: 1010, StartTimeUnix: nano(30_000) }),
      point('joined', 'a', 90, { ...monotonic, Value: 1013, StartTimeUnix: nano(30_000) }),
      // Two processes with the same resource attributes and the same host. The second process restarts at second 50.
      ...points('replicated', 'a', { '-30': 500, 10: 510, 70: 520 }, monotonic),
      ...points('replicated', 'a', { '-20': 4, 20: 5 }, { ...monotonic, StartTimeUnix: nano(-1_800_000) }),
      ...points('replicated', 'a', { 55: 2, 80: 3 }, { ...monotonic, StartTimeUnix: nano(50_000) }),
      // Two versions of an instrumentation library in one process, and two scopes that differ in an attribute.
      ...points('installed twice', 'a', { '-30': 500, 10: 510, 70: 520 }, { ...monotonic, ScopeVersion: '1.0.0' }),
      ...points('installed twice', 'a', { '-20': 4, 20: 5, 80: 7 }, { ...monotonic, ScopeVersion: '2.0.0' }),
      ...points('shards', 'a', { '-30': 500, 10: 510, 70: 520 }, { ...monotonic, ScopeAttributes: { shard: '1' } }),
      ...points('shards', 'a', { '-20': 4, 20: 5, 80: 7 }, { ...monotonic, ScopeAttributes: { shard: '2' } }),
    ]);
  };
  /** Inserts histograms with explicit bounds. */
  const insertHistograms = async () => {
    await insert('otel_metrics_histogram', [
      latency(-20, [5, 0, 0, 0]),
      latency(30, [5, 10, 10, 0]),
      latency(70, [0, 4, 0, 0]),
      ...[500, 510, 520].map((n, nth) => latency(nth * 50 - 40, [n, 0, 0, 0], { MetricName: 'replicated latency' })),
      ...[4, 5].map((n, nth) =>
        latency(nth * 40 - 20, [0, n, 0, 0], { MetricName: 'replicated latency', StartTimeUnix: nano(-1_800_000) }),
      ),
      latency(75, [0, 0, 2, 0], { MetricName: 'sizes', AggregationTemporality: DELTA }),
      latency(80, [1, 1], { MetricName: 'sizes', AggregationTemporality: DELTA, ExplicitBounds: [30] }),
      latency(-20, [5, 0, 0, 0], { MetricName: 'records', Min: 3, Max: 30 }),
      latency(30, [6, 0, 0, 0], { MetricName: 'records', Min: 3, Max: 35 }),
      latency(70, [7, 0, 0, 0], { MetricName: 'records', Min: 2, Max: 35 }),
      latency(30, [1, 0, 0, 0], {
        MetricName: 'bare',
        AggregationTemporality: DELTA,
        Min: 'nan',
        Max: 'nan',
        Sum: 'nan',
      }),
      latency(70, [2, 0, 0, 0], {
        MetricName: 'bare',
        AggregationTemporality: DELTA,
        Min: 'nan',
        Max: 'nan',
        Sum: 'nan',
      }),
      latency(75, [1, 0, 0, 0], { MetricName: 'bare', AggregationTemporality: DELTA, Min: 7, Max: 8, Sum: 7 }),
    ]);
    await insert('otel_metrics_histogram', [
      latency(20, [0, 0, 2, 0], { MetricName: 'zeros', AggregationTemporality: DELTA, Min: 0, Max: 0 }),
      latency(20, [0, 0, 0, 0], { MetricName: 'idle', AggregationTemporality: DELTA, Min: 0, Max: 0 }),
      latency(70, [0, 0, 0, 0], { MetricName: 'idle', AggregationTemporality: DELTA, Min: 0, Max: 0 }),
      latency(80, [2, 0, 0, 0], { MetricName: 'idle', AggregationTemporality: DELTA, Min: 3, Max: 9 }),
      latency(20, [2, 0, 0, 0], { MetricName: 'only zeros', AggregationTemporality: DELTA, Sum: 0, Min: 0, Max: 0 }),
      latency(20, [0, 0, 2, 0], { MetricName: 'partly', AggregationTemporality: DELTA }),
      latency(21, [0, 0, 2, 0], { MetricName: 'partly', AggregationTemporality: DELTA, Min: 'nan', Max: 'nan' }),
    ]);
  };
  /** Inserts exponential histograms and summaries. */
  const insertOtherDistributions = async () => {
    /** Returns a point of an exponential histogram, by default of deltas, `second` seconds after the start. */
    const exponential = (name: string, second: number, Scale: number, overrides: object) =>
      point(name, 'a', second, { Scale, Sum: 1, Min: 'nan', Max: 'nan', AggregationTemporality: DELTA, ...overrides });
    await insert('otel_metrics_exponential_histogram', [
      // At scale 0, the bucket 0 is (1, 2], the bucket 1 is (2, 4], the bucket 2 is (4, 8].
      exponential('exp', 10, 0, { Count: 10, PositiveOffset: 0, PositiveBucketCounts: [2, 4], Max: 4, Min: 1 }),
      exponential('exp', 20, 0, { Count: 4, PositiveOffset: 2, PositiveBucketCounts: [2], Max: 7, Min: 5 }),
      exponential('exp', 30, 0, {
        Count: 4,
        ZeroCount: 1,
        NegativeOffset: 0,
        NegativeBucketCounts: [3],
        Max: 0,
        Min: -2,
      }),
      // At scale 1, the buckets 2 and 3 together are (2, 4].
      exponential('rescaled', -20, 1, {
        Count: 6,
        PositiveOffset: 2,
        PositiveBucketCounts: [2, 4],
        AggregationTemporality: CUMULATIVE,
      }),
      exponential('rescaled', 20, 0, {
        Count: 14,
        PositiveOffset: 1,
        PositiveBucketCounts: [10, 4],
        AggregationTemporality: CUMULATIVE,
      }),
    ]);
    await insert('otel_metrics_summary', [
      point('rpc', 'a', 10, { Count: 4, Sum: 8 }),
      point('rpc', 'a', 70, { Count: 10, Sum: 38 }),
    ]);
  };
  /** Inserts points without a recorded value. */
  const insertStalePoints = async () => {
    await insert('otel_metrics_gauge', [
      ...points('stale', 'a', { 0: 5, 90: 7 }),
      point('stale', 'a', 30, noRecordedValue),
      point('stale', 'b', 40, noRecordedValue),
      ...points('mixed', 'a', { 0: 90 }),
    ]);
    await insert('otel_metrics_sum', [
      ...points('scraped', 'a', { '-60': 900, 0: 1000, 60: 1010 }, monotonic),
      point('scraped', 'a', 30, { ...monotonic, ...noRecordedValue }),
    ]);
    await insert('otel_metrics_histogram', [
      latency(-20, [5, 0, 0, 0], { MetricName: 'gaps' }),
      latency(10, [6, 0, 0, 0], { MetricName: 'gaps' }),
      latency(30, [], { MetricName: 'gaps', ExplicitBounds: [], Count: 0, Sum: 0, Flags: 1 }),
      latency(70, [7, 0, 0, 0], { MetricName: 'gaps' }),
    ]);
  };
  /** Inserts values that are not finite numbers. */
  const insertNonFiniteValues = async () => {
    for (const value of ['nan', 'inf', '5']) {
      await (await engine()).command(
        `INSERT INTO otel_metrics_histogram (MetricName, ServiceName, TimeUnix, AggregationTemporality, Count, Sum, Min, Max, BucketCounts, ExplicitBounds)
VALUES ('odd', 'api', fromUnixTimestamp64Milli(${start + 20_000}), ${DELTA}, 1, ${value}, ${value}, ${value}, [1, 0], [10])`,
        database,
      );
    }
    for (const value of ['nan', 'inf']) {
      await (await engine()).command(
        `INSERT INTO otel_metrics_gauge (MetricName, ServiceName, Attributes, TimeUnix, Value)
VALUES ('mixed', 'api', {'host': '${value}'}, fromUnixTimestamp64Milli(${start + 20_000}), ${value})`,
        database,
      );
    }
  };

  beforeAll(async () => {
    await prepareDatabase(await engine(), database, { retentionDays: 30 });
    await insertGauges();
    await insertSums();
    await insertChangingCounters();
    await insertHistograms();
    await insertOtherDistributions();
    await insertStalePoints();
    await insertNonFiniteValues();
    charts = createCharts(await engine());
  });

  const values = async (series: Partial<ChartSeries>) => {
    const rows = await charts.query({
      startMs: start,
      endMs: start + 2 * MINUTE,
      bucketMs: MINUTE,
      series: [{ source: metrics, aggFn: 'sum', where: '', groupBy: [], ...series }],
    });
    return rows.map(({ group, values: [value] }) => (group.length === 0 ? value : [...group, value]));
  };

  it.each([
    // the aggregate over the last values of the time series in the bucket
    [{ metricName: 'memory', aggFn: 'sum' }, [110, 40]],
    [{ metricName: 'memory', aggFn: 'last_value' }, [20, 40]],
    [{ metricName: 'memory', aggFn: 'quantile', level: 0.5 }, [55, 40]],
    [{ metricName: 'memory', aggFn: 'count_distinct' }, [2, 1]],
    [{ metricName: 'memory', metricDataType: 'gauge' }, [110, 40]],
    [{ field: 'memory' }, [110, 40]],
    [{ metricName: 'memory', where: 'Attributes.host:"b"' }, [90]],
    [{ metricName: 'memory', where: "Attributes['host'] = 'b'", whereLanguage: 'sql' }, [90]],
    // all points of the bucket
    [{ metricName: 'memory', aggFn: 'avg' }, [55, 40]],
    [{ metricName: 'memory', aggFn: 'max' }, [100, 40]],
    [{ metricName: 'memory', aggFn: 'min' }, [10, 40]],
    [{ metricName: 'uneven', aggFn: 'avg' }, [4]],
    [{ metricName: 'open', aggFn: 'max' }, [3, 2]],
    [{ metricName: 'open', aggFn: 'avg' }, [2, 2]],
    [{ metricName: 'memory', aggFn: 'count' }, [4, 1]],
    // increases: host a continues from before the range, and host b resets to 7
    [{ metricName: 'requests' }, [25 + 10 + 7, 5 + 2]],
    [{ metricName: 'requests', aggFn: 'max' }, [25, 5]],
    [
      { metricName: 'requests', groupBy: ['Attributes.host'] },
      [
        ['a', 25],
        ['b', 17],
        ['a', 5],
        ['b', 2],
      ],
    ],
    // a counter that started after the start of the look-back counts from 0, an older one from its first point
    [{ metricName: 'fresh' }, [5, 3]],
    [{ metricName: 'unknown before' }, [0, 8]],
    // a time series that starts later than others of its process counts from 0, also if a filter selects only its points
    [{ metricName: 'errors' }, [7, 3]],
    [{ metricName: 'errors', where: 'Attributes.host:"b"' }, [7, 2]],
    [{ metricName: 'errors', where: 'Value:>=4' }, [7, 3]],
    // a time series that was paused for longer than the look-back counts from its first point after the pause
    [{ metricName: 'paused' }, [0, 3]],
    // the order of attributes does not matter
    [{ metricName: 'reordered' }, [30]],
    [{ metricName: 'reordered gauge' }, [11]],
    // processes with the same resource attributes are distinguished by their start times
    [{ metricName: 'replicated' }, [10 + 1 + 2, 10 + 1]],
    [{ metricName: 'replicated latency', aggFn: 'count' }, [10 + 1, 10]],
    [{ metricName: 'replicated latency', aggFn: 'quantile', level: 1 }, [20, 10]],
    // scopes that differ only in their version or in an attribute have their own time series
    [{ metricName: 'installed twice' }, [11, 12]],
    [{ metricName: 'shards' }, [11, 12]],
    // a start time that equals the time of the first point means that the start is unknown, so the time series does not count from 0
    [{ metricName: 'resumed' }, [10, 3]],
    [{ metricName: 'joined' }, [0, 3]],
    // a delta is an increase
    [{ metricName: 'sent' }, [7, 5]],
    // the last value of a sum that can fall
    [{ metricName: 'open' }, [1, 2]],
    // histograms: 10 values up to 20 and 10 up to 40, then a reset to 4 values up to 20
    [{ metricName: 'latency', aggFn: 'count' }, [20, 4]],
    [{ metricName: 'latency', aggFn: 'sum' }, [100, 20]],
    [{ metricName: 'latency', aggFn: 'avg' }, [5, 5]],
    [{ metricName: 'latency', aggFn: 'max' }, [null, 39]],
    // a cumulative minimum or maximum is in the time bucket in which it changes
    [{ metricName: 'records', aggFn: 'max' }, [35, null]],
    [{ metricName: 'records', aggFn: 'min' }, [null, 2]],
    // an absent minimum, maximum or sum is not 0
    [{ metricName: 'bare', aggFn: 'min' }, [null, 7]],
    [{ metricName: 'bare', aggFn: 'max' }, [null, 8]],
    [{ metricName: 'bare', aggFn: 'sum' }, [null, 7]],
    // a minimum and a maximum of 0 are absent if the sum is not 0, or if there are no values
    [{ metricName: 'zeros', aggFn: 'min' }, [null]],
    [{ metricName: 'zeros', aggFn: 'max' }, [null]],
    [{ metricName: 'idle', aggFn: 'min' }, [null, 3]],
    [{ metricName: 'idle', aggFn: 'max' }, [null, 9]],
    [{ metricName: 'only zeros', aggFn: 'max' }, [0]],
    // the values of a point without a sum are counted, but are not part of the average
    [{ metricName: 'bare', aggFn: 'avg' }, [null, 7]],
    [{ metricName: 'bare', aggFn: 'count' }, [1, 3]],
    // quantiles of cumulative histograms, and the count of histograms with different bounds
    [{ metricName: 'latency', aggFn: 'quantile', level: 0.5 }, [20, 15]],
    [{ metricName: 'latency', aggFn: 'quantile', level: 0.75 }, [30, 17.5]],
    [{ metricName: 'sizes', aggFn: 'count' }, [4]],
    // a quantile is between the recorded minimum and maximum, unless they are unknown or both 0
    [{ metricName: 'sizes', aggFn: 'quantile', level: 1 }, [39]],
    [{ metricName: 'latency', aggFn: 'quantile', level: 0 }, [10, 10]],
    [{ metricName: 'zeros', aggFn: 'quantile', level: 1 }, [40]],
    [{ metricName: 'partly', aggFn: 'quantile', level: 1 }, [40]],
    // exponential histograms: delta points, a negative side, and a cumulative time series whose scale falls from 1 to 0
    [{ metricName: 'exp', aggFn: 'quantile', level: 0.5 }, [2]],
    [{ metricName: 'exp', aggFn: 'quantile', level: 1 }, [7]],
    [{ metricName: 'exp', aggFn: 'quantile', level: 0 }, [-2]],
    [{ metricName: 'rescaled', aggFn: 'quantile', level: 0.5 }, [4]],
    [{ metricName: 'rescaled', aggFn: 'count' }, [8]],
    // the first point has no previous point, and its start time is before the look-back
    [{ metricName: 'rpc', aggFn: 'count' }, [0, 6]],
    [{ metricName: 'rpc', aggFn: 'avg' }, [null, 5]],
    // points without a recorded value are ignored
    [{ metricName: 'stale', aggFn: 'min' }, [5, 7]],
    [{ metricName: 'stale', aggFn: 'count' }, [1, 1]],
    [{ metricName: 'scraped' }, [100, 10]],
    [{ metricName: 'gaps', aggFn: 'count' }, [1, 1]],
    // values that are not finite are ignored
    [{ metricName: 'odd', aggFn: 'count' }, [3]],
    [{ metricName: 'odd', aggFn: 'sum' }, [5]],
    [{ metricName: 'odd', aggFn: 'min' }, [5]],
    [{ metricName: 'odd', aggFn: 'max' }, [5]],
    [{ metricName: 'mixed', aggFn: 'avg' }, [90]],
    [{ metricName: 'mixed', aggFn: 'max' }, [90]],
    // a metric that does not exist has no rows
    [{ metricName: 'nothing' }, []],
    [{ metricName: "x' OR 1=1 --" }, []],
  ] as const)('a chart of %j has the values %j', async (series, expected) => {
    expect(await values(series as Partial<ChartSeries>)).toEqual(expected);
  });

  it('a chart can start in 1970', async () => {
    const series = [{ source: metrics, aggFn: 'sum' as const, metricName: 'requests', where: '', groupBy: [] }];
    const rows = await charts.query({ startMs: 0, endMs: start + MINUTE, bucketMs: 24 * 60 * MINUTE, series });
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each([
    [{}, 'expected the name of a metric'],
    [
      { metricName: 'latency', aggFn: 'last_value' },
      'expected one of count, sum, avg, min, max, quantile for a metric of type histogram, received last_value',
    ],
    [
      { metricName: 'rpc', aggFn: 'quantile', level: 0.5 },
      'expected one of count, sum, avg for a metric of type summary, received quantile',
    ],
    [{ metricName: 'memory', where: 'Nope:1' }, 'unknown field'],
    // a metric that does not exist
    [{ metricName: 'nothing', where: 'Nope:1' }, 'unknown field'],
    [{ metricName: 'nothing', groupBy: ['Nope'] }, 'unknown field'],
    [{ metricName: 'nothing', where: 'ServiceName:(' }, ''],
  ] as const)('a chart of %j is rejected: %s', async (series, message) => {
    await expect(values(series as Partial<ChartSeries>)).rejects.toMatchObject({
      name: 'InvalidSeriesError',
      message: expect.stringContaining(message),
    });
  });
});

describe('a quantile of buckets', () => {
  it.each([
    [[10, 20], [10, 0, 0], 0.5, 5],
    [[10, 20], [0, 10, 0], 0.5, 15],
    [[10, 20], [5, 5, 0], 0.5, 10],
    [[10, 20], [0, 0, 3], 0.5, 20],
    [[10, 20], [0, 0, 0], 0.5, null],
    [[-10, 10], [4, 4, 0], 0.5, -10],
    [[10, 20], [4, 4, 2], 1, 20],
    [[10, 20], [4, 4, 2], 0, 0],
    [[], [5], 0.5, null],
  ] as const)('with the bounds %j and the counts %j at the level %d is %j', (bounds, counts, level, expected) => {
    expect(runComputation(quantile(intervals(bounds, counts), level))).toBe(expected);
  });

  it('of histograms with different bounds includes all of them', () => {
    const buckets = [...intervals([10, 20], [20, 0, 0]), ...intervals([20], [20, 0])];
    expect(runComputation(quantile(buckets, 0.5))).toBeCloseTo(20 / 3, 10);
  });
});
