import { toConfig } from '@observability-api/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../src/index.ts';
import type { Api, Json } from '../../http/support/api.ts';
import { type Served, startForTest } from '../../http/support/serve.ts';
import { isSoak } from '../../support/soak.ts';
import { recentHour } from '../support/log-rows.ts';
import { Random, seedOfRun } from '../support/random.ts';
import { ingestEvents, type TestEvent } from '../support/send-telemetry.ts';
import {
  byFirstValue,
  largestGroups,
  type OracleItem,
  type OracleOutput,
  type OracleRow,
  oracleRows,
  quantileOf,
} from './tile-oracle.ts';

const MINUTE = 60_000;
const TILES = isSoak ? 5_000 : 20;
const EVENTS = 150;

const seed = seedOfRun('random tiles');
const random = new Random(seed);
const start = recentHour();
const end = start + 20 * MINUTE;

/** The templates of log messages. Each `#` is replaced with a random number. */
const templates = ['payment # refused', 'user # logged in from #', 'cache miss', 'retry # of job # after # seconds'];

/** Events at different times. Half of them are before the range. */
const events = Array.from({ length: EVENTS }, (_, nth): TestEvent => {
  const size = random.pick(['', 'none', String(random.below(40)), String(random.below(1_000) / 8)]);
  return {
    time: start - 20 * MINUTE + nth * 16_000 + random.below(16_000),
    service: random.pick(['checkout', 'cart', 'search', 'Ünïcödé']),
    level: random.pick(['error', 'info', 'warn']),
    text: random.pick(templates).replaceAll('#', () => String(random.below(1_000))),
    durationMs: 1 + random.below(5_000),
    ...(size !== '' && { size }),
  };
});

const inRange = events.filter(({ time }) => time >= start);

/** Filters with the equivalent predicates. */
const filters = [
  ['', () => true],
  ['SeverityText:error', ({ level }) => level === 'error'],
  ['ServiceName:cart', ({ service }) => service === 'cart'],
  ['-ServiceName:checkout', ({ service }) => service !== 'checkout'],
  ['ServiceName:nothing', () => false],
] as const satisfies readonly (readonly [string, (event: TestEvent) => boolean])[];

/** Values of `groupBy` with the functions that read the group from an event. */
const groupings = [
  [undefined, []],
  ['ServiceName', [({ service }: TestEvent) => service]],
  ['ServiceName, SeverityText', [({ service }: TestEvent) => service, ({ level }: TestEvent) => level]],
  ["if(SeverityText = 'error', 'bad', '')", [({ level }: TestEvent) => (level === 'error' ? 'bad' : '')]],
] as const;

function sizeOf({ size }: TestEvent): number | undefined {
  return size === undefined || Number.isNaN(Number(size)) ? undefined : Number(size);
}

/** Returns a random item of `select`, and the oracle that computes its expected value. */
function randomItem(nth: number): { readonly item: Json; readonly oracle: OracleItem } {
  const [where, matches] = random.pick(filters);
  const aggFn = random.pick(['count', 'count', 'sum', 'avg', 'min', 'max', 'quantile', 'last_value'] as const);
  const level = random.pick([0.5, 0.9, 0.95, 0.99]);
  return {
    item: {
      aggFn,
      where,
      alias: `v${nth}`,
      ...(aggFn === 'quantile' && { level }),
      ...(aggFn !== 'count' && { valueExpression: random.pick(['LogAttributes.size', "LogAttributes['size']"]) }),
    },
    oracle: { aggFn, matches, level, number: sizeOf },
  };
}

const ratio: OracleOutput = ([a = null, b = null]) => (a === null || b === null || b === 0 ? null : a / b);

/** Formulas with the equivalent functions. */
const formulas: readonly (readonly [string, OracleOutput])[] = [
  ['A + B * 2', ([a, b]) => (a ?? 0) + (b ?? 0) * 2],
  ['-A', ([a]) => 0 - (a ?? 0)],
  ['A / B', ([a, b]) => (b ? (a ?? 0) / b : null)],
  ['(A - B) / (A + B)', ([a, b]) => ((a ?? 0) + (b ?? 0) === 0 ? null : ((a ?? 0) - (b ?? 0)) / ((a ?? 0) + (b ?? 0)))],
];

interface RandomChart {
  readonly config: Json;
  readonly expected: { readonly rows: readonly OracleRow[]; readonly isTruncated: boolean };
  readonly cells: (row: OracleRow) => (string | number | null)[];
  readonly previous: readonly OracleRow[];
}

/** Returns the config of a random chart, and its expected rows in the range and in the previous period. */
function randomChart(sourceId: string, bucketMs: number): RandomChart {
  const displayType = random.pick(['line', 'stacked_bar', 'table', 'number', 'pie', 'bar'] as const);
  const isCategorical = displayType === 'pie' || displayType === 'bar';
  const hasTime = displayType === 'line' || displayType === 'stacked_bar';
  const kind = isCategorical ? 'plain' : random.pick(['plain', 'plain', 'ratio', 'formula'] as const);
  const isFormula = kind === 'formula';
  const isRatio = kind === 'ratio' && displayType !== 'number';
  const count = isRatio || isFormula ? 2 : isCategorical || displayType === 'number' ? 1 : 1 + random.below(3);
  const select = Array.from({ length: count }, (_, nth) => randomItem(nth));
  const [groupBy, groups] = displayType === 'number' ? groupings[0] : random.pick(groupings);
  const [expression, formula] = random.pick(formulas);
  const showOperandSeries = random.chance(0.5);
  const operands = select.map(
    (_, nth): OracleOutput =>
      (values) =>
        values[nth] ?? null,
  );
  const hasOperands = !isFormula || (showOperandSeries && displayType !== 'number');
  const outputs = isRatio ? [ratio] : [...(hasOperands ? operands : []), ...(isFormula ? [formula] : [])];
  const seriesLimit = random.below(3);
  const having = random.below(5);
  const limit = random.below(4);
  const hasHaving = displayType === 'table' && random.chance(0.5);
  const order = displayType === 'table' && random.chance(0.5) ? random.pick(['ASC', 'DESC'] as const) : undefined;
  const tile = {
    items: select.map(({ oracle }) => oracle),
    groups,
    outputs,
    // A tile without time has one bucket.
    bucketMs: hasTime ? bucketMs : Number.MAX_SAFE_INTEGER,
  };
  const valueName = isRatio ? 'v0 / v1' : hasOperands ? 'v0' : expression;
  const config = {
    displayType,
    sourceId,
    select: select.map(({ item }) => item),
    ...(groupBy !== undefined && { groupBy }),
    ...(isRatio && { asRatio: true }),
    ...(isFormula && { formulas: [{ expression }] }),
    ...(isFormula && displayType !== 'number' && { showOperandSeries }),
    ...(hasTime && { seriesLimit }),
    ...(isCategorical && { limit }),
    ...(hasHaving && { having: `\`${valueName}\` > ${having}` }),
    ...(order && { orderBy: `\`${valueName}\` ${order}` }),
  };
  const rowsIn = (startMs: number, endMs: number) => {
    const all = oracleRows({ ...tile, startMs, endMs }, events);
    if (hasTime && seriesLimit > 0 && groups.length > 0) return largestGroups(all, seriesLimit);
    if (isCategorical) {
      const rows = byFirstValue(all);
      return { rows: limit === 0 ? rows : rows.slice(0, limit), isTruncated: limit > 0 && rows.length > limit };
    }
    if (displayType === 'table') {
      const matching = hasHaving ? all.filter(({ values: [v] }) => typeof v === 'number' && v > having) : all;
      return { rows: order ? byFirstValue(matching, order === 'ASC') : matching, isTruncated: false };
    }
    const { aggFn } = select[0]?.oracle ?? {};
    const empty = { bucket: 0, group: [], values: [aggFn === 'count' && !isFormula ? 0 : null] };
    return { rows: displayType === 'number' && all.length === 0 ? [empty] : all, isTruncated: false };
  };
  return {
    config,
    expected: rowsIn(start, end),
    previous: rowsIn(2 * start - end, start).rows,
    cells: ({ bucket, group, values }) => [...(hasTime ? [bucket] : []), ...group, ...values],
  };
}

/** Rounds numbers to 12 digits: sums depend on the order of their terms. */
function roundRows(rows: readonly (readonly (string | number | null)[])[]) {
  return rows.map((row) => row.map((cell) => (typeof cell === 'number' ? Number(cell.toPrecision(12)) : cell)));
}

describe('random tiles', () => {
  let server: RunningServer & Served;
  let api: Api;
  const sources: Record<string, string> = {};
  beforeAll(async () => {
    server = await startForTest({ otlpPort: 0 });
    api = server.caller('open-source');
    for (const { kind, id } of (await api.get('/sources')).content) sources[kind] ??= id;
    await ingestEvents(server, 'open-source', events);
  });
  afterAll(async () => server?.close());

  const query = async (tile: object, overrides: object = {}): Promise<Json> => {
    const body = { tile, startTime: start, endTime: end, granularity: '1m', ...overrides };
    const { status, content, message } = await api.post('/charts/query', body);
    expect([status, message], `${JSON.stringify(tile)} (seed ${seed})`).toEqual([200, '']);
    return content;
  };
  const config = (fields: object) => ({ config: { sourceId: sources['log'], ...fields } });

  it(`${TILES} charts return the same rows as the reference implementation in TypeScript`, {
    timeout: 1_200_000,
  }, async () => {
    for (let nth = 0; nth < TILES; nth += 1) {
      const [granularity, bucketMs] = random.pick([['1m', MINUTE] as const, ['5m', 5 * MINUTE] as const]);
      const chart = randomChart(sources['log'] ?? '', bucketMs);
      const result = await query({ config: chart.config }, { granularity, compareTo: 'previous_period' });
      const title = `${JSON.stringify(chart.config)} (seed ${seed})`;
      expect(roundRows(result.rows), title).toEqual(roundRows(chart.expected.rows.map(chart.cells)));
      expect(result.truncated, title).toBe(chart.expected.isTruncated);
      const shifted = chart.previous.map((row) => chart.cells({ ...row, bucket: row.bucket + end - start }));
      expect(roundRows(result.comparison), title).toEqual(roundRows(shifted));
    }
  });

  it('a search returns the events that match the predicate of its filter', async () => {
    for (const [where, matches] of filters) {
      const result = await query(config({ displayType: 'search', select: 'Timestamp, Body', where }));
      const expected = inRange.filter(matches).toSorted((a, b) => b.time - a.time);
      expect(result.rows, `${where} (seed ${seed})`).toEqual(expected.map(({ time, text }) => [time, text]));
    }
  });

  it('event patterns are the templates of the log messages', async () => {
    const { rows } = await query(config({ displayType: 'event_patterns' }));
    const expected = [...Map.groupBy(inRange, ({ text }) => text.replaceAll(/\d+/g, '<*>'))];
    expect(rows.map(([pattern, count]: Json) => [pattern, count]).sort(), `seed ${seed}`).toEqual(
      expected.map(([pattern, matching]) => [pattern, matching.length]).sort(),
    );
  });

  it.each(['log', 'linear'] as const)(
    'a heatmap with a %s scale has buckets with the expected bounds, and counts all events',
    async (scale) => {
      const select = [{ valueExpression: 'Duration', heatmapScaleType: scale }];
      const { columns, rows } = await query({ config: { displayType: 'heatmap', sourceId: sources['trace'], select } });
      const durations = inRange.map(({ durationMs }) => durationMs * 1e6);
      const upper = Math.max(...durations);
      // The lower bound leaves out the smallest values. On a logarithmic scale, it is at least a 10,000th of the upper bound.
      const lower = Math.max(quantileOf(durations, scale === 'log' ? 0.01 : 0.001), scale === 'log' ? upper * 1e-4 : 0);
      const bounds: number[] = columns[1].bounds;
      expect(bounds).toHaveLength(81);
      const edgeAt = (share: number) =>
        scale === 'log' ? lower * (upper / lower) ** share : lower + (upper - lower) * share;
      for (const [nth, bound] of bounds.entries()) expect(bound / edgeAt(nth / 80), `seed ${seed}`).toBeCloseTo(1, 9);
      // A value in bucket i is between bounds i - 1 and i.
      for (const [time, bucket, count] of rows) {
        const low = (bounds[bucket - 1] ?? Number.NEGATIVE_INFINITY) * (1 - 1e-9);
        const high = (bounds[bucket] ?? Number.POSITIVE_INFINITY) * (1 + 1e-9);
        const possible = inRange.filter(
          (event) =>
            Math.floor(event.time / MINUTE) * MINUTE === time &&
            event.durationMs * 1e6 >= low &&
            event.durationMs * 1e6 <= high,
        );
        expect(possible.length, `seed ${seed}`).toBeGreaterThanOrEqual(count);
      }
      expect(rows.reduce((total: number, [, , count]: number[]) => total + (count ?? 0), 0)).toBe(inRange.length);
    },
  );

  it('a tile that is converted from series to a config returns the same rows', { timeout: 600_000 }, async () => {
    let compared = 0;
    // Not every tile can be converted.
    for (let nth = 0; nth < 10 * TILES && compared < TILES / 2; nth += 1) {
      const type = random.pick(['time', 'table', 'number', 'search'] as const);
      const sourceId = sources['log'];
      const groupBy = random.pick([[], ['ServiceName'], ['ServiceName', 'SeverityText']]);
      const series = Array.from({ length: type === 'number' ? 1 : 1 + random.below(2) }, (_, index): Json => {
        if (type === 'search')
          return { type, sourceId, fields: ['ServiceName', 'Body'], where: random.pick(filters)[0] };
        const { item } = randomItem(index);
        const { valueExpression, alias, ...properties } = item;
        const field = valueExpression === undefined ? {} : { field: 'LogAttributes.size' };
        return {
          type,
          sourceId,
          ...properties,
          ...field,
          ...(type !== 'number' && { alias, groupBy }),
          ...(type === 'table' && random.chance(0.5) && { sortOrder: random.pick(['asc', 'desc']) }),
        };
      });
      const tileSeries = type === 'search' ? series.slice(0, 1) : series;
      const tile = { series: tileSeries, ...(tileSeries.length === 2 && random.chance(0.3) && { asRatio: true }) };
      const converted = toConfig(tile);
      if (!converted.config) continue;
      compared += 1;
      const [seriesResult, configResult] = [await query(tile), await query({ config: converted.config })];
      expect(configResult.rows, `${JSON.stringify(tile)} (seed ${seed})`).toEqual(seriesResult.rows);
      expect(configResult.truncated).toBe(seriesResult.truncated);
    }
    expect(compared, `seed ${seed}`).toBe(TILES / 2);
  });
});
