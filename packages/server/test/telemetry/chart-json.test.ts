import type { ChartSeries } from '@observability-api/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { ClientDisconnectedError } from '../../src/domain/errors.ts';
import { QueryTooLargeError } from '../../src/telemetry/clickhouse/engine-errors.ts';
import { type Charts, createCharts } from '../../src/telemetry/query/charts.ts';
import { prepareDatabase } from '../../src/telemetry/schema/prepare-database.ts';
import { recentHour } from './support/log-rows.ts';
import { toResponseRows } from './support/results.ts';
import { engineForFile, engineKinds } from './support/telemetry-engines.ts';
import { sourcesOf } from './support/test-sources.ts';

const MINUTE = 60_000;

describe.each(engineKinds)('on $name', (kind) => {
  const engine = engineForFile(kind);
  const database = `chart_json_${process.pid}`;
  const { logs, traces, metrics } = sourcesOf(database);
  const start = recentHour();
  let charts: Charts;

  const spans = [
    {
      at: 0,
      ServiceName: 'a "quoted"/name\\',
      Duration: 10,
      SpanAttributes: { size: '0.1', exact: '0.006037981886054341' },
    },
    { at: 1_000, ServiceName: '🙂 größer', Duration: 30, SpanAttributes: { size: 'none' } },
    { at: 2_000, ServiceName: '\uffee\u0000\n\u2028', Duration: 18014398509481984, SpanAttributes: { size: '1e300' } },
    { at: MINUTE, ServiceName: '', Duration: 7, SpanAttributes: { size: 'nan', group: 'a' } },
    { at: MINUTE, ServiceName: '', Duration: 8, SpanAttributes: { size: 'inf' } },
  ];
  beforeAll(async () => {
    await prepareDatabase(await engine(), database, { retentionDays: 30 });
    const rows = spans.map(({ at, ...row }) => ({ ...row, Timestamp: `${start + at}000000` }));
    await (await engine()).insert(database, 'otel_traces', rows);
    await (await engine()).command(
      `INSERT INTO otel_logs (Timestamp, ServiceName, SeverityText, Body)
SELECT fromUnixTimestamp64Milli(toInt64(${start}) + number * 10), unhex('C328'), ['INFO', 'ERROR'][number % 2 + 1], toString(number)
FROM numbers(12000)`,
      database,
    );
    await (await engine()).command(
      'CREATE TABLE odd (Timestamp DateTime64(9), `group` String, ts_bucket UInt8, f Float32) ENGINE = MergeTree ORDER BY Timestamp',
      database,
    );
    await (await engine()).insert(database, 'odd', [
      { Timestamp: `${start}000000`, group: 'a', ts_bucket: 1, f: 0.1 },
      { Timestamp: `${start}000000`, group: 'b', ts_bucket: 2, f: 3.4e38 },
    ]);
    charts = createCharts(await engine());
  });

  type SeriesInput = Partial<ChartSeries> & { readonly source?: unknown };
  const query = (series: readonly SeriesInput[], overrides: object = {}) => ({
    startMs: start,
    endMs: start + 10 * MINUTE,
    bucketMs: MINUTE,
    series: series.map((item) => ({ source: traces, aggFn: 'count', where: '', groupBy: [], ...item })) as never,
    ...overrides,
  });
  const fetchChart = async (request: ReturnType<typeof query>) =>
    JSON.parse(Buffer.concat(await charts.queryJson(request)).toString());

  const odd = { ...traces, from: { databaseName: database, tableName: 'odd' }, timestampValueExpression: 'Timestamp' };
  const size = 'SpanAttributes.size';

  const small = { where: 'Duration:<9' };
  const large = { where: 'Duration:>8' };

  it.each<[string, readonly SeriesInput[], object?]>([
    ['a count', [{}]],
    ['no events', [{ where: 'ServiceName:missing' }]],
    ['groups with special characters', [{ groupBy: ['ServiceName', 'Duration'] }]],
    ['groups that are not UTF-8', [{ source: logs, groupBy: ['ServiceName'] }]],
    ['integers beyond 2^53', [{ aggFn: 'max', field: 'Duration' }]],
    ['a quantile without values', [{ aggFn: 'quantile', level: 0.5, field: 'SpanAttributes.no' }]],
    ['series of the same events', [large, { ...large, aggFn: 'count_distinct', field: size }]],
    ['strings, some of them not numbers', (['sum', 'avg', 'max'] as const).map((aggFn) => ({ aggFn, field: size }))],
    ['buckets with an offset', [{}], { alignMs: start + 30_000 }],
    [
      'a range that does not start or end at a minute',
      [{ source: logs }],
      { startMs: start + 1, endMs: start + 90_001 },
    ],
    ['series of different events', [large, small, { where: 'ServiceName:missing' }]],
    ['two series without events', [{ where: 'ServiceName:no' }, { where: 'ServiceName:missing' }]],
    ['groups of different events', [{ ...large, groupBy: ['ServiceName', size] }, { groupBy: ['ServiceName', size] }]],
    [
      'two series with groups that are not UTF-8',
      ['ERROR', 'INFO'].map((where) => ({ source: logs, where: `SeverityText:${where}`, groupBy: ['ServiceName'] })),
    ],
    [
      'two series of strings, some of them not numbers',
      [
        { ...small, aggFn: 'sum', field: size },
        { ...large, aggFn: 'max', field: size },
      ],
    ],
    ['a series of strings and a count', [{ ...small, aggFn: 'sum', field: 'SpanAttributes.group' }, {}]],
    [
      '32-bit floats',
      [
        { source: odd, aggFn: 'max', field: 'f', where: 'group:a' },
        { source: odd, aggFn: 'last_value', field: 'f', where: 'group:b' },
        { source: odd, aggFn: 'sum', field: 'f' },
      ],
    ],
    ['a filter in two languages', [{ where: 'true' }, { where: 'true', whereLanguage: 'sql' }]],
    ['columns named like those of the result', [{ source: odd, where: 'group:a', groupBy: ['ts_bucket'] }]],
    ['a ratio', [large, {}], { isRatio: true }],
    ['a ratio to no events', [{}, large], { isRatio: true }],
    ['a ratio of an average without values', [{ ...large, aggFn: 'avg', field: 'Duration' }, {}], { isRatio: true }],
    ['a ratio of a sum of no numbers', [{ aggFn: 'sum', field: 'SpanAttributes.group' }, {}], { isRatio: true }],
    ['a ratio to no number', [{}, { aggFn: 'max', field: 'SpanAttributes.group' }], { isRatio: true }],
    ['a ratio to 0', [{}, { aggFn: 'count_distinct', field: 'SpanAttributes.no' }], { isRatio: true }],
    ['series of different sources', [{}, { source: logs }]],
    ['a ratio of different sources', [{}, { source: logs }], { isRatio: true }],
    ['series of different groups', [{ groupBy: ['ServiceName'] }, { groupBy: ['Duration'] }]],
    ['an unknown metric', [{ source: metrics, metricName: 'absent' }]],
  ])('query and queryJson return the same rows for %s', async (_, series, overrides) => {
    const request = query(series, overrides);
    const rows = toResponseRows(await charts.query(request));
    expect(await fetchChart(request)).toEqual(rows);
  });

  it.each<[string, SeriesInput, unknown]>([
    ['a 32-bit float', { source: odd, aggFn: 'max', field: 'f', where: 'group:a' }, 0.1],
    ['the last value', { source: odd, aggFn: 'last_value', field: 'f', where: 'group:b' }, 3.4e38],
    ['an integer beyond 2^53', { aggFn: 'max', field: 'Duration' }, 18014398509481984],
    ['a number in a string', { aggFn: 'max', field: 'SpanAttributes.exact' }, 0.006037981886054341],
    ['a quantile without values', { aggFn: 'quantile', level: 0.5, field: 'SpanAttributes.no' }, null],
  ])('%s is returned exactly', async (_, series, expected) => {
    const [first] = await fetchChart(query([series]));
    expect(first['series_0.data']).toBe(expected);
  });

  it('the chunks of a large result form one JSON array', async () => {
    // Series of two sources have one statement each, whose rows are merged.
    const sources = [logs, { ...logs, id: 'copy' }];
    const chunks = await charts.queryJson(query(sources.map((source) => ({ source, groupBy: ['Body'] }))));
    expect(chunks.length).toBeGreaterThan(1);
    const rows = JSON.parse(Buffer.concat(chunks).toString());
    expect(rows).toHaveLength(12_000);
    const bodies = new Set(rows.map(({ group: [body] }: { group: [string] }) => Number(body)));
    expect(bodies.size).toBe(12_000);
  });

  it.each<[string, readonly SeriesInput[]]>([
    ['one statement', [{}, small]],
    ['several statements', [{}, { source: logs }]],
  ])('a query with %s rejects with the reason of an aborted signal', async (_, series) => {
    const aborted = AbortSignal.abort(new ClientDisconnectedError('gone'));
    await expect(charts.queryJson(query(series), { signal: aborted })).rejects.toBe(aborted.reason);
    expect(await fetchChart(query(series))).not.toEqual([]);
  });

  it('long group names in too many rows are rejected, even if there are few groups', async () => {
    const from = start + 30 * MINUTE;
    await (await engine()).command(
      `INSERT INTO otel_logs (Timestamp, ServiceName, Body)
SELECT fromUnixTimestamp64Milli(toInt64(${from}) + number * 1000), 'long', concat(toString(number % 2), repeat('x', 99999)) FROM numbers(90)`,
      database,
    );
    const rangeQuery = (seconds: number) => ({
      ...query([{ source: logs, where: 'ServiceName:long', groupBy: ['Body'] }]),
      startMs: from,
      endMs: from + seconds * 1000,
      bucketMs: 1000,
    });
    // The limit is 8,388,608 characters in the group names of all rows. Each row has a name of 100,000 characters.
    expect(await fetchChart(rangeQuery(80))).toHaveLength(80);
    for (const read of [charts.queryJson, charts.query]) {
      await expect(read(rangeQuery(90))).rejects.toMatchObject({ name: 'QueryTooLargeError', limit: 'memory' });
    }
  });

  it('a result with the maximum number of rows is returned, and a result with one more row is rejected', async () => {
    const insert = async (first: number, count: number) =>
      (await engine()).command(
        `INSERT INTO otel_logs (Timestamp, ServiceName, Body)
SELECT fromUnixTimestamp64Milli(toInt64(${start + 5 * MINUTE})), 'grouped', toString(number) FROM numbers(${first}, ${count})`,
        database,
      );
    const grouped = { source: logs, where: 'ServiceName:grouped', groupBy: ['Body'] };
    const queries = [
      query([grouped]),
      query([grouped, { ...grouped, where: '' }]),
      query([grouped, grouped], { isRatio: true }),
    ].map((request) => ({ ...request, startMs: start + 5 * MINUTE }));
    await insert(0, 50_000);
    for (const request of queries) expect(await fetchChart(request)).toHaveLength(50_000);
    await insert(50_000, 1);
    for (const request of queries) await expect(charts.queryJson(request)).rejects.toBeInstanceOf(QueryTooLargeError);
  });

  it('the averages of a histogram in 50,000 groups are returned', async () => {
    await (await engine()).command(
      `INSERT INTO otel_metrics_histogram (MetricName, ServiceName, TimeUnix, StartTimeUnix, Count, Sum)
SELECT 'many', toString(number), t, t - 60, 2, number * 2 FROM (SELECT number, fromUnixTimestamp64Milli(toInt64(${start + 5 * MINUTE})) AS t FROM numbers(50000))`,
      database,
    );
    const mean = { source: metrics, aggFn: 'avg' as const, metricName: 'many', groupBy: ['ServiceName'], where: '' };
    const rows = await fetchChart({ ...query([mean]), startMs: start + 5 * MINUTE });
    expect(rows).toHaveLength(50_000);
    expect(rows.at(-1)).toMatchObject({ group: ['9999'], 'series_0.data': 9_999 });
  });
});
