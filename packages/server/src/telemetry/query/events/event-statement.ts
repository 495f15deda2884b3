import { quoteIdentifier, quoteTable } from '../../clickhouse/quoting.ts';
import type { Bindings } from '../../filter/bindings.ts';
import type { TableShape } from '../../schema/catalog.ts';
import type { RollUp } from '../../schema/roll-ups.ts';
import { aggregateExpression, countExpression, toFloat, toNumberExpression } from '../aggregate.ts';
import { type ChartQuery, InvalidSeriesError } from '../chart-query.ts';
import { groupText, hasTextValue, type ResolvedSeries } from '../resolve-series.ts';
import { bucketExpression, secondLiteral, type TimeColumn, timeRangeCondition } from '../time-range.ts';
import { type RangePart, splitRange } from './split-range.ts';

/** Resolved series with the same source and groups. One statement computes them. */
export interface EventSeries {
  readonly query: Omit<ChartQuery, 'series'>;
  readonly shape: TableShape;
  readonly time: TimeColumn;
  readonly series: readonly [ResolvedSeries, ...ResolvedSeries[]];
  readonly bindings: Bindings;
  /** SQL for the number of events that an event represents. Undefined if it is 1 for all events. */
  readonly weight: string | undefined;
}

/** The maximum difference between the clock of this process and the clock by which ClickHouse deletes expired rows. */
const MAX_CLOCK_SKEW_MS = 3_600_000;

/** Returns the columns that the filters and groups of the series read. */
function usedColumns(series: EventSeries['series']): Set<string> {
  return new Set(
    series.flatMap(({ condition, groups }) => [
      ...(condition?.columns ?? []),
      ...groups.flatMap(({ columns }) => [...columns]),
    ]),
  );
}

/**
 * Returns true if no bucket of the roll-up overlaps two buckets of the query. The bucket of a query with a single bucket may start and end
 * at any time.
 */
function fitsBuckets(rollUp: RollUp, { startMs, endMs, bucketMs, alignMs = 0 }: EventSeries['query']): boolean {
  const isSingleBucket = alignMs === startMs && bucketMs >= endMs - startMs;
  return isSingleBucket || (bucketMs % rollUp.bucketMs === 0 && alignMs % rollUp.bucketMs === 0);
}

/**
 * Returns the roll-ups that have all columns of the filters and groups, and whose buckets fit those of the query. Returns none if a
 * series is not a count, if events have weights, or if the time column is not `Timestamp`.
 */
function usableRollUps({ query, shape, time, series, weight }: EventSeries) {
  if (
    weight !== undefined ||
    time.sql !== quoteIdentifier('Timestamp') ||
    series.some(({ series: { aggFn } }) => aggFn !== 'count')
  )
    return [];
  const columns = [...usedColumns(series)];
  return shape.rollUps.filter(
    (rollUp) => fitsBuckets(rollUp, query) && columns.every((column) => rollUp.dimensions.includes(column)),
  );
}

function bucketCondition({ startMs, endMs }: RangePart, { bind }: Bindings): string {
  const second = (ms: number) => bind('DateTime', secondLiteral(ms));
  return `Bucket >= ${second(startMs)} AND Bucket < ${second(endMs)}`;
}

const ROLLED_UP_MS = 'toInt64(toUnixTimestamp(Bucket)) * 1000';

/**
 * Returns a SELECT over a part of the range with the columns `__t` (time in milliseconds), the dimensions, and `__c` (event count).
 */
function selectPart(part: RangePart, dimensions: readonly string[], { shape, time, bindings }: EventSeries): string {
  const { startMs, endMs, rollUp } = part;
  if (!rollUp) {
    return `SELECT ${[`${time.milliseconds} AS __t`, ...dimensions, 'toUInt64(1) AS __c'].join(', ')}
FROM ${quoteTable(shape.database, shape.table)} WHERE ${timeRangeCondition(time, startMs, endMs, bindings)}`;
  }
  return `SELECT ${[`${ROLLED_UP_MS} AS __t`, ...dimensions, 'Count AS __c'].join(', ')}
FROM ${quoteTable(shape.database, rollUp.name)} WHERE ${bucketCondition(part, bindings)}`;
}

/** Returns SQL for the bucket of a time in milliseconds. */
function bucketOfTime({ query, bindings }: EventSeries, milliseconds: string): string {
  return bucketExpression(milliseconds, query.bucketMs, query.alignMs ?? 0, bindings);
}

/** Returns a function that sums a column of counts under a condition. */
function sumCounts(counts: string) {
  return (condition: string | undefined) =>
    condition === undefined ? `sum(${counts})` : `sumIf(${counts}, ${condition})`;
}

/** Returns the table and expressions to count events with roll-ups. Returns undefined if roll-ups cover no part of the range. */
function fromRollUps(events: EventSeries) {
  const { query, series } = events;
  const rollUps = usableRollUps(events);
  const rolledUpFromMs = Date.now() - events.shape.rolledUpForMs + MAX_CLOCK_SKEW_MS;
  const parts = splitRange(query.startMs, query.endMs, rollUps, rolledUpFromMs);
  const [coarsest] = rollUps;
  if (!coarsest || parts.every(({ rollUp }) => rollUp === undefined)) return undefined;
  const [first, ...others] = parts;
  if (first?.rollUp && others.length === 0) {
    return {
      from: quoteTable(events.shape.database, first.rollUp.name),
      bucket: first.rollUp.bucketMs === query.bucketMs ? ROLLED_UP_MS : bucketOfTime(events, ROLLED_UP_MS),
      readsOneRollUp: true,
      range: bucketCondition(first, events.bindings),
      count: sumCounts('Count'),
    };
  }
  const used = usedColumns(series);
  const dimensions = coarsest.dimensions.filter((name) => used.has(name)).map(quoteIdentifier);
  const from = parts.map((part) => selectPart(part, dimensions, events)).join('\nUNION ALL\n');
  return {
    from: `(${from})`,
    bucket: bucketOfTime(events, '__t'),
    readsOneRollUp: false,
    range: undefined,
    count: sumCounts('__c'),
  };
}

/** Returns the table and expressions to read the events themselves. */
function fromEvents(events: EventSeries) {
  return {
    from: quoteTable(events.shape.database, events.shape.table),
    bucket: bucketOfTime(events, events.time.milliseconds),
    readsOneRollUp: false,
    range: timeRangeCondition(events.time, events.query.startMs, events.query.endMs, events.bindings),
    count: (condition: string | undefined) => countExpression(condition, events.weight),
  };
}

/** Returns a quantile series and the series that differ from it only in their level. Returns none for other aggregates. */
function quantilesOfSameValues({ series: item }: ResolvedSeries, eventSeries: EventSeries['series']): ResolvedSeries[] {
  return eventSeries.filter(
    ({ series: other }) =>
      item.aggFn === 'quantile' &&
      other.aggFn === 'quantile' &&
      other.field === item.field &&
      other.where === item.where &&
      other.whereLanguage === item.whereLanguage,
  );
}

function levelOf({ series: { level = 0.5 } }: ResolvedSeries): number {
  return level;
}

/** Returns the aggregate of a series as SQL. Throws InvalidSeriesError for a field that cannot be aggregated, and for `increase`. */
function aggregateSeries(
  resolved: ResolvedSeries,
  { time, weight }: Pick<EventSeries, 'time' | 'weight'>,
  condition: string | undefined,
  levels: { readonly level: number; readonly levels?: readonly number[] },
): string {
  const { index, series, field } = resolved;
  const { aggFn } = series;
  const invalid = (property: 'field' | 'aggFn', message: string) =>
    new InvalidSeriesError([{ series: index, property, code: 'reference', message }]);
  if (aggFn === 'increase') throw invalid('aggFn', 'expected a metric of the type sum: events have no increase');
  const number = field ? toNumberExpression(field) : '';
  // `count_distinct` counts `identity`, so the field can also be a list or a map, which cannot be converted to a number.
  const value = hasTextValue(resolved) || aggFn === 'count_distinct' ? field?.sql : number;
  if (value === undefined) {
    throw invalid('field', `${series.field} is a list or a map and cannot be aggregated with ${aggFn}`);
  }
  if (aggFn === 'none') return value;
  // If a map does not have the key, `number` is NULL, which aggregates ignore. The field itself is an empty string or 0, so it needs a
  // condition.
  const present = field && ['count_distinct', 'any'].includes(aggFn) ? field.presence : undefined;
  const conditions = [condition, present].filter((part) => part !== undefined);
  return aggregateExpression({
    aggFn,
    ...levels,
    value,
    identity: field?.sql ?? '',
    time: time.sql,
    weight,
    condition: conditions.length === 0 ? undefined : conditions.map((part) => `(${part})`).join(' AND '),
  });
}

function toText(sql: string): string {
  return `ifNull(toString(${sql}), '')`;
}

/** Returns the selected columns of a series: its number of events, and its value unless it is a count. */
function seriesColumns(
  resolved: ResolvedSeries,
  nth: number,
  events: EventSeries,
  count: (condition: string | undefined) => string,
): string[] {
  const { series } = events;
  // The condition of a single series is in WHERE.
  const conditionOf = ({ condition }: ResolvedSeries) => (series.length === 1 ? undefined : condition?.sql);
  const countColumn = `toFloat64(${count(conditionOf(resolved))}) AS __n${nth}`;
  const { aggFn } = resolved.series;
  if (aggFn === 'count') return [countColumn];
  const quantiles = quantilesOfSameValues(resolved, series);
  const [first = resolved] = quantiles;
  const levels = [...new Set(quantiles.map(levelOf))];
  const levelOptions = { level: levelOf(resolved), ...(levels.length > 1 && { levels }) };
  const value = aggregateSeries(first, events, conditionOf(first), levelOptions);
  return [countColumn, `${hasTextValue(resolved) ? toText(value) : toFloat(aggFn, value)} AS __v${nth}`];
}

/** A SELECT without an order. */
export interface UnorderedSelect {
  readonly sql: string;
  /** True if the statement reads the table of a single roll-up and nothing else. */
  readonly readsOneRollUp: boolean;
}

/**
 * Returns one SELECT for all series. It returns one row per time bucket and group. `__n0` … are the numbers of events per series, and
 * `__v0` … the values. If all series are counts, the SELECT can read roll-ups instead of events. Throws InvalidSeriesError.
 *
 * Names of columns of a user-defined table must not start with `__`.
 */
export function eventSelect(events: EventSeries): UnorderedSelect {
  const { series } = events;
  const [{ groups }] = series;
  const { bucket, count, from, range, readsOneRollUp } = fromRollUps(events) ?? fromEvents(events);
  const conditions = series.map(({ condition }) => condition?.sql);
  const anyOf = conditions.every((condition) => condition !== undefined) ? conditions.join(' OR ') : undefined;
  const where = [range, anyOf && `(${anyOf})`].filter((part) => part !== undefined);
  const selected = [
    `toFloat64(${bucket} AS __k) AS __b`,
    // The groups of the result are dictionary-encoded. Encoding the column itself would cost a lookup for every event.
    ...groups.map((group, nth) => `toLowCardinality(${groupText(group)} AS __k${nth}) AS __g${nth}`),
    ...series.flatMap((resolved, nth) => seriesColumns(resolved, nth, events, count)),
  ];
  const keys = ['__k', ...groups.map((_, nth) => `__k${nth}`)].join(', ');
  const sql = `SELECT ${selected.join(', ')}
FROM ${from}${where.length === 0 ? '' : `\nWHERE ${where.join(' AND ')}`}
GROUP BY ${keys}`;
  return { sql, readsOneRollUp };
}
