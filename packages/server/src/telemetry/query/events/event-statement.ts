import type { Statement } from '../../clickhouse/engine.ts';
import { quoteIdentifier } from '../../clickhouse/identifier.ts';
import type { Bindings } from '../../filter/bindings.ts';
import type { TableShape } from '../../schema/catalog.ts';
import { aggregateExpression, toFloat, toNumberExpression } from '../aggregate.ts';
import { type ChartQuery, InvalidSeriesError } from '../chart-query.ts';
import { groupText, type ResolvedSeries } from '../resolve-series.ts';
import { bucketExpression, secondLiteral, type TimeColumn, timeRangeCondition } from '../time-range.ts';
import { type Piece, pieces } from './pieces.ts';

/** Series of one source and grouping, which one statement computes. */
export interface EventSeries {
  readonly query: Omit<ChartQuery, 'series'>;
  readonly shape: TableShape;
  readonly time: TimeColumn;
  readonly series: readonly [ResolvedSeries, ...ResolvedSeries[]];
  readonly bindings: Bindings;
}

/** From the clock by which the engine deletes rows. */
const CLOCKS_MAY_DIFFER_MS = 3_600_000;

function tableName({ database }: TableShape, table: string): string {
  return `${quoteIdentifier(database)}.${quoteIdentifier(table)}`;
}

/** Whether the roll-ups have all that the series look at, and which of them have the right buckets. */
function usableRollUps({ query, shape, time, series }: EventSeries) {
  if (time.sql !== quoteIdentifier('Timestamp') || series.some(({ series: { aggFn } }) => aggFn !== 'count')) return [];
  const columns = series.flatMap(({ condition, groups }) => [
    ...(condition?.columns ?? []),
    ...groups.map(({ column }) => column),
  ]);
  const { bucketMs, alignMs = 0 } = query;
  return shape.rollUps.filter(
    (rollUp) =>
      bucketMs % rollUp.bucketMs === 0 &&
      alignMs % rollUp.bucketMs === 0 &&
      columns.every((column) => rollUp.dimensions.includes(column)),
  );
}

function inRollUp({ startMs, endMs }: Piece, { bind }: Bindings): string {
  const second = (ms: number) => bind('DateTime', secondLiteral(ms));
  return `Bucket >= ${second(startMs)} AND Bucket < ${second(endMs)}`;
}

const ROLLED_UP_MS = 'toInt64(toUnixTimestamp(Bucket)) * 1000';

/** The rows of a part of the range: a time in milliseconds, the dimensions, and how many events they stand for. */
function readPiece(piece: Piece, dimensions: readonly string[], { shape, time, bindings }: EventSeries): string {
  const { startMs, endMs, rollUp } = piece;
  if (!rollUp) {
    return `SELECT ${[`${time.milliseconds} AS __t`, ...dimensions, 'toUInt64(1) AS __c'].join(', ')}
FROM ${tableName(shape, shape.table)} WHERE ${timeRangeCondition(time, startMs, endMs, bindings)}`;
  }
  return `SELECT ${[`${ROLLED_UP_MS} AS __t`, ...dimensions, 'Count AS __c'].join(', ')}
FROM ${tableName(shape, rollUp.name)} WHERE ${inRollUp(piece, bindings)}`;
}

/** The bucket of the query that a time is in. */
function bucketIn({ query, bindings }: EventSeries, milliseconds: string): string {
  return bucketExpression(milliseconds, query.bucketMs, query.alignMs ?? 0, bindings);
}

function summed(counts: string) {
  return (condition: string | undefined) =>
    condition === undefined ? `sum(${counts})` : `sumIf(${counts}, ${condition})`;
}

function rolledUp(events: EventSeries) {
  const { query, series } = events;
  const rollUps = usableRollUps(events);
  const rolledUpFromMs = Date.now() - events.shape.rolledUpForMs + CLOCKS_MAY_DIFFER_MS;
  const parts = pieces(query.startMs, query.endMs, rollUps, rolledUpFromMs);
  const [widest] = rollUps;
  if (!widest || parts.every(({ rollUp }) => rollUp === undefined)) return undefined;
  const [only, ...others] = parts;
  if (only?.rollUp && others.length === 0) {
    return {
      from: tableName(events.shape, only.rollUp.name),
      bucket: only.rollUp.bucketMs === query.bucketMs ? ROLLED_UP_MS : bucketIn(events, ROLLED_UP_MS),
      isOfRollUps: true,
      range: inRollUp(only, events.bindings),
      count: summed('Count'),
    };
  }
  const looked = new Set(
    series.flatMap(({ condition, groups }) => [...(condition?.columns ?? []), ...groups.map(({ column }) => column)]),
  );
  const dimensions = widest.dimensions.filter((name) => looked.has(name)).map(quoteIdentifier);
  const from = parts.map((piece) => readPiece(piece, dimensions, events)).join('\nUNION ALL\n');
  return {
    from: `(${from})`,
    bucket: bucketIn(events, '__t'),
    isOfRollUps: false,
    range: undefined,
    count: summed('__c'),
  };
}

function raw(events: EventSeries) {
  return {
    from: tableName(events.shape, events.shape.table),
    bucket: bucketIn(events, events.time.milliseconds),
    isOfRollUps: false,
    range: timeRangeCondition(events.time, events.query.startMs, events.query.endMs, events.bindings),
    count: (condition: string | undefined) => (condition === undefined ? 'count()' : `countIf(${condition})`),
  };
}

/** The series that are quantiles of the same values, of which only the level differs; what the first one binds is for all. */
function ofSameValues({ series: one }: ResolvedSeries, all: EventSeries['series']): ResolvedSeries[] {
  return all.filter(
    ({ series: other }) =>
      one.aggFn === 'quantile' &&
      other.aggFn === 'quantile' &&
      other.field === one.field &&
      other.where === one.where &&
      other.whereLanguage === one.whereLanguage,
  );
}

function levelOf({ series: { level = 0.5 } }: ResolvedSeries): number {
  return level;
}

function aggregateOf(
  { index, series, field }: ResolvedSeries,
  time: TimeColumn,
  condition: string | undefined,
  levels: { readonly level: number; readonly levels?: readonly number[] },
): string {
  const value = field ? toNumberExpression(field) : '';
  if (value === undefined || (field && series.aggFn === 'count_distinct' && field.kind === 'map')) {
    const message = `${series.field} is no number and cannot be aggregated with ${series.aggFn}`;
    throw new InvalidSeriesError([{ series: index, property: 'field', code: 'reference', message }]);
  }
  const present = field && series.aggFn === 'count_distinct' ? field.presence : undefined;
  const conditions = [condition, present].filter((part) => part !== undefined);
  return aggregateExpression({
    aggFn: series.aggFn,
    ...levels,
    value,
    identity: field?.sql ?? '',
    time: time.sql,
    condition: conditions.length === 0 ? undefined : conditions.map((part) => `(${part})`).join(' AND '),
  });
}

/** What is selected of a series: how many events of it a row has, and its number where that is another. */
function selectedOf(
  each: ResolvedSeries,
  nth: number,
  { series, time }: EventSeries,
  count: (condition: string | undefined) => string,
): string[] {
  // Alone, a series needs no condition in its aggregate: there are no other rows.
  const own = ({ condition }: ResolvedSeries) => (series.length === 1 ? undefined : condition?.sql);
  const counted = `toFloat64(${count(own(each))}) AS __n${nth}`;
  const { aggFn } = each.series;
  if (aggFn === 'count') return [counted];
  const same = ofSameValues(each, series);
  const [one = each] = same;
  const levels = [...new Set(same.map(levelOf))];
  const asked = { level: levelOf(each), ...(levels.length > 1 && { levels }) };
  return [counted, `${toFloat(aggFn, aggregateOf(one, time, own(one), asked))} AS __v${nth}`];
}

/**
 * One statement for all: a row is a bucket and a group, `__n` how many events of a series it has, `__v` its number. Counts come
 * from the roll-ups where these have everything that the series look at. Columns of a table of others whose names begin with two
 * underscores may be taken for what is called so here. Throws BadSeries.
 */
export function eventStatement(events: EventSeries): Statement {
  const { bindings, shape, series } = events;
  const [{ groups }] = series;
  const { bucket, count, from, range, isOfRollUps } = rolledUp(events) ?? raw(events);
  const conditions = series.map(({ condition }) => condition?.sql);
  const anyOf = conditions.every((condition) => condition !== undefined) ? conditions.join(' OR ') : undefined;
  const where = [range, anyOf && `(${anyOf})`].filter((part) => part !== undefined);
  const selected = [
    `toFloat64(${bucket} AS __k) AS __b`,
    // A dictionary only of what is answered: it would have to be looked up for each event that is read.
    ...groups.map((group, nth) => `toLowCardinality(${groupText(group)} AS __k${nth}) AS __g${nth}`),
    ...series.flatMap((each, nth) => selectedOf(each, nth, events, count)),
  ];
  const keys = ['__k', ...groups.map((_, nth) => `__k${nth}`)].join(', ');
  const sql = `SELECT ${selected.join(', ')}
FROM ${from}${where.length === 0 ? '' : `\nWHERE ${where.join(' AND ')}`}
GROUP BY ${keys} ORDER BY ${keys}`;
  return { sql, parameters: bindings.parameters, database: shape.database, isOfRollUps };
}
