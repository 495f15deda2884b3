import type { Source } from '@observability-api/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/telemetry/clickhouse/engine.ts';
import { QueryTooLargeError } from '../../src/telemetry/clickhouse/engine-errors.ts';
import { type Charts, createCharts } from '../../src/telemetry/query/charts.ts';
import { splitRange } from '../../src/telemetry/query/events/split-range.ts';
import { type Catalog, createCatalog } from '../../src/telemetry/schema/catalog.ts';
import { prepareDatabase } from '../../src/telemetry/schema/prepare-database.ts';
import { rollUps } from '../../src/telemetry/schema/roll-ups.ts';
import { isSoak } from '../support/soak.ts';
import { recentHour } from './support/log-rows.ts';
import { Random, seedOfRun } from './support/random.ts';
import { recordStatements } from './support/record-statements.ts';
import { toResponseRows } from './support/results.ts';
import { engineForFile, engineKinds } from './support/telemetry-engines.ts';
import { sourcesOf } from './support/test-sources.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const QUERIES = isSoak ? 2_000 : 20;

/** Returns a catalog without roll-ups. All queries then read the base tables. */
function withoutRollUps(engine: Engine): Catalog {
  const catalog = createCatalog(engine);
  return {
    async shapeOf(database, table) {
      const shape = await catalog.shapeOf(database, table);
      return shape && { ...shape, rollUps: [] };
    },
  };
}

const wheres: Readonly<Record<string, readonly string[]>> = {
  Logs: ['', 'SeverityText:error', '-ServiceName:cart', 'ServiceName:(cart OR api) SeverityText:"INFO"'],
  Traces: ['', 'StatusCode:Error', 'SpanName:GET*', '-SpanName:"POST /b" ServiceName:api'],
};
const groups: Readonly<Record<string, readonly string[]>> = {
  Logs: ['ServiceName', 'SeverityText'],
  Traces: ['ServiceName', 'SpanName', 'StatusCode'],
};

describe.each(engineKinds)('a chart on $name', (kind) => {
  const engine = engineForFile(kind);
  const seed = seedOfRun('roll-ups');
  const random = new Random(seed);
  const database = `roll_ups_${process.pid}`;
  const { logs, traces } = sourcesOf(database);
  const start = recentHour() - 12 * HOUR;
  const statements: string[] = [];
  let rollUpCharts: Charts;
  let rowCharts: Charts;

  beforeAll(async () => {
    await prepareDatabase(await engine(), database, { retentionDays: 30 });
    const moment = () => `${(start + random.below(10 * HOUR)) * 1000 + random.below(1000)}000`;
    for (let batch = 0; batch < 3; batch += 1) {
      const rows = Array.from({ length: 4_000 }, () => ({
        Timestamp: moment(),
        ServiceName: random.pick(['cart', 'api', 'Web']),
        SeverityText: random.pick(['INFO', 'ERROR', 'warn']),
        SpanName: random.pick(['GET /a', 'POST /b']),
        StatusCode: random.pick(['Unset', 'Error']),
      }));
      await (await engine()).insert(
        database,
        'otel_logs',
        rows.map(({ SpanName: _, StatusCode: __, ...row }) => row),
      );
      await (await engine()).insert(
        database,
        'otel_traces',
        rows.map(({ SeverityText: _, ...row }) => row),
      );
    }
    rollUpCharts = createCharts(recordStatements(await engine(), statements));
    rowCharts = createCharts(await engine(), withoutRollUps(await engine()));
  });

  const randomQuery = () => {
    const source: Source = random.pick([logs, traces]);
    const bucketMs = random.pick([MINUTE / 2, MINUTE, 5 * MINUTE, HOUR, 2 * HOUR, 24 * HOUR]);
    const alignment = random.pick([1, 1000, MINUTE, HOUR]);
    const from = Math.floor((start + random.below(5 * HOUR)) / alignment) * alignment;
    const longest = random.pick([8 * HOUR, 8 * HOUR, 40 * HOUR]);
    const length = Math.max(1, Math.floor(random.below(longest) / alignment)) * alignment;
    const groupBy = (groups[source.name] ?? []).filter(() => random.chance(0.4));
    const series = Array.from({ length: 1 + random.below(3) }, () => ({
      source,
      aggFn: 'count' as const,
      where: random.pick(wheres[source.name] ?? ['']),
      groupBy,
    }));
    return { startMs: from, endMs: from + length, bucketMs, series };
  };

  it(`returns the same rows with and without roll-ups for ${QUERIES} random queries`, {
    timeout: 600_000,
  }, async () => {
    let nonEmpty = 0;
    for (let round = 0; round < QUERIES; round += 1) {
      const query = randomQuery();
      const [actual, expected] = await Promise.all([rollUpCharts.query(query), rowCharts.query(query)]);
      const label = `${JSON.stringify(query)} (seed ${seed})`;
      expect(actual, label).toEqual(expected);
      expect(JSON.parse(Buffer.concat(await rollUpCharts.queryJson(query)).toString()), label).toEqual(
        toResponseRows(expected),
      );
      if (actual.length > 0) nonEmpty += 1;
    }
    expect(nonEmpty).toBeGreaterThan(QUERIES / 2);
    expect(statements.filter((sql) => sql.includes('_per_hour')).length).toBeGreaterThan(0);
    expect(statements.filter((sql) => sql.includes('_per_minute')).length).toBeGreaterThan(0);
  });

  const statementsOf = async (overrides: object) => {
    statements.length = 0;
    const series = [{ source: logs, aggFn: 'count' as const, where: '', groupBy: [], ...overrides }];
    await rollUpCharts.query({ startMs: start, endMs: start + 4 * HOUR, bucketMs: HOUR, series });
    return statements.join('\n');
  };

  it('reads whole hours from the hourly roll-up only', async () => {
    const sql = await statementsOf({ groupBy: ['ServiceName'] });
    expect(sql).toContain('otel_logs_per_hour');
    expect(sql).not.toMatch(/per_minute|`otel_logs`/);
  });

  it('reads a long range from the per-minute roll-up with one statement', async () => {
    const query = {
      startMs: start - 20 * HOUR - 7 * MINUTE,
      endMs: start + 28 * HOUR,
      bucketMs: 2 * MINUTE,
      alignMs: 17 * MINUTE,
      series: ['', 'SeverityText:error'].map((where) => ({
        source: logs,
        aggFn: 'count' as const,
        where,
        groupBy: ['ServiceName'],
      })),
    };
    const rows = await rowCharts.query(query);
    for (const options of [{}, { isRatio: true }]) {
      const expected = toResponseRows(await rowCharts.query({ ...query, ...options }));
      statements.length = 0;
      expect(JSON.parse(Buffer.concat(await rollUpCharts.queryJson({ ...query, ...options })).toString())).toEqual(
        expected,
      );
      expect(statements).toEqual([expect.stringContaining('otel_logs_per_minute')]);
    }
    expect(rows.length).toBeGreaterThan(0);
  });

  it('applies the row limit to a long range', async () => {
    const largeDatabase = `${database}_large`;
    await prepareDatabase(await engine(), largeDatabase, { retentionDays: 30 });
    const first = start - 10 * 24 * HOUR;
    // Each minute has 34 groups, so 1,500 minutes have 51,000 rows. The limit is 50,000.
    await (await engine()).command(
      `INSERT INTO otel_logs (Timestamp, ServiceName)
SELECT fromUnixTimestamp64Milli(toInt64(${first}) + intDiv(number, 34) * ${MINUTE}), toString(number % 34) FROM numbers(51000)`,
      largeDatabase,
    );
    const queryMinutes = (minutes: number) =>
      rollUpCharts.queryJson({
        startMs: first,
        endMs: first + minutes * MINUTE,
        bucketMs: MINUTE,
        series: [{ source: sourcesOf(largeDatabase).logs, aggFn: 'count', where: '', groupBy: ['ServiceName'] }],
      });
    expect(JSON.parse(Buffer.concat(await queryMinutes(1_470)).toString())).toHaveLength(49_980);
    await expect(queryMinutes(1_500)).rejects.toBeInstanceOf(QueryTooLargeError);
  });

  it('accepts a range that starts in 1970', async () => {
    const run = (charts: Charts) =>
      charts.query({
        startMs: 0,
        endMs: start + 12 * HOUR,
        bucketMs: 24 * HOUR,
        series: [{ source: logs, aggFn: 'count', where: '', groupBy: [] }],
      });
    const rows = await run(rollUpCharts);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(await run(rowCharts));
  });

  it.each([
    ['a filter on another column', { where: 'Body:x' }],
    ['a group by another column', { groupBy: ['TraceId'] }],
    ['a key of a map', { groupBy: ['LogAttributes.a'] }],
    ['an aggregate function other than count', { aggFn: 'max', field: 'SeverityNumber' }],
  ])('reads the base table for %s', async (_, overrides) => {
    expect(await statementsOf(overrides)).not.toContain('_per_');
  });

  it('counts the same rows near the end of their retention with and without a filter', async () => {
    const retentionMs = 30 * 24 * HOUR;
    const nearRetention = `${database}_end`;
    await prepareDatabase(await engine(), nearRetention, { retentionDays: 30 });
    const dayMs = Math.floor((Date.now() - retentionMs) / (24 * HOUR)) * 24 * HOUR;
    // One row per hour of two days. The first day is partly older than the retention.
    const rows = Array.from({ length: 48 }, (_, hour) => ({ Timestamp: `${dayMs + hour * HOUR}000000`, Body: 'odd' }));
    await (await engine()).insert(nearRetention, 'otel_logs', rows);
    const charts = createCharts(await engine(), createCatalog(await engine(), retentionMs));
    const count = async (where: string) => {
      const series = [{ source: sourcesOf(nearRetention).logs, aggFn: 'count' as const, where, groupBy: [] }];
      const [row] = await charts.query({ startMs: dayMs, endMs: dayMs + 48 * HOUR, bucketMs: 48 * HOUR, series });
      return row?.values[0];
    };
    // A roll-up has the count without a filter. Only the base table has the column Body.
    const total = await count('');
    expect(total).toBeGreaterThan(0);
    expect(await count('Body:odd')).toBe(total);
  });

  it('applies an SQL filter on dimensions to the hourly roll-up', async () => {
    expect(await statementsOf({ where: "SeverityText = 'ERROR'", whereLanguage: 'sql' })).toContain('_per_hour');
  });
});

describe('a range', () => {
  const logRollUps = rollUps.filter(({ baseTable }) => baseTable === 'otel_logs');
  const partsOf = (startMs: number, endMs: number, fromMs?: number) =>
    splitRange(startMs, endMs, logRollUps, fromMs).map((part) => [
      part.startMs,
      part.endMs,
      part.rollUp?.bucketMs ?? 0,
    ]);

  it('is read from whole hours, from minutes around them, and from rows at both ends', () => {
    expect(partsOf(HOUR - 90_000, 2 * HOUR + 61_000)).toEqual([
      [HOUR - 90_000, HOUR - MINUTE, 0],
      [HOUR - MINUTE, HOUR, MINUTE],
      [HOUR, 2 * HOUR, HOUR],
      [2 * HOUR, 2 * HOUR + MINUTE, MINUTE],
      [2 * HOUR + MINUTE, 2 * HOUR + 61_000, 0],
    ]);
  });

  it('is read from rows before the first whole bucket of the roll-ups', () => {
    expect(partsOf(0, 3 * HOUR, HOUR + 90_000)).toEqual([
      [0, HOUR + 2 * MINUTE, 0],
      [HOUR + 2 * MINUTE, 2 * HOUR, MINUTE],
      [2 * HOUR, 3 * HOUR, HOUR],
    ]);
    expect(partsOf(0, HOUR, 2 * HOUR)).toEqual([[0, HOUR, 0]]);
  });

  it('is read from rows if it contains no whole minute', () => {
    expect(partsOf(1, 59_999)).toEqual([[1, 59_999, 0]]);
  });
});
