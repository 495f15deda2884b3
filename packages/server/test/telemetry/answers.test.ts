import type { ChartSeries } from '@observability-api/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { ClientDisconnectedError } from '../../src/domain/errors.ts';
import { QueryTooLargeError } from '../../src/telemetry/clickhouse/engine-errors.ts';
import { type Charts, createCharts } from '../../src/telemetry/query/charts.ts';
import { prepareDatabase } from '../../src/telemetry/schema/prepare-database.ts';
import { asAnswered } from './support/as-answered.ts';
import { engineForFile, engineKinds } from './support/engines.ts';
import { recentHour } from './support/log-rows.ts';
import { sourcesOf } from './support/sources.ts';

const MINUTE = 60_000;

describe.each(engineKinds)('on $name', (kind) => {
  const engine = engineForFile(kind);
  const database = `answers_${process.pid}`;
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

  type Asked = Partial<ChartSeries> & { readonly source?: unknown };
  const query = (series: readonly Asked[], more: object = {}) => ({
    startMs: start,
    endMs: start + 10 * MINUTE,
    bucketMs: MINUTE,
    series: series.map((each) => ({ source: traces, aggFn: 'count', where: '', groupBy: [], ...each })) as never,
    ...more,
  });
  const answer = async (asked: ReturnType<typeof query>) =>
    JSON.parse(Buffer.concat(await charts.queryJson(asked)).toString());

  const odd = { ...traces, from: { databaseName: database, tableName: 'odd' }, timestampValueExpression: 'Timestamp' };
  const size = 'SpanAttributes.size';

  const small = { where: 'Duration:<9' };
  const large = { where: 'Duration:>8' };

  it.each<[string, readonly Asked[], object?]>([
    ['a count', [{}]],
    ['nothing', [{ where: 'ServiceName:nobody' }]],
    ['groups with any text', [{ groupBy: ['ServiceName', 'Duration'] }]],
    ['groups that are no UTF-8', [{ source: logs, groupBy: ['ServiceName'] }]],
    ['integers beyond 2^53', [{ aggFn: 'max', field: 'Duration' }]],
    ['a quantile of nothing', [{ aggFn: 'quantile', level: 0.5, field: 'SpanAttributes.no' }]],
    ['series of the same events', [large, { ...large, aggFn: 'count_distinct', field: size }]],
    ['numbers that are none', (['sum', 'avg', 'max'] as const).map((aggFn) => ({ aggFn, field: size }))],
    ['buckets that begin elsewhere', [{}], { alignMs: start + 30_000 }],
    ['ends that are no minutes', [{ source: logs }], { startMs: start + 1, endMs: start + 90_001 }],
    ['series of different events', [large, small, { where: 'ServiceName:nobody' }]],
    ['nothing of different events', [{ where: 'ServiceName:no' }, { where: 'ServiceName:nobody' }]],
    ['groups of different events', [{ ...large, groupBy: ['ServiceName', size] }, { groupBy: ['ServiceName', size] }]],
    [
      'groups of others that are no UTF-8',
      ['ERROR', 'INFO'].map((where) => ({ source: logs, where: `SeverityText:${where}`, groupBy: ['ServiceName'] })),
    ],
    [
      'different numbers that are none',
      [
        { ...small, aggFn: 'sum', field: size },
        { ...large, aggFn: 'max', field: size },
      ],
    ],
    ['different texts', [{ ...small, aggFn: 'sum', field: 'SpanAttributes.group' }, {}]],
    [
      'numbers of 32 bits',
      [
        { source: odd, aggFn: 'max', field: 'f', where: 'group:a' },
        { source: odd, aggFn: 'last_value', field: 'f', where: 'group:b' },
        { source: odd, aggFn: 'sum', field: 'f' },
      ],
    ],
    ['a filter in two languages', [{ where: 'true' }, { where: 'true', whereLanguage: 'sql' }]],
    ['columns called as in the answer', [{ source: odd, where: 'group:a', groupBy: ['ts_bucket'] }]],
    ['a ratio', [large, {}], { isRatio: true }],
    ['a ratio to nothing', [{}, large], { isRatio: true }],
    ['a ratio of an average of nothing', [{ ...large, aggFn: 'avg', field: 'Duration' }, {}], { isRatio: true }],
    ['a ratio of a sum of no numbers', [{ aggFn: 'sum', field: 'SpanAttributes.group' }, {}], { isRatio: true }],
    ['a ratio to no number', [{}, { aggFn: 'max', field: 'SpanAttributes.group' }], { isRatio: true }],
    ['a ratio to 0', [{}, { aggFn: 'count_distinct', field: 'SpanAttributes.no' }], { isRatio: true }],
    ['series of different sources', [{}, { source: logs }]],
    ['a ratio of different sources', [{}, { source: logs }], { isRatio: true }],
    ['series of different groups', [{ groupBy: ['ServiceName'] }, { groupBy: ['Duration'] }]],
    ['a metric that is not there', [{ source: metrics, metricName: 'absent' }]],
  ])('%s is answered as alerts judge it', async (_, series, more) => {
    const asked = query(series, more);
    const rows = asAnswered(await charts.query(asked));
    expect(await answer(asked)).toEqual(rows);
  });

  it.each<[string, Asked, unknown]>([
    ['a float of 32 bits', { source: odd, aggFn: 'max', field: 'f', where: 'group:a' }, 0.1],
    ['the last one', { source: odd, aggFn: 'last_value', field: 'f', where: 'group:b' }, 3.4e38],
    ['an integer beyond 2^53', { aggFn: 'max', field: 'Duration' }, 18014398509481984],
    ['a text', { aggFn: 'max', field: 'SpanAttributes.exact' }, 0.006037981886054341],
    ['nothing', { aggFn: 'quantile', level: 0.5, field: 'SpanAttributes.no' }, null],
  ])('%s is answered as the number that it is', async (_, series, expected) => {
    const [first] = await answer(query([series]));
    expect(first['series_0.data']).toBe(expected);
  });

  it('more rows than the service writes at once are one array', async () => {
    const sources = [logs, { ...logs, id: 'the same again' }];
    const answered = await answer(query(sources.map((source) => ({ source, groupBy: ['Body'] }))));
    expect(answered).toHaveLength(12_000);
    const bodies = new Set(answered.map(({ group: [body] }: { group: [string] }) => Number(body)));
    expect(bodies.size).toBe(12_000);
  });

  it.each<[string, readonly Asked[]]>([
    ['one statement', [{}, small]],
    ['several statements', [{}, { source: logs }]],
  ])('what %s would compute is refused once its caller has left, with why', async (_, series) => {
    const left = AbortSignal.abort(new ClientDisconnectedError('gone'));
    await expect(charts.queryJson(query(series), { signal: left })).rejects.toBe(left.reason);
    expect(await answer(query(series))).not.toEqual([]);
  });

  it('groups that are long in too many rows are refused, however few they are', async () => {
    const from = start + 30 * MINUTE;
    await (await engine()).command(
      `INSERT INTO otel_logs (Timestamp, ServiceName, Body)
SELECT fromUnixTimestamp64Milli(toInt64(${from}) + number * 1000), 'long', concat(toString(number % 2), repeat('x', 99999)) FROM numbers(90)`,
      database,
    );
    const ask = (seconds: number) => ({
      ...query([{ source: logs, where: 'ServiceName:long', groupBy: ['Body'] }]),
      startMs: from,
      endMs: from + seconds * 1000,
      bucketMs: 1000,
    });
    expect(await answer(ask(80))).toHaveLength(80);
    for (const read of [charts.queryJson, charts.query]) {
      await expect(read(ask(90))).rejects.toMatchObject({ name: 'QueryTooLargeError', what: 'memory' });
    }
  });

  it('as many rows as an answer may have are answered, and one more is refused', async () => {
    const insert = async (first: number, count: number) =>
      (await engine()).command(
        `INSERT INTO otel_logs (Timestamp, ServiceName, Body)
SELECT fromUnixTimestamp64Milli(toInt64(${start + 5 * MINUTE})), 'many', toString(number) FROM numbers(${first}, ${count})`,
        database,
      );
    const many = { source: logs, where: 'ServiceName:many', groupBy: ['Body'] };
    const queries = [query([many]), query([many, { ...many, where: '' }]), query([many, many], { isRatio: true })].map(
      (asked) => ({ ...asked, startMs: start + 5 * MINUTE }),
    );
    await insert(0, 50_000);
    for (const asked of queries) expect(await answer(asked)).toHaveLength(50_000);
    await insert(50_000, 1);
    for (const asked of queries) await expect(charts.queryJson(asked)).rejects.toBeInstanceOf(QueryTooLargeError);
  });
});
