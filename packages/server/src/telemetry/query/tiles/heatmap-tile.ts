import type { HeatmapSelectItem, Source } from '@observability-api/schemas';
import { callsAggregate } from '../../filter/sql-functions.ts';
import { countExpression as countSql, toNumberExpression } from '../aggregate.ts';
import { InvalidSeriesError, type RowFilter } from '../chart-query.ts';
import { weightOf } from '../events/event-series.ts';
import type { QueryContext } from '../query-context.ts';
import { eachRow } from '../statement-rows.ts';
import { bucketExpression } from '../time-range.ts';
import { compileAggregate, compileValue, type EventTable, resolveEventTable } from './event-table.ts';
import type { TileRange, TileRows } from './tile-result.ts';

/** The number of value buckets between the lower and the upper bound. */
const BUCKETS = 80;

/** The quantile level of the lower bound. With the minimum as the bound, a few small values would stretch the scale. */
const LOWER_LEVEL = { log: 0.01, linear: 0.001 } as const;

/** The smallest lower bound of a logarithmic scale, as a share of the upper bound. */
const SMALLEST_SHARE = 1e-4;

type Scale = NonNullable<HeatmapSelectItem['heatmapScaleType']>;

interface Bounds {
  readonly lower: number;
  readonly upper: number;
}

/** The values whose distribution a heatmap shows. The strings are SQL. */
interface HeatmapValues {
  readonly value: string;
  /** The aggregate that each cell shows: a count, or `countExpression`. A cell is one value bucket in one time bucket. */
  readonly count: string;
  /** The time bucket of a value. */
  readonly bucket: string;
  readonly from: string;
  readonly where: string;
}

function invalidSelect(message: string): InvalidSeriesError {
  return new InvalidSeriesError([{ series: 0, property: 'field', code: 'reference', message }]);
}

/** Returns SQL for one value per event, or per time bucket if the expression is an aggregate. Throws InvalidSeriesError. */
async function resolveValues(
  { countExpression = '', valueExpression }: HeatmapSelectItem,
  table: EventTable,
  { bucketMs, alignMs = 0 }: TileRange,
): Promise<HeatmapValues> {
  const { from, time, where } = table;
  const isAggregate = callsAggregate(valueExpression);
  const number = toNumberExpression(await (isAggregate ? compileAggregate : compileValue)(table, valueExpression));
  if (number === undefined) throw invalidSelect(`${valueExpression} is not a number`);
  // The bounds are Float64, which rounds large integers. A value that is not rounded could be outside of its own bounds.
  const value = `toFloat64(${number})`;
  const isCount = countExpression.trim() === '';
  const bucket = bucketExpression(time.milliseconds, bucketMs, alignMs, table.bindings);
  if (!isAggregate) {
    const count = isCount
      ? countSql(undefined, await weightOf(table.source, 0, table.resolve))
      : (await compileAggregate(table, countExpression)).sql;
    return { value, count, bucket, from, where: `${where} AND isNotNull(${value})` };
  }
  if (!isCount) throw invalidSelect('expected no countExpression if valueExpression is an aggregate');
  return {
    value: '__value',
    count: 'count()',
    bucket: '__bucket_time',
    from: `(SELECT ${bucket} AS __bucket_time, ${value} AS __value FROM ${from} WHERE ${where} GROUP BY __bucket_time)`,
    where: 'isNotNull(__value)',
  };
}

/** Returns the bounds of the values that are not negative. Returns undefined if there are none. */
async function readBounds(
  { engine }: QueryContext,
  { bindings, database }: EventTable,
  { from, value, where }: HeatmapValues,
  scale: Scale,
): Promise<Bounds | undefined> {
  const condition = `${value} >= 0`;
  const [row] = await engine.query<{ __lower: number | null; __upper: number | null }>({
    sql: `SELECT quantileOrNullIf(${LOWER_LEVEL[scale]})(${value}, ${condition}) AS __lower,
  maxOrNullIf(${value}, ${condition}) AS __upper FROM ${from} WHERE ${where}`,
    parameters: bindings.parameters,
    database,
  });
  const { __lower: lower, __upper: upper } = row ?? {};
  if (typeof lower !== 'number' || typeof upper !== 'number') return undefined;
  return { lower: scale === 'log' ? Math.max(lower, upper * SMALLEST_SHARE) : lower, upper };
}

/**
 * Returns the edges of the value buckets between the bounds. On a linear scale, the buckets have equal widths. On a logarithmic scale, the
 * logarithms of the edges have equal distances.
 */
function edgesOf({ lower, upper }: Bounds, scale: Scale): number[] {
  // The bounds can both be 0. Their quotient on a logarithmic scale would be NaN.
  if (lower === upper) return Array.from({ length: BUCKETS + 1 }, () => lower);
  return Array.from({ length: BUCKETS + 1 }, (_, nth) => {
    if (nth === 0) return lower;
    if (nth === BUCKETS) return upper;
    const share = nth / BUCKETS;
    return scale === 'log' ? lower * (upper / lower) ** share : lower + (upper - lower) * share;
  });
}

/** Returns SQL for the value bucket of a value: 0 below the bounds, 1 to 80 between them, 81 above them. */
function bucketOf(value: string, { lower, upper }: Bounds, scale: Scale, { bindings: { bind } }: EventTable): string {
  const [low, high] = [bind('Float64', lower), bind('Float64', upper)];
  const position =
    scale === 'log'
      ? `(log(${value}) - log(${low})) / (log(${high}) - log(${low}))`
      : `(${value} - ${low}) / (${high} - ${low})`;
  const between = upper > lower ? `least(toUInt8(floor(${position} * ${BUCKETS})) + 1, ${BUCKETS})` : '1';
  return `multiIf(${value} < ${low}, 0, ${value} > ${high}, ${BUCKETS + 1}, ${between})`;
}

/**
 * Returns one row per time bucket and value bucket: the number of events, weighted by their sample rate, or the value of `countExpression`.
 * If the value is an aggregate, each time bucket has one value. Throws InvalidSeriesError and errors of the engine.
 */
export async function heatmapRows(
  context: QueryContext,
  { item, source }: { readonly item: HeatmapSelectItem; readonly source: Source },
  range: TileRange,
  filters: readonly RowFilter[],
): Promise<TileRows> {
  const { heatmapScaleType: scale = 'log' } = item;
  const table = await resolveEventTable(context, source, range, filters);
  const values = await resolveValues(item, table, range);
  const bounds = await readBounds(context, table, values, scale);
  const columns = (edges?: readonly number[]): TileRows['columns'] => [
    { name: 'time', role: 'time', type: 'time' },
    { name: 'bucket', role: 'group', type: 'number', ...(edges && { bounds: edges }) },
    { name: item.countExpression?.trim() || 'count()', role: 'value', type: 'number' },
  ];
  if (!bounds) return { columns: columns(), rows: [], isTruncated: false };
  const { bucket, count, from, value, where } = values;
  const cells = await context.engine.columns({
    sql: `SELECT toFloat64(${bucket} AS __k) AS __b, toFloat64(assumeNotNull(${bucketOf(value, bounds, scale, table)}) AS __k0) AS __bucket,
  ifNull(toFloat64(${count}), nan) AS __count
FROM ${from} WHERE ${where}
GROUP BY __k, __k0 ORDER BY __k, __k0`,
    parameters: table.bindings.parameters,
    database: table.database,
  });
  if (cells.rows === 0) return { columns: columns(edgesOf(bounds, scale)), rows: [], isTruncated: false };
  const [times, buckets, counts] = ['__b', '__bucket', '__count'].map((name) => cells.numbers(name));
  const rows = eachRow(cells.rows, (row) => {
    const number = counts?.[row] ?? Number.NaN;
    return [times?.[row] ?? 0, buckets?.[row] ?? 0, Number.isFinite(number) ? number : null];
  });
  return { columns: columns(edgesOf(bounds, scale)), rows, isTruncated: false };
}
