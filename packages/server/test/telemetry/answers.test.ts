import { Readable } from 'node:stream';
import type { ChartSeries } from '@observability-api/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { CallerLeft } from '../../src/resources/errors.ts';
import { type Charts, createCharts } from '../../src/telemetry/charts/charts.ts';
import { QueryTooLarge } from '../../src/telemetry/engine-errors.ts';
import { prepareDatabase } from '../../src/telemetry/tables/prepare-database.ts';
import { asAnswered } from './support/as-answered.ts';
import { engineForFile, engineKinds } from './support/engines.ts';
import { recentHour } from './support/log-rows.ts';
import { overheard } from './support/overheard.ts';
import { sourcesOf } from './support/sources.ts';
import { wholeAnswer } from './support/whole-answer.ts';

const MINUTE = 60_000;

describe.each(engineKinds)('on $name', (kind) => {
  const engine = engineForFile(kind);
  const database = `answers_${process.pid}`;
  const { logs, traces, metrics } = sourcesOf(database);
  const start = recentHour();
  const statements: string[] = [];
  let charts: Charts;

  const spans = [
    { at: 0, ServiceName: 'a "quoted"/name\\', Duration: 10, SpanAttributes: { size: '0.1' } },
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
    charts = createCharts(overheard(await engine(), statements));
  });

  type Asked = Partial<ChartSeries> & { readonly source?: unknown };
  const query = (series: readonly Asked[], more: object = {}) => ({
    startMs: start,
    endMs: start + 10 * MINUTE,
    bucketMs: MINUTE,
    series: series.map((each) => ({ source: traces, aggFn: 'count', where: '', groupBy: [], ...each })) as never,
    ...more,
  });
  const answer = async (asked: ReturnType<typeof query>) => JSON.parse(await wholeAnswer(await charts.answer(asked)));
  /** Who wrote the last answer. */
  const writer = () => {
    const sql = statements.at(-1) ?? '';
    if (sql.includes('Tuple(ts_bucket')) return 'objects of the engine';
    return sql.includes('AS `ts_bucket`') ? 'columns of the engine' : 'the service';
  };

  const odd = { ...traces, from: { databaseName: database, tableName: 'odd' }, timestampValueExpression: 'Timestamp' };
  const size = 'SpanAttributes.size';

  const small = { where: 'Duration:<9' };
  const large = { where: 'Duration:>8' };

  it.each<[string, string, readonly Asked[], object?]>([
    ['a count', 'columns of the engine', [{}]],
    ['nothing', 'columns of the engine', [{ where: 'ServiceName:nobody' }]],
    ['groups with any text', 'columns of the engine', [{ groupBy: ['ServiceName', 'Duration'] }]],
    ['groups that are no UTF-8', 'columns of the engine', [{ source: logs, groupBy: ['ServiceName'] }]],
    ['integers beyond 2^53', 'columns of the engine', [{ aggFn: 'max', field: 'Duration' }]],
    ['a quantile of nothing', 'columns of the engine', [{ aggFn: 'quantile', level: 0.5, field: 'SpanAttributes.no' }]],
    ['series of the same events', 'columns of the engine', [large, { ...large, aggFn: 'count_distinct', field: size }]],
    [
      'numbers that are none',
      'columns of the engine',
      (['sum', 'avg', 'max'] as const).map((aggFn) => ({ aggFn, field: size })),
    ],
    ['buckets that begin elsewhere', 'columns of the engine', [{}], { alignMs: start + 30_000 }],
    [
      'ends that are no minutes',
      'columns of the engine',
      [{ source: logs }],
      { startMs: start + 1, endMs: start + 90_001 },
    ],
    ['series of different events', 'objects of the engine', [large, small, { where: 'ServiceName:nobody' }]],
    [
      'nothing of different events',
      'objects of the engine',
      [{ where: 'ServiceName:no' }, { where: 'ServiceName:nobody' }],
    ],
    [
      'groups of different events',
      'objects of the engine',
      [{ ...large, groupBy: ['ServiceName', size] }, { groupBy: ['ServiceName', size] }],
    ],
    [
      'groups of others that are no UTF-8',
      'objects of the engine',
      ['ERROR', 'INFO'].map((where) => ({ source: logs, where: `SeverityText:${where}`, groupBy: ['ServiceName'] })),
    ],
    [
      'different numbers that are none',
      'objects of the engine',
      [
        { ...small, aggFn: 'sum', field: size },
        { ...large, aggFn: 'max', field: size },
      ],
    ],
    ['different texts', 'objects of the engine', [{ ...small, aggFn: 'sum', field: 'SpanAttributes.group' }, {}]],
    [
      'numbers of 32 bits',
      'objects of the engine',
      [
        { source: odd, aggFn: 'max', field: 'f', where: 'group:a' },
        { source: odd, aggFn: 'last_value', field: 'f', where: 'group:b' },
        { source: odd, aggFn: 'sum', field: 'f' },
      ],
    ],
    [
      'a filter in two languages',
      'objects of the engine',
      [{ where: 'true' }, { where: 'true', whereLanguage: 'sql' }],
    ],
    [
      'columns called as in the answer',
      'objects of the engine',
      [{ source: odd, where: 'group:a', groupBy: ['ts_bucket'] }],
    ],
    ['a ratio', 'objects of the engine', [large, {}], { isRatio: true }],
    ['a ratio to nothing', 'objects of the engine', [{}, large], { isRatio: true }],
    [
      'a ratio of an average of nothing',
      'objects of the engine',
      [{ ...large, aggFn: 'avg', field: 'Duration' }, {}],
      { isRatio: true },
    ],
    [
      'a ratio of a sum of no numbers',
      'objects of the engine',
      [{ aggFn: 'sum', field: 'SpanAttributes.group' }, {}],
      { isRatio: true },
    ],
    [
      'a ratio to no number',
      'objects of the engine',
      [{}, { aggFn: 'max', field: 'SpanAttributes.group' }],
      { isRatio: true },
    ],
    [
      'a ratio to 0',
      'objects of the engine',
      [{}, { aggFn: 'count_distinct', field: 'SpanAttributes.no' }],
      { isRatio: true },
    ],
    ['series of different sources', 'the service', [{}, { source: logs }]],
    ['a ratio of different sources', 'the service', [{}, { source: logs }], { isRatio: true }],
    ['series of different groups', 'the service', [{ groupBy: ['ServiceName'] }, { groupBy: ['Duration'] }]],
    ['a metric that is not there', 'the service', [{ source: metrics, metricName: 'absent' }]],
  ])('%s is written by %s, and is what alerts judge', async (_, expected, series, more) => {
    const asked = query(series, more);
    const rows = asAnswered(await charts.query(asked));
    statements.length = 0;
    expect(await answer(asked)).toEqual(rows);
    expect(writer()).toBe(expected);
  });

  it('more rows than the service writes at once are one array', async () => {
    const sources = [logs, { ...logs, id: 'the same again' }];
    const answered = await answer(query(sources.map((source) => ({ source, groupBy: ['Body'] }))));
    expect(writer()).toBe('the service');
    expect(answered).toHaveLength(12_000);
    const bodies = new Set(answered.map(({ group: [body] }: { group: [string] }) => Number(body)));
    expect(bodies.size).toBe(12_000);
  });

  it.each<[string, readonly Asked[]]>([
    ['the engine', [{}, small]],
    ['the service', [{}, { source: logs }]],
  ])('what %s would write is refused once its caller has left, with why', async (_, series) => {
    const left = AbortSignal.abort(new CallerLeft('gone'));
    await expect(charts.answer(query(series), left)).rejects.toBe(left.reason);
    expect(await answer(query(series))).not.toEqual([]);
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
    // A server does not say how long an answer is.
    for (const asked of queries)
      expect((await charts.answer(asked)) instanceof Readable).toBe(kind.name === 'the embedded engine');
    await insert(50_000, 1);
    for (const asked of queries) await expect(charts.answer(asked)).rejects.toBeInstanceOf(QueryTooLarge);
  });
});
