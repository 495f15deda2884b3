import type { Source } from '@observability-api/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Charts, createCharts } from '../../src/telemetry/query/charts.ts';
import { engineForFile, engineKinds } from './support/telemetry-engines.ts';
import { sourcesOf } from './support/test-sources.ts';

const DATABASE = 'nullable_columns';
const START_MS = 1_768_212_000_000;

/** The rows of the table. The column Id is null in all of them. The last event has no time. */
const ROWS = [
  { Time: START_MS, Body: 'a', Level: 'info', Code: 1, Duration: null },
  { Time: START_MS, Body: 'a', Level: null, Code: 1, Duration: 2 },
  { Time: START_MS, Body: 'a', Level: '', Code: 1, Duration: 2 },
  { Time: START_MS + 1000, Body: null, Level: 'info', Code: null, Duration: 4 },
  { Time: null, Body: 'b', Level: 'info', Code: 2, Duration: 8 },
];

describe.each(engineKinds)('a table with nullable columns in $name', (kind) => {
  const engine = engineForFile(kind);
  const { logs } = sourcesOf(DATABASE);
  const source = {
    ...logs,
    from: { databaseName: DATABASE, tableName: 'events' },
    timestampValueExpression: 'Time',
  } as Source;
  // The range includes the default value of a time, which is 1970.
  const range = { startMs: 0, endMs: START_MS + 60_000 };
  let charts: Charts;

  beforeAll(async () => {
    const opened = await engine();
    await opened.command(`DROP DATABASE IF EXISTS ${DATABASE}`);
    await opened.command(`CREATE DATABASE ${DATABASE}`);
    await opened.command(
      `CREATE TABLE events (Time Nullable(DateTime64(3, 'UTC')), Body Nullable(String),
  Level LowCardinality(Nullable(String)), Code Nullable(Int64), Id Nullable(UUID), Duration Nullable(Float64))
ENGINE = MergeTree ORDER BY tuple()`,
      DATABASE,
    );
    await opened.insert(DATABASE, 'events', ROWS);
    charts = createCharts(opened);
  });

  it.each([
    ['', 0],
    ['Time', 3],
    ['Id, Level DESC, Code, Duration', 1],
    ['1', 0],
  ])(
    'returns each event with a time once, with pages of two events, in the order "%s"',
    async (orderBy, indexOfNewest) => {
      const found: { readonly Body: unknown }[] = [];
      let after: Parameters<Charts['events']>[0]['after'];
      do {
        const search = {
          source,
          ...range,
          filters: [],
          select: 'Body, Level, Code, Duration',
          orderBy,
          limit: 2,
          after,
        };
        const { chunks, last } = await charts.events(search);
        found.push(...JSON.parse(Buffer.concat(chunks).toString()));
        after = last;
      } while (after);
      const expected = ROWS.slice(0, 4).map(({ Time: _, Code, ...row }) => ({ ...row, Code: Code && String(Code) }));
      expect(found).toHaveLength(expected.length);
      expect(found).toEqual(expect.arrayContaining(expected));
      expect(found.findIndex(({ Body }) => Body === null)).toBe(indexOfNewest);
    },
  );

  it('supports search, heatmap and pattern tiles', async () => {
    const filter = { text: '', language: 'lucene' } as const;
    const rowsOf = async (plan: object) => {
      const request = { plan, range: { ...range, bucketMs: 60_000 }, filters: [], variables: new Map() };
      const chunks = await charts.tileJson({ ...request, hasComparison: false, head: {} } as never);
      return JSON.parse(Buffer.concat(chunks).toString()).rows;
    };
    expect(await rowsOf({ kind: 'search', source, filter, expressions: ['Time', 'Body'] })).toEqual([
      [START_MS + 1000, null],
      ...Array.from({ length: 3 }, () => [START_MS, 'a']),
    ]);
    const heatmap = { kind: 'heatmap', source, filter, item: { valueExpression: 'Duration' } };
    expect((await rowsOf(heatmap)).map(([time, , count]: number[]) => [time, count])).toEqual([
      [START_MS, 2],
      [START_MS, 1],
    ]);
    expect(await rowsOf({ kind: 'event_patterns', source, filter, select: 'Body' })).toEqual([
      ['a', 3, 0.75, '["a"]'],
      ['', 1, 0.25, '[""]'],
    ]);
  });

  it.each(['a', '"a"', '*'])('returns only the event without a Body for the filter NOT %s', async (filter) => {
    const filters = [{ text: `NOT ${filter}`, language: 'lucene' } as const];
    const { chunks } = await charts.events({ source, ...range, filters, select: 'Body', orderBy: '', limit: 10 });
    expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual([{ Body: null }]);
  });

  it('supports charts, which omit events without a time', async () => {
    const query = { ...range, bucketMs: 60_000 };
    const series = { source, where: '', groupBy: ['Level'] };
    const sums = await charts.query({ ...query, series: [{ ...series, aggFn: 'sum', field: 'Code' }] });
    expect(sums).toEqual([
      { bucket: START_MS, group: [''], values: [2] },
      { bucket: START_MS, group: ['info'], values: [1] },
    ]);
  });
});

describe.each(engineKinds)('a table with columns of many types in $name', (kind) => {
  const engine = engineForFile(kind);
  const database = 'column_types';
  const source = {
    ...sourcesOf(database).logs,
    from: { databaseName: database, tableName: 'events' },
    timestampValueExpression: 'Time',
  } as Source;
  const range = { startMs: START_MS, endMs: START_MS + 60_000 };
  let charts: Charts;

  beforeAll(async () => {
    const opened = await engine();
    await opened.command(`DROP DATABASE IF EXISTS ${database}`);
    await opened.command(`CREATE DATABASE ${database}`);
    await opened.command(
      `CREATE TABLE events (Time DateTime('UTC'), Fixed FixedString(4), Large UInt64, Numbers Map(String, UInt64),
  Tenths DateTime64(1, 'UTC') DEFAULT Time, Milliseconds DateTime64(3, 'UTC') DEFAULT Time + toIntervalMillisecond(5),
  Optional Map(String, Nullable(Int64)), Day Date, State Enum8('on' = 1, 'it\\'s off' = 2), Address IPv4, Items Array(UInt64),
  Price Decimal(18, 4), Ratio Nullable(Float32), Tags Array(String), Mixed Dynamic, Choice Nullable(Enum('a' = 1, 'b' = 2)),
  Short BFloat16, Expiry DateTime64(3, 'UTC'), Until Date32, Codes Map(String, FixedString(4)), Hosts Map(String, IPv4),
  Doors Map(String, Enum8('open' = 1, 'shut' = 2)))
ENGINE = MergeTree ORDER BY Time`,
      database,
    );
    const rows = [0, 1, 2].map((n) => ({
      Time: START_MS / 1000 + n,
      Fixed: ['ab', 'abc', 'x'][n],
      Large: String(2n ** 64n - 3n + BigInt(n)),
      Numbers: { size: 2 - n, ...(n === 1 && { rare: 6 }) },
      Optional: { size: n === 0 ? null : n },
      Day: `2026-01-0${n + 1}`,
      State: n === 0 ? 'on' : "it's off",
      Address: `192.0.2.${n}`,
      Items: [n],
      Price: ['1.1', '-2.5', '9007199254740.9'][n],
      Ratio: n / 10,
      Tags: n === 0 ? [] : ['a'],
      Mixed: [null, 'a', 1][n],
      Choice: [null, 'a', 'b'][n],
      Short: n,
      Expiry: ['2299-12-31 00:00:00.5', '2026-01-01 00:00:00', '2299-12-31 00:00:00.5'][n],
      Until: ['2299-12-31', '2280-01-01', '1900-01-01'][n],
      Codes: { region: ['ab', 'abc', 'x'][n] },
      Hosts: { client: `192.0.2.${n}` },
      Doors: [{}, { front: 'open' }, { front: 'shut' }][n],
    }));
    await opened.insert(database, 'events', rows);
    charts = createCharts(opened);
  });

  const search = { ...range, filters: [], select: '', orderBy: '', limit: 10 };

  it('has the times of the most precise of several time columns', async () => {
    const times = { ...source, timestampValueExpression: 'Day, Time, Tenths, Milliseconds' };
    const instant = { startMs: START_MS + 5, endMs: START_MS + 6 };
    const { count } = await charts.events({ ...search, ...instant, source: times, select: 'Time' });
    expect(count).toBe(1);
  });

  it('shows the time of an event if the default columns of the source are blank', async () => {
    const blank = { ...source, defaultTableSelectExpression: ' , ' } as Source;
    const { chunks } = await charts.events({ ...search, source: blank, limit: 1 });
    expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual([{ Time: '2026-01-12T10:00:02Z' }]);
  });

  it.each([
    ['Fixed:ab', 2],
    ['Fixed:"ab"', 1],
    ['Large:18446744073709551615', 1],
    ['Large:>18446744073709551613', 2],
    ['Price:1.1', 1],
    ['Price:[-3 TO 1.1]', 2],
    ['Price:9007199254740.9', 1],
    ['Price:<18446744073709551615', 3],
    ['Price:>1e-30', 2],
    ['Price:[-1E300 TO +1.10000]', 2],
    ['Price:>.5', 2],
    ['Price:>=5.', 1],
    ['Price:>1e-60', 2],
    [`Price:>1.${'1'.repeat(60)}`, 1],
    ['Price:<99999999999999999999999999999999999999999999', 3],
    ['Numbers.size:>0', 2],
    ['Ratio:0.1', 1],
    ['Ratio:>0.1', 1],
    ['Ratio:<=0.1', 2],
    ['Ratio:<1e300', 3],
    ['Optional.size:*', 3],
    ['Optional.size:[* TO *]', 3],
    ['Numbers:[* TO *]', 3],
    ['Day:>2026-01-01', 2],
    ['State:off', 2],
    ['Address:192.0.2', 3],
    ['Items:1', 1],
    ['Codes.region:ab', 2],
    ['Codes.region:"ab"', 1],
    ['Hosts.client:192.0.2', 3],
    ['Hosts.client:"192.0.2.1"', 1],
    ['Hosts.client:*', 3],
    ['Doors.front:open', 1],
    ['NOT Doors.front:open', 2],
    ['Doors.front:*', 2],
  ])('has events that match %s: %d', async (where, events) => {
    const series = { source, aggFn: 'count', where, groupBy: [] } as const;
    const [row] = await charts.query({ ...range, bucketMs: 60_000, series: [series] });
    expect(row?.values).toEqual([events]);
  });

  it('shows columns with a NULL in a Dynamic or a nullable enum', async () => {
    const { chunks } = await charts.events({ ...search, source, select: 'Mixed, Choice', orderBy: 'Time' });
    expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual([
      { Mixed: null, Choice: null },
      { Mixed: 'a', Choice: 'a' },
      { Mixed: '1', Choice: 'b' },
    ]);
  });

  it.each([
    ['a search tile', { kind: 'search', source, filter: { text: '', language: 'lucene' }, expressions: ['Ratio'] }],
    [
      'a tile with its own SQL',
      { kind: 'sql', displayType: 'table', template: 'SELECT Ratio FROM events ORDER BY Ratio DESC', database },
    ],
    [
      'a bar chart with its own SQL',
      { kind: 'sql', displayType: 'bar', template: 'SELECT Ratio FROM events ORDER BY Ratio DESC', database },
    ],
  ])('has %s with the digits of a Float32', async (_, plan) => {
    const request = { plan, range: { ...range, bucketMs: 60_000 }, filters: [], variables: new Map() };
    const chunks = await charts.tileJson({ ...request, hasComparison: false, head: {} } as never);
    expect(JSON.parse(Buffer.concat(chunks).toString()).rows).toEqual([[0.2], [0.1], [0]]);
  });

  it('has a search tile with times after the year 2262', async () => {
    const filter = { text: '', language: 'lucene' } as const;
    const plan = { kind: 'search', source, filter, expressions: ['Expiry', 'Until'] };
    const request = { plan, range: { ...range, bucketMs: 60_000 }, filters: [], variables: new Map() };
    const chunks = await charts.tileJson({ ...request, hasComparison: false, head: {} } as never);
    const { rows } = JSON.parse(Buffer.concat(chunks).toString());
    expect(rows).toEqual([
      [Date.UTC(2299, 11, 31) + 500, Date.UTC(1900, 0, 1)],
      [Date.UTC(2026, 0, 1), Date.UTC(2280, 0, 1)],
      [Date.UTC(2299, 11, 31) + 500, Date.UTC(2299, 11, 31)],
    ]);
  });

  it.each([
    ['Tags', 2],
    ['Doors.front', 2],
    ['Numbers', 3],
    ['Address', 3],
  ])('counts the different values of %s', async (field, count) => {
    const series = { source, aggFn: 'count_distinct', field, where: '', groupBy: [] } as const;
    const [row] = await charts.query({ ...range, bucketMs: 60_000, series: [series] });
    expect(row?.values).toEqual([count]);
  });

  it.each(['any', 'sum'] as const)('rejects the function %s for a list', async (aggFn) => {
    const series = { source, aggFn, field: 'Tags', where: '', groupBy: [] };
    await expect(charts.query({ ...range, bucketMs: 60_000, series: [series] })).rejects.toThrow(
      `Tags is a list or a map and cannot be aggregated with ${aggFn}`,
    );
  });

  it.each([
    ['Numbers.rare', [[1, 1]]],
    [
      'Short',
      [
        [0, 1],
        [40, 1],
        [80, 1],
      ],
    ],
    ['Large', [[1, 3]]],
  ])('has a heatmap of %s with the events that have a value', async (valueExpression, cells) => {
    const filter = { text: '', language: 'lucene' } as const;
    const plan = { kind: 'heatmap', source, filter, item: { valueExpression, heatmapScaleType: 'linear' } };
    const request = { plan, range: { ...range, bucketMs: 60_000 }, filters: [], variables: new Map() };
    const chunks = await charts.tileJson({ ...request, hasComparison: false, head: {} } as never);
    const { rows } = JSON.parse(Buffer.concat(chunks).toString());
    expect(rows.map(([, bucket, count]: number[]) => [bucket, count])).toEqual(cells);
  });

  it.each(['avg', 'min', 'max', 'quantile', 'last_value', 'any'] as const)(
    'has the %s of the numbers under a key of a map, over the events that have the key',
    async (aggFn) => {
      const series = { source, aggFn, field: 'Numbers.rare', where: '', groupBy: [] };
      const [row] = await charts.query({ ...range, bucketMs: 60_000, series: [series] });
      expect(row?.values).toEqual([6]);
    },
  );

  it.each([
    ['Numbers', 'size', 3],
    ['Items', '"[1]"', 1],
    ['Large', '18446744073709551615', 1],
    ['Day', '2026-01-02', 1],
  ])('has events whose column %s contains %s: %d', async (implicitColumnExpression, where, events) => {
    const series = {
      source: { ...source, implicitColumnExpression } as Source,
      aggFn: 'count',
      where,
      groupBy: [],
    } as const;
    const [row] = await charts.query({ ...range, bucketMs: 60_000, series: [series] });
    expect(row?.values).toEqual([events]);
  });

  it.each([
    ['Fixed DESC', [2, 1, 0]],
    ['Large', [0, 1, 2]],
    ['Numbers.size', [2, 1, 0]],
    ['Optional.size DESC', [2, 1, 0]],
    ['Day DESC', [2, 1, 0]],
    ['State, Time', [1, 2, 0]],
    ['Address', [0, 1, 2]],
    ['Expiry', [1, 2, 0]],
    ['Expiry DESC', [2, 0, 1]],
    ['toDateTime64(Expiry, 6)', [1, 2, 0]],
    ['Until', [2, 1, 0]],
  ])('is sorted by %s, with pages of one event', async (orderBy, expected) => {
    const found: number[] = [];
    let after: Parameters<Charts['events']>[0]['after'];
    do {
      const search = { source, ...range, filters: [], select: 'Items', orderBy, limit: 1, after };
      const { chunks, last } = await charts.events(search);
      found.push(
        ...JSON.parse(Buffer.concat(chunks).toString()).map(({ Items }: { Items: string[] }) => Number(Items[0])),
      );
      after = last;
    } while (after);
    expect(found).toEqual(expected);
  });
});
