import { quoteTable } from '../../clickhouse/quoting.ts';
import type { Bindings } from '../../filter/bindings.ts';
import type { TableShape } from '../../schema/catalog.ts';
import type { ChartQuery } from '../chart-query.ts';
import { groupText, type ResolvedSeries } from '../resolve-series.ts';
import { bucketExpression, type TimeColumn, timeRangeCondition } from '../time-range.ts';

/** A chart series of a metric, resolved against the columns of the table. It aggregates the time series of the metric. */
export interface MetricSeries {
  readonly query: Omit<ChartQuery, 'series'>;
  readonly shape: TableShape;
  readonly time: TimeColumn;
  readonly resolved: ResolvedSeries;
  readonly metricName: string;
  readonly bindings: Bindings;
}

const HOUR_MS = 3_600_000;

/**
 * The minimum length of the look-back: the time before the range that is searched for the previous point of each time series. Metrics are
 * usually reported at least every few minutes.
 */
const MIN_LOOK_BACK_MS = 600_000;

/** Returns the start of the look-back. The increase of the first bucket is computed from the last point of the look-back. */
function lookBackStart({ query }: MetricSeries): number {
  return query.startMs - Math.max(MIN_LOOK_BACK_MS, Math.min(query.bucketMs, HOUR_MS));
}

/** Returns the names of the bucket and group columns of {@link points}. */
export function keysOf({ resolved: { groups } }: MetricSeries): string[] {
  return ['__b', ...groups.map((_, index) => `__g${index}`)];
}

/** Returns SQL for the text of a column. The keys of a map are sorted, because senders may change the order of attributes. */
function sortedText({ columns }: TableShape, column: string): string {
  return columns.get(column)?.startsWith('Map(') ? `toString(mapSort(${column}))` : `toString(${column})`;
}

/** Returns SQL for the reporter of a point: an instrumentation scope of a process. */
function reporter(shape: TableShape): string {
  // Some scopes differ only in these columns, such as two versions of an instrumentation library in one process.
  const scope = ['ScopeVersion', 'ScopeAttributes'].filter((column) => shape.columns.has(column));
  const columns = ['ResourceAttributes', ...scope].map((column) => sortedText(shape, column));
  return `ServiceName, ScopeName, ${columns.join(', ')}`;
}

/** Returns SQL for the key of the time series of a point: its reporter and attributes. */
function timeseriesKey(shape: TableShape): string {
  return `cityHash64(${reporter(shape)}, ${sortedText(shape, 'Attributes')})`;
}

/** Returns SQL for a key that the time series of a reporter have in common if they have the same start time. */
function startKey(shape: TableShape): string {
  return `cityHash64(${reporter(shape)}, StartTimeUnix)`;
}

/** Returns the conditions for points of the metric that have a value. */
function valueConditions({ shape, metricName, bindings }: MetricSeries): string[] {
  return [
    `MetricName = ${bindings.bind('String', metricName)}`,
    // OTLP flag 1 (no recorded value): the point has 0 as a placeholder.
    ...(shape.columns.has('Flags') ? ['bitAnd(Flags, 1) = 0'] : []),
    ...(shape.columns.has('Value') ? ['isFinite(Value)'] : []),
  ];
}

function tableOf({ shape }: MetricSeries): string {
  return quoteTable(shape.database, shape.table);
}

/**
 * Returns a SELECT of the points of the metric. Its columns are `__b` (time bucket), `__g0` … (groups), `__k` (key of the time series),
 * `__t` (time) and `extraColumns`.
 */
export function points(metric: MetricSeries, startMs: number, extraColumns: readonly string[]): string {
  const { query, shape, time, resolved, bindings } = metric;
  const selected = [
    `${bucketExpression(time.milliseconds, query.bucketMs, query.alignMs ?? 0, bindings)} AS __b`,
    ...resolved.groups.map((group, index) => `${groupText(group)} AS __g${index}`),
    `${timeseriesKey(shape)} AS __k`,
    `${time.sql} AS __t`,
    ...extraColumns,
  ];
  const where = [
    ...valueConditions(metric),
    timeRangeCondition(time, startMs, query.endMs, bindings),
    ...(resolved.condition ? [resolved.condition.sql] : []),
  ];
  return `SELECT ${selected.join(', ')}
FROM ${tableOf(metric)}
WHERE ${where.join(' AND ')}`;
}

/**
 * Returns a subquery that selects `key` for all points from `fromMs` to the start of the range. Ignores the filter of the chart series,
 * because it can exclude other time series of the same reporter.
 */
function keysReportedSince(metric: MetricSeries, fromMs: number, key: string): string {
  return `(SELECT ${key} FROM ${tableOf(metric)} WHERE ${[
    ...valueConditions(metric),
    timeRangeCondition(metric.time, fromMs, metric.query.startMs, metric.bindings),
  ].join(' AND ')})`;
}

/**
 * Returns the start of the search for earlier points of a paused time series. Without them, the time series would seem to have just
 * started, and its whole value would count as an increase.
 *
 * The search covers the length of the range, at least 1 hour and at most 24 hours.
 */
function pauseStart({ query: { startMs, endMs } }: MetricSeries): number {
  return startMs - Math.max(HOUR_MS, Math.min(endMs - startMs, 24 * HOUR_MS));
}

/**
 * Returns a SELECT of points, each with the previous point of the same time series. `__isWhole` is true if the increase is the whole value
 * of the point, which is the case if one of these conditions holds:
 *
 * - the temporality is delta
 * - the value is lower than the previous one, or the start time has changed
 * - the point has no previous point, and its start time is not before the look-back: the time series has just started
 * - the point has no previous point, and before the range, its reporter sent points of other time series with this start time, but none
 *   of this time series: the time series has just started
 *
 * A start time that equals the time of the point does not count. It means that the start is unknown (OpenTelemetry data model).
 *
 * The points are ordered by start time first, so that the points of several processes with the same attributes do not alternate.
 */
export function pointsWithPrevious(metric: MetricSeries, value: string, extraColumns: readonly string[]): string {
  const { bindings, query, time, shape } = metric;
  const before = lookBackStart(metric);
  const from = (ms: number) => `fromUnixTimestamp64Milli(${bindings.bind('Int64', ms)})`;
  const inner = points(metric, before, [
    `${value} AS __value`,
    // Without the column, all values are cumulative.
    `${shape.columns.has('AggregationTemporality') ? 'AggregationTemporality' : '2'} AS __temporality`,
    'StartTimeUnix AS __start',
    `${startKey(shape)} AS __startKey`,
    `lagInFrame(${value}) OVER timeseries AS __previous`,
    'lagInFrame(StartTimeUnix) OVER timeseries AS __previousStart',
    'row_number() OVER timeseries AS __nth',
    ...extraColumns,
  ]);
  // GLOBAL: on a cluster every node has a part of the rows.
  const hasBegun = `__start >= ${from(before)} OR (__startKey GLOBAL IN ${keysReportedSince(metric, before, startKey(shape))}
    AND __k GLOBAL NOT IN ${keysReportedSince(metric, pauseStart(metric), timeseriesKey(shape))})`;
  return `SELECT *, __temporality = 1 OR (__nth > 1 AND __value < __previous)
  OR (__start < __t AND if(__nth > 1, __start != __previousStart, ${hasBegun})) AS __isWhole
FROM (${inner}
WINDOW timeseries AS (PARTITION BY ${timeseriesKey(shape)} ORDER BY StartTimeUnix, ${time.sql} ROWS BETWEEN 1 PRECEDING AND CURRENT ROW))
WHERE __t >= ${from(query.startMs)}`;
}
