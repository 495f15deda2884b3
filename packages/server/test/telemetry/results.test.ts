import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/telemetry/clickhouse/engine.ts';
import { QueryTimeoutError } from '../../src/telemetry/clickhouse/engine-errors.ts';
import type { SourcedSeries } from '../../src/telemetry/query/chart-query.ts';
import { type Charts, createCharts } from '../../src/telemetry/query/charts.ts';
import { parseFormula } from '../../src/telemetry/query/result/formula.ts';
import type { ResultQuery } from '../../src/telemetry/query/result/result-query.ts';
import { prepareDatabase } from '../../src/telemetry/schema/prepare-database.ts';
import { recentHour } from './support/log-rows.ts';
import { engineForFile, engineKinds } from './support/telemetry-engines.ts';
import { sourcesOf } from './support/test-sources.ts';

const MINUTE = 60_000;

describe.each(engineKinds)('results on $name', (kind) => {
  const engine = engineForFile(kind);
  const database = `results_${process.pid}`;
  const { metrics, traces } = sourcesOf(database);
  const start = recentHour();
  let charts: Charts;

  /** Requests of three services: 4 of checkout (1 failed), 2 of cart (both failed), 1 of a service without a name. */
  const spans = [
    { at: 0, ServiceName: 'checkout', Duration: 10, StatusCode: 'Error', SpanAttributes: { version: '7' } },
    { at: 1_000, ServiceName: 'checkout', Duration: 30, StatusCode: 'Ok', SpanAttributes: { version: '7' } },
    { at: MINUTE, ServiceName: 'checkout', Duration: 20, StatusCode: 'Ok', SpanAttributes: {} },
    { at: MINUTE + 1, ServiceName: 'checkout', Duration: 40, StatusCode: 'Ok', SpanAttributes: {} },
    { at: 2_000, ServiceName: 'cart', Duration: 5, StatusCode: 'Error', SpanAttributes: {} },
    { at: 3_000, ServiceName: 'cart', Duration: 7, StatusCode: 'Error', SpanAttributes: {} },
    { at: 4_000, ServiceName: '', Duration: 1_000, StatusCode: 'Ok', SpanAttributes: {} },
  ];
  beforeAll(async () => {
    await prepareDatabase(await engine(), database, { retentionDays: 30 });
    const rows = spans.map(({ at, ...row }) => ({ ...row, Timestamp: `${start + at}000000` }));
    await (await engine()).insert(database, 'otel_traces', rows);
    const point = (name: string, index: number, overrides: object) => ({
      MetricName: name,
      ServiceName: 'checkout',
      Attributes: {},
      TimeUnix: `${start + index}000000`,
      StartTimeUnix: `${start - MINUTE}000000`,
      ...overrides,
    });
    await (await engine()).insert(database, 'otel_metrics_gauge', [
      point('used', 0, { Value: 30 }),
      point('used', 30_000, { Value: 40 }),
      point('total', 0, { Value: 80 }),
    ]);
    await (await engine()).insert(database, 'otel_metrics_histogram', [
      point('time', 0, {
        Count: 4,
        Sum: 10,
        BucketCounts: [0, 4, 0],
        ExplicitBounds: [1, 3],
        AggregationTemporality: 1,
      }),
    ]);
    charts = createCharts(await engine());
  });

  const compute = async (
    series: readonly Partial<SourcedSeries>[],
    overrides: Partial<ResultQuery> = {},
    used = charts,
  ) => {
    const result = await used.compute({
      startMs: start,
      endMs: start + 10 * MINUTE,
      bucketMs: 10 * MINUTE,
      alignMs: start,
      series: series.map((item) => ({
        source: traces,
        aggFn: 'count' as const,
        where: '',
        groupBy: [],
        hasExpressions: true,
        ...item,
      })),
      groupNames: series[0]?.groupBy ?? [],
      outputs: series.map((_, index) => ({ name: `value ${index}`, value: { kind: 'series', index } })),
      ...overrides,
    });
    return { ...result, rows: result.rows.toArray() };
  };
  const byService = { groupBy: ['ServiceName'] };
  const rowsOf = async (...query: Parameters<typeof compute>) =>
    (await compute(...query)).rows.map(({ group, values }) => [...group, ...values]);
  /** Returns an output with a formula over at most three series: A, B and C. */
  const formula = (text: string, name = text) => ({
    name,
    value: { kind: 'formula' as const, formula: parseFormula(text, 3) },
  });

  it('have one row per group over the whole range', async () => {
    const series = [byService, { ...byService, aggFn: 'avg' as const, field: 'Duration' }];
    expect(await rowsOf(series)).toEqual([
      ['', 1, 1_000],
      ['cart', 2, 6],
      ['checkout', 4, 25],
    ]);
  });

  it('aggregate and group by SQL expressions', async () => {
    const groupBy = ["if(StatusCode = 'Error', 'failed', 'ok')"];
    expect(await rowsOf([{ groupBy, aggFn: 'max', field: 'Duration / 10' }])).toEqual([
      ['failed', 1],
      ['ok', 100],
    ]);
  });

  it('contain the values of expressions with aggregate functions', async () => {
    const rate = { ...byService, aggFn: 'none' as const, field: "countIf(StatusCode = 'Error') / count()" };
    expect(await rowsOf([rate])).toEqual([
      ['', 0],
      ['cart', 1],
      ['checkout', 0.25],
    ]);
  });

  it('contain an arbitrary value of an attribute for the function `any`, as a string', async () => {
    const version = { ...byService, aggFn: 'any' as const, field: "SpanAttributes['version']" };
    expect(await rowsOf([version])).toEqual([
      ['', ''],
      ['cart', ''],
      ['checkout', '7'],
    ]);
  });

  it.each([
    ['A / B', [0, 1, 0.25]],
    ['A - B * 2', [-2, -2, -7]],
    ['(A + B) / A', [null, 2, 5]],
    ['-A + 0.5', [0.5, -1.5, -0.5]],
    ['1 / (A - A)', [null, null, null]],
  ])('compute the formula %s', async (text, expected) => {
    const failed = { ...byService, where: 'StatusCode:Error' };
    const rows = await rowsOf([failed, byService], { outputs: [formula(text)] });
    expect(rows.map(([, value]) => value)).toEqual(expected);
  });

  it('compute a formula with 200 operations, the maximum', async () => {
    const text = Array.from({ length: 201 }, () => 'A').join('+');
    expect(await rowsOf([{}], { outputs: [formula(text)] })).toEqual([[201 * 7]]);
  });

  it('divide the first series by the second', async () => {
    const failed = { ...byService, where: 'StatusCode:Error' };
    const outputs = [{ name: 'rate', value: { kind: 'ratio' as const } }];
    expect(await rowsOf([failed, byService], { outputs })).toEqual([
      ['', 0],
      ['cart', 1],
      ['checkout', 0.25],
    ]);
  });

  it('compute with strings that are numbers', async () => {
    const version = { ...byService, aggFn: 'any' as const, field: "SpanAttributes['version']" };
    const outputs = [formula('A * 2'), { name: 'rate', value: { kind: 'ratio' as const } }];
    expect(await rowsOf([version, byService], { outputs, having: '`A * 2` > 0' })).toEqual([['checkout', 14, 1.75]]);
    const [first] = (await compute([version], { valueOrder: 'desc' })).rows;
    expect(first?.group).toEqual(['checkout']);
  });

  it('are filtered by a condition on their columns', async () => {
    const series = [byService];
    const outputs = [{ name: 'Requests', value: { kind: 'series' as const, index: 0 } }];
    expect(await rowsOf(series, { outputs, having: "Requests > 1 AND ServiceName != 'cart'" })).toEqual([
      ['checkout', 4],
    ]);
  });

  it.each(['toInt64(version) > 5', 'intDiv(10, toInt64(Requests)) < 9'])(
    'are filtered by the condition %s, which fails for an empty string or for 0',
    async (having) => {
      const byVersion = { where: 'SpanAttributes.version:*', groupBy: ["SpanAttributes['version']"] };
      const outputs = [{ name: 'Requests', value: { kind: 'series' as const, index: 0 } }];
      expect(await rowsOf([byVersion], { outputs, groupNames: ['version'], having })).toEqual([['7', 2]]);
    },
  );

  it.each([
    ['Requests DESC', ['checkout', 'cart', '']],
    ['Requests', ['', 'cart', 'checkout']],
    ['length(ServiceName) DESC, Requests', ['checkout', 'cart', '']],
    ['-Requests NULLS LAST', ['checkout', 'cart', '']],
    ['2 DESC', ['checkout', 'cart', '']],
    ['1 DESC', ['checkout', 'cart', '']],
    ['(9), 1 DESC', ['checkout', 'cart', '']],
  ])('are ordered by %s', async (orderBy, expected) => {
    const outputs = [{ name: 'Requests', value: { kind: 'series' as const, index: 0 } }];
    expect((await rowsOf([byService], { outputs, orderBy })).map(([group]) => group)).toEqual(expected);
  });

  it('are ordered by a column whose name is a function call', async () => {
    const outputs = [{ name: 'count()', value: { kind: 'series' as const, index: 0 } }];
    expect((await rowsOf([byService], { outputs, orderBy: 'count() DESC' })).map(([group]) => group)).toEqual([
      'checkout',
      'cart',
      '',
    ]);
  });

  it('are ordered by their first value and limited', async () => {
    const { rows, isTruncated } = await compute([byService], { valueOrder: 'desc', limit: 2 });
    expect(rows.map(({ group }) => group[0])).toEqual(['checkout', 'cart']);
    expect(isTruncated).toBe(true);
    expect((await compute([byService], { limit: 3 })).isTruncated).toBe(false);
  });

  it('contain the groups with the largest value in any bucket, up to the limit of groups', async () => {
    const result = await compute([byService], { bucketMs: MINUTE, alignMs: 0, groupLimit: 1 });
    expect(result.rows.map(({ bucket, group, values }) => [bucket - start, group[0], values[0]])).toEqual([
      [0, 'cart', 2],
    ]);
    expect(result.isTruncated).toBe(true);
    // A query with a limit of groups leaves out the group without a name, and does not count it. A limit of two leaves out no other group.
    const all = await compute([byService], { bucketMs: MINUTE, alignMs: 0, groupLimit: 2 });
    expect(all.rows.map(({ group }) => group[0])).toEqual(['cart', 'checkout', 'checkout']);
    expect(all.isTruncated).toBe(false);
  });

  it('combine metrics and events in one row', async () => {
    const series = [
      { source: metrics, aggFn: 'max' as const, metricName: 'used', groupBy: ['ServiceName'] },
      { source: metrics, aggFn: 'max' as const, metricName: 'total', groupBy: ['ServiceName'] },
      { ...byService, where: 'ServiceName:checkout' },
    ];
    const outputs = [formula('A / B * 100', 'percent'), { name: 'n', value: { kind: 'series' as const, index: 2 } }];
    expect(await rowsOf(series, { outputs, having: 'percent > 10' })).toEqual([['checkout', 50, 4]]);
  });

  it('combine quantiles of histograms with other series', async () => {
    const series = [
      { source: metrics, aggFn: 'quantile' as const, level: 0.5, metricName: 'time' },
      { source: metrics, aggFn: 'max' as const, metricName: 'used' },
    ];
    const outputs = [formula('A * 10', 'ten'), { name: 'used', value: { kind: 'series' as const, index: 1 } }];
    expect(await rowsOf(series, { outputs, having: 'ten = 20' })).toEqual([[20, 40]]);
  });

  it('count the observations of a histogram, not its points', async () => {
    const time = { source: metrics, aggFn: 'count' as const, metricName: 'time' };
    expect(await rowsOf([time])).toEqual([[4]]);
    expect(await rowsOf([time, { source: metrics, aggFn: 'max' as const, metricName: 'used' }])).toEqual([[4, 40]]);
  });

  it('contain the ratio 0 in a bucket without a dividend, and null without a divisor', async () => {
    const gauge = (metricName: string) => ({ source: metrics, aggFn: 'max' as const, metricName });
    const outputs = [{ name: 'ratio', value: { kind: 'ratio' as const } }];
    const overrides = { bucketMs: 30_000, alignMs: 0, outputs };
    expect(await rowsOf([gauge('used'), gauge('total')], overrides)).toEqual([[30 / 80], [null]]);
    expect(await rowsOf([gauge('total'), gauge('used')], overrides)).toEqual([[80 / 30], [0]]);
  });

  it('contain the change of a gauge in each bucket, extrapolated to the whole bucket', async () => {
    const series = [{ source: metrics, aggFn: 'sum' as const, metricName: 'used', isDelta: true }];
    expect(await rowsOf(series, { bucketMs: MINUTE, alignMs: 0 })).toEqual([[20]]);
  });

  it('have no rows for a metric without points', async () => {
    expect(await rowsOf([{ source: metrics, aggFn: 'max', metricName: 'unknown' }])).toEqual([]);
  });

  it.each<[string, Partial<ResultQuery>, object]>([
    ['a condition on an unknown column', { having: 'other > 1' }, { property: 'having' }],
    ['a condition with an aggregate function', { having: 'sum(1) > 1' }, { property: 'having' }],
    ['a condition with a subquery', { having: '1 IN (SELECT 1)' }, { property: 'having' }],
    ['a condition that fails for a row', { having: 'toInt64(ServiceName) > 1' }, { property: 'having' }],
    ['an order that fails for a row', { having: '1', orderBy: 'toInt64(ServiceName)' }, { property: 'orderBy' }],
    ['an order by an unknown column', { orderBy: 'other' }, { property: 'orderBy' }],
    ['an order by a position without a column', { orderBy: '3' }, { property: 'orderBy' }],
    ['an order with LIMIT', { orderBy: '1 LIMIT 5' }, { property: 'orderBy' }],
  ])('reject %s', async (_, overrides, expected) => {
    const error = await compute([byService], overrides).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'InvalidSeriesError', issues: [expected] });
  });

  it('reject a condition that fails for a row even if the statement without it exceeds a limit', async () => {
    const opened = await engine();
    const columns: Engine['columns'] = async (statement) => {
      if (!statement.sql.includes('toInt32(')) throw new QueryTimeoutError('The statement took too long.');
      return opened.columns(statement);
    };
    const limited = createCharts(
      new Proxy(opened, { get: (target, name) => (name === 'columns' ? columns : Reflect.get(target, name)) }),
    );
    const error = await compute([byService], { having: 'toInt32(ServiceName) > 1' }, limited).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ name: 'InvalidSeriesError', issues: [{ property: 'having' }] });
  });

  it.each<[Partial<SourcedSeries>, object]>([
    [{ aggFn: 'none', field: 'Duration' }, { property: 'field' }],
    [{ aggFn: 'none', field: 'sleep(3)' }, { property: 'field' }],
    [{ aggFn: 'max', field: '(SELECT 1)' }, { property: 'field' }],
    [{ aggFn: 'max', field: 'count()' }, { property: 'field' }],
    [{ groupBy: ['nothing'] }, { property: 'groupBy', item: 0 }],
    [{ groupBy: ['count()'] }, { property: 'groupBy', item: 0 }],
    [{ aggFn: 'increase', field: 'Duration' }, { property: 'aggFn' }],
    [{ filters: [{ text: 'nothing:1', language: 'lucene' }] }, { property: 'filters', item: 0 }],
  ])('reject the series %j', async (series, expected) => {
    const error = await compute([{ ...byService, ...series }]).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'InvalidSeriesError', issues: [expected] });
  });
});
