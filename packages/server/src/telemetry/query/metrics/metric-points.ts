import { quoteIdentifier } from '../../clickhouse/identifier.ts';
import type { Bindings } from '../../filter/bindings.ts';
import type { TableShape } from '../../schema/catalog.ts';
import type { ChartQuery } from '../chart-query.ts';
import { groupText, type ResolvedSeries } from '../resolve-series.ts';
import { bucketExpression, type TimeColumn, timeRangeCondition } from '../time-range.ts';

/** A series of a metric. */
export interface MetricSeries {
  readonly query: Omit<ChartQuery, 'series'>;
  readonly shape: TableShape;
  readonly time: TimeColumn;
  readonly resolved: ResolvedSeries;
  readonly metricName: string;
  readonly bindings: Bindings;
}

/** How far before the range the point before the first one is looked for; reporting every few minutes is the slowest usual. */
const LOOK_BACK_MS = 600_000;

/** Where the range begins with what an increase is counted from. */
function lookBackStart({ query }: MetricSeries): number {
  return query.startMs - Math.max(LOOK_BACK_MS, Math.min(query.bucketMs, 6 * LOOK_BACK_MS));
}

/** Names of what `points` selects to group by. */
export function keysOf({ resolved: { groups } }: MetricSeries): string[] {
  return ['__b', ...groups.map((_, index) => `__g${index}`)];
}

/** Attributes as a text that is the same in whatever order they were sent. */
function sortedText({ columns }: TableShape, column: string): string {
  return columns.get(column)?.startsWith('Map(') ? `toString(mapSort(${column}))` : `toString(${column})`;
}

/** What reported a point: a scope of a process. */
function reporter(shape: TableShape): string {
  return `ServiceName, ${sortedText(shape, 'ResourceAttributes')}, ScopeName`;
}

/** The attribute set that a point is of: one line that is drawn by one process. */
function lineKey(shape: TableShape): string {
  return `cityHash64(${reporter(shape)}, ${sortedText(shape, 'Attributes')})`;
}

/** What reports lines that count from the same start. */
function startKey(shape: TableShape): string {
  return `cityHash64(${reporter(shape)}, StartTimeUnix)`;
}

/** Which points of the metric have a value. */
function withValue({ shape, metricName, bindings }: MetricSeries): string[] {
  return [
    `MetricName = ${bindings.bind('String', metricName)}`,
    // Such a point says that there was no value, and has 0 in its place.
    ...(shape.columns.has('Flags') ? ['bitAnd(Flags, 1) = 0'] : []),
    ...(shape.columns.has('Value') ? ['isFinite(Value)'] : []),
  ];
}

function tableOf({ shape }: MetricSeries): string {
  return `${quoteIdentifier(shape.database)}.${quoteIdentifier(shape.table)}`;
}

/** The points of the metric, with bucket, groups, line and time, and whatever else is asked for. */
export function points(metric: MetricSeries, startMs: number, more: readonly string[]): string {
  const { query, shape, time, resolved, bindings } = metric;
  const selected = [
    `${bucketExpression(time.milliseconds, query.bucketMs, query.alignMs ?? 0, bindings)} AS __b`,
    ...resolved.groups.map((group, index) => `${groupText(group)} AS __g${index}`),
    `${lineKey(shape)} AS __k`,
    `${time.sql} AS __t`,
    ...more,
  ];
  const where = [
    ...withValue(metric),
    timeRangeCondition(time, startMs, query.endMs, bindings),
    ...(resolved.condition ? [resolved.condition.sql] : []),
  ];
  return `SELECT ${selected.join(', ')}
FROM ${tableOf(metric)}
WHERE ${where.join(' AND ')}`;
}

/** The keys of all points, whatever the filter, that were reported from a moment on until the range begins. */
function reportedSince(metric: MetricSeries, fromMs: number, key: string): string {
  return `(SELECT ${key} FROM ${tableOf(metric)} WHERE ${[
    ...withValue(metric),
    timeRangeCondition(metric.time, fromMs, metric.query.startMs, metric.bindings),
  ].join(' AND ')})`;
}

/** As long as a range, within bounds, is looked for a line before it that only pauses: it would seem to begin at its whole value. */
function pauseStart({ query: { startMs, endMs } }: MetricSeries): number {
  return startMs - Math.max(6 * LOOK_BACK_MS, Math.min(endMs - startMs, 144 * LOOK_BACK_MS));
}

/**
 * A point with the one before it on the same line, and whether all of its value has come since then: what is reported as a
 * difference, what was reset, and a line that has just begun. A line whose start is the time of its first point says that its real
 * start is not known. One that begins later than others with the same start was 0 until then.
 */
export function pointsWithPrevious(metric: MetricSeries, value: string, more: readonly string[]): string {
  const { bindings, query, time, shape } = metric;
  const before = lookBackStart(metric);
  const from = (ms: number) => `fromUnixTimestamp64Milli(${bindings.bind('Int64', ms)})`;
  const inner = points(metric, before, [
    `${value} AS __value`,
    'AggregationTemporality AS __temporality',
    'StartTimeUnix AS __start',
    `${startKey(shape)} AS __startKey`,
    `lagInFrame(${value}) OVER line AS __previous`,
    'lagInFrame(StartTimeUnix) OVER line AS __previousStart',
    'row_number() OVER line AS __nth',
    ...more,
  ]);
  // Global: on a cluster the tables are on all of its nodes.
  const hasBegun = `__start >= ${from(before)} OR (__startKey GLOBAL IN ${reportedSince(metric, before, startKey(shape))}
    AND __k GLOBAL NOT IN ${reportedSince(metric, pauseStart(metric), lineKey(shape))})`;
  return `SELECT *, __temporality = 1 OR (__nth > 1 AND __value < __previous)
  OR (__start < __t AND if(__nth > 1, __start != __previousStart, ${hasBegun})) AS __isWhole
FROM (${inner}
WINDOW line AS (PARTITION BY ${lineKey(shape)} ORDER BY ${time.sql} ROWS BETWEEN 1 PRECEDING AND CURRENT ROW))
WHERE __t >= ${from(query.startMs)}`;
}
