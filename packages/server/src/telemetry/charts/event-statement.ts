import { quoted } from '../engine/identifier.ts';
import type { Statement } from '../engine.ts';
import type { Bindings } from '../filter/bindings.ts';
import type { TableShape } from '../tables/catalog.ts';
import { aggregate, numberOf } from './aggregate.ts';
import { BadSeries, type ChartQuery } from './chart-query.ts';
import { type Piece, pieces } from './pieces.ts';
import { groupText, type ResolvedSeries } from './resolve-series.ts';
import { bucketOf, inRange, secondText, type TimeColumn } from './time-range.ts';

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

const tableName = ({ database }: TableShape, table: string): string => `${quoted(database)}.${quoted(table)}`;

/** Whether the roll-ups have all that the series look at, and which of them have the right buckets. */
const usableRollUps = ({ query, shape, time, series }: EventSeries) => {
  if (time.sql !== quoted('Timestamp') || series.some(({ series: { aggFn } }) => aggFn !== 'count')) return [];
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
};

const inRollUp = ({ startMs, endMs }: Piece, { bind }: Bindings): string => {
  const second = (ms: number) => bind('DateTime', secondText(ms));
  return `Bucket >= ${second(startMs)} AND Bucket < ${second(endMs)}`;
};

const ROLLED_UP_MS = 'toInt64(toUnixTimestamp(Bucket)) * 1000';

/** The rows of a part of the range: a time in milliseconds, the dimensions, and how many events they stand for. */
const readPiece = (piece: Piece, dimensions: readonly string[], { shape, time, bindings }: EventSeries): string => {
  const { startMs, endMs, rollUp } = piece;
  if (!rollUp) {
    return `SELECT ${[`${time.milliseconds} AS __t`, ...dimensions, 'toUInt64(1) AS __c'].join(', ')}
FROM ${tableName(shape, shape.table)} WHERE ${inRange(time, startMs, endMs, bindings)}`;
  }
  return `SELECT ${[`${ROLLED_UP_MS} AS __t`, ...dimensions, 'Count AS __c'].join(', ')}
FROM ${tableName(shape, rollUp.name)} WHERE ${inRollUp(piece, bindings)}`;
};

/** The bucket of the query that a time is in. */
const bucketIn = ({ query, bindings }: EventSeries, milliseconds: string): string =>
  bucketOf(milliseconds, query.bucketMs, query.alignMs ?? 0, bindings);

const summed = (counts: string) => (condition: string | undefined) =>
  condition === undefined ? `sum(${counts})` : `sumIf(${counts}, ${condition})`;

const rolledUp = (events: EventSeries) => {
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
  const dimensions = widest.dimensions.filter((name) => looked.has(name)).map(quoted);
  const from = parts.map((piece) => readPiece(piece, dimensions, events)).join('\nUNION ALL\n');
  return {
    from: `(${from})`,
    bucket: bucketIn(events, '__t'),
    isOfRollUps: false,
    range: undefined,
    count: summed('__c'),
  };
};

const raw = (events: EventSeries) => ({
  from: tableName(events.shape, events.shape.table),
  bucket: bucketIn(events, events.time.milliseconds),
  isOfRollUps: false,
  range: inRange(events.time, events.query.startMs, events.query.endMs, events.bindings),
  count: (condition: string | undefined) => (condition === undefined ? 'count()' : `countIf(${condition})`),
});

/** The series that are quantiles of the same values, of which only the level differs; what the first one binds is for all. */
const ofSameValues = ({ series: one }: ResolvedSeries, all: EventSeries['series']): ResolvedSeries[] =>
  all.filter(
    ({ series: other }) =>
      one.aggFn === 'quantile' &&
      other.aggFn === 'quantile' &&
      other.field === one.field &&
      other.where === one.where &&
      other.whereLanguage === one.whereLanguage,
  );

const levelOf = ({ series: { level = 0.5 } }: ResolvedSeries): number => level;

const aggregateOf = (
  { index, series, field }: ResolvedSeries,
  time: TimeColumn,
  condition: string | undefined,
  levels: { readonly level: number; readonly levels?: readonly number[] },
): string => {
  const value = field ? numberOf(field) : '';
  if (value === undefined || (field && series.aggFn === 'count_distinct' && field.kind === 'map')) {
    const message = `${series.field} is no number and cannot be aggregated with ${series.aggFn}`;
    throw new BadSeries([{ series: index, property: 'field', code: 'reference', message }]);
  }
  const present = field && series.aggFn === 'count_distinct' ? field.presence : undefined;
  const conditions = [condition, present].filter((part) => part !== undefined);
  return aggregate({
    aggFn: series.aggFn,
    ...levels,
    value,
    identity: field?.sql ?? '',
    time: time.sql,
    condition: conditions.length === 0 ? undefined : conditions.map((part) => `(${part})`).join(' AND '),
  });
};

/** What a statement selects, and of which rows; only the groups have names. Throws BadSeries. */
export const selection = (events: EventSeries) => {
  const { time, series } = events;
  const source = rolledUp(events) ?? raw(events);
  const [first, ...others] = series;
  const conditions = series.map(({ condition }) => condition?.sql);
  // Alone, a series needs no condition in its aggregate: there are no other rows.
  const own = (condition: string | undefined) => (others.length === 0 ? undefined : condition);
  const anyOf = conditions.every((condition) => condition !== undefined) ? conditions.join(' OR ') : undefined;
  const where = [source.range, anyOf && `(${anyOf})`].filter((part) => part !== undefined);
  return {
    bucket: source.bucket,
    groups: first.groups.map((group, index) => `${groupText(group)} AS __g${index}`),
    values: series.map((each, index) => {
      const condition = own(conditions[index]);
      const count = source.count(condition);
      if (each.series.aggFn === 'count') return { count, number: undefined };
      const same = ofSameValues(each, series);
      const [one = each] = same;
      const levels = [...new Set(same.map(levelOf))];
      const asked = { level: levelOf(each), ...(levels.length > 1 && { levels }) };
      return { count, number: aggregateOf(one, time, own(one.condition?.sql), asked) };
    }),
    from: `FROM ${source.from}${where.length === 0 ? '' : `\nWHERE ${where.join(' AND ')}`}`,
    isOfRollUps: source.isOfRollUps,
  };
};

/** The statement that selects so, grouped by `bucket` and the groups and ordered by them. */
export const grouped = (
  { bindings, shape, series: [{ groups }] }: EventSeries,
  { from, isOfRollUps }: ReturnType<typeof selection>,
  bucket: string,
  selected: readonly string[],
): Statement => {
  const keys = [bucket, ...groups.map((_, index) => `__g${index}`)].join(', ');
  const sql = `SELECT ${selected.join(', ')}\n${from}\nGROUP BY ${keys} ORDER BY ${keys}`;
  return { sql, parameters: bindings.parameters, database: shape.database, isOfRollUps };
};

/**
 * One statement for all: a row is a bucket and a group, `__n` how many events of a series it has, `__v` its number. Counts come
 * from the roll-ups where these have everything that the series look at. Throws BadSeries.
 */
export const eventStatement = (events: EventSeries): Statement => {
  const selected = selection(events);
  const values = selected.values.flatMap(({ count, number }, index) =>
    number === undefined ? [`${count} AS __n${index}`] : [`${count} AS __n${index}`, `${number} AS __v${index}`],
  );
  return grouped(events, selected, '__b', [`${selected.bucket} AS __b`, ...selected.groups, ...values]);
};
