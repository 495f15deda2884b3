import { quoted } from '../engine/identifier.ts';
import type { Bindings } from '../filter/bindings.ts';
import type { TableShape } from '../tables/catalog.ts';
import type { ChartQuery } from './chart-query.ts';
import { groupText, type ResolvedSeries } from './resolve-series.ts';
import { bucketOf, inRange, type TimeColumn } from './time-range.ts';

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
const lookBackStart = ({ query }: MetricSeries): number =>
  query.startMs - Math.max(LOOK_BACK_MS, Math.min(query.bucketMs, 6 * LOOK_BACK_MS));

/** Names of what `points` selects to group by. */
export const keysOf = ({ resolved: { groups } }: MetricSeries): string[] => [
  '__b',
  ...groups.map((_, index) => `__g${index}`),
];

/** The attribute set that a point is of: one line that is drawn by one process. */
const lineKey = 'cityHash64(ServiceName, toString(ResourceAttributes), ScopeName, toString(Attributes))';

/** The points of the metric, with bucket, groups, line and time, and whatever else is asked for. */
export const points = (metric: MetricSeries, startMs: number, more: readonly string[]): string => {
  const { query, shape, time, resolved, metricName, bindings } = metric;
  const selected = [
    `${bucketOf(time.milliseconds, query.bucketMs, query.alignMs ?? 0, bindings)} AS __b`,
    ...resolved.groups.map((group, index) => `${groupText(group)} AS __g${index}`),
    `${lineKey} AS __k`,
    `${time.sql} AS __t`,
    ...more,
  ];
  const where = [
    `MetricName = ${bindings.bind('String', metricName)}`,
    inRange(time, startMs, query.endMs, bindings),
    // Such a point says that there was no value, and has 0 in its place.
    ...(shape.columns.has('Flags') ? ['bitAnd(Flags, 1) = 0'] : []),
    ...(shape.columns.has('Value') ? ['isFinite(Value)'] : []),
    ...(resolved.condition ? [resolved.condition.sql] : []),
  ];
  return `SELECT ${selected.join(', ')}
FROM ${quoted(shape.database)}.${quoted(shape.table)}
WHERE ${where.join(' AND ')}`;
};

/** A point with the one before it on the same line, and whether it begins anew: a reset, or a line that has just begun. */
export const pointsWithPrevious = (metric: MetricSeries, value: string, more: readonly string[]): string => {
  const { bindings, query, time } = metric;
  const before = lookBackStart(metric);
  const from = (ms: number) => `fromUnixTimestamp64Milli(${bindings.bind('Int64', ms)})`;
  const inner = points(metric, before, [
    `${value} AS __value`,
    'AggregationTemporality AS __temporality',
    'StartTimeUnix AS __start',
    `lagInFrame(${value}) OVER line AS __previous`,
    'lagInFrame(StartTimeUnix) OVER line AS __previousStart',
    'row_number() OVER line AS __nth',
    ...more,
  ]);
  return `SELECT *, __temporality = 1 OR (__nth > 1 AND (__value < __previous OR __start != __previousStart))
  OR (__nth = 1 AND __start >= ${from(before)}) AS __isWhole
FROM (${inner}
WINDOW line AS (PARTITION BY ${lineKey} ORDER BY ${time.sql} ROWS BETWEEN 1 PRECEDING AND CURRENT ROW))
WHERE __t >= ${from(query.startMs)}`;
};
