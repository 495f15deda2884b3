import { quoteIdentifier } from '../../clickhouse/quoting.ts';
import type { Bindings } from '../../filter/bindings.ts';
import { FilterSyntaxError } from '../../filter/filter-error.ts';
import { splitList } from '../../filter/split-list.ts';
import type { ExpressionScope, SqlExpressions } from '../../filter/sql-expression.ts';
import { finiteOrNull, isZeroWithoutRows } from '../aggregate.ts';
import { InvalidSeriesError, isMetricSeries, type SeriesIssue } from '../chart-query.ts';
import { hasTextValue, type ResolvedSeries } from '../resolve-series.ts';
import { ColumnNames, uniqueNames } from './column-names.ts';
import { formulaSql } from './formula.ts';
import type { Output, ResultQuery } from './result-query.ts';

/** The query of a result and its resolved series. */
export interface ResultContext {
  readonly query: ResultQuery;
  /** The resolved series by index. Undefined if a series names no metric type and no table has the metric. */
  readonly series: readonly (ResolvedSeries | undefined)[];
  readonly sqlExpressions: SqlExpressions;
  readonly bindings: Bindings;
}

/** Returns SQL for the value of a series, from the columns `__n0` … (number of events) and `__v0` … (value). */
function seriesSql({ query, series }: ResultContext, index: number): string {
  const resolved = series[index];
  const { aggFn = 'count' } = resolved?.series ?? query.series[index] ?? {};
  const ofNoEvents = isZeroWithoutRows(aggFn) ? 'toFloat64(0)' : "CAST(NULL, 'Nullable(Float64)')";
  // No table has the metric.
  if (!resolved) return ofNoEvents;
  if (aggFn === 'count') return `__n${index}`;
  if (hasTextValue(resolved)) return `__v${index}`;
  return `if(__n${index} = 0, ${ofNoEvents}, ${finiteOrNull(`__v${index}`)})`;
}

/** Returns SQL for the value of a series as a number or NULL. */
function numberSql(context: ResultContext, index: number): string {
  const resolved = context.series[index];
  const sql = seriesSql(context, index);
  return resolved && hasTextValue(resolved) ? `toFloat64OrNull(${sql})` : sql;
}

function outputSql(context: ResultContext, { value }: Output): string {
  switch (value.kind) {
    case 'series':
      return seriesSql(context, value.index);
    case 'formula':
      return formulaSql(value.formula, (index) => `ifNull(${numberSql(context, index)}, 0)`);
    case 'ratio': {
      const [first] = context.query.series;
      const dividend = numberSql(context, 0);
      // A metric that has no points in a bucket counts as 0, as in formulas.
      return `${first && isMetricSeries(first) ? `ifNull(${dividend}, 0)` : dividend} / nullIf(${numberSql(context, 1)}, 0)`;
    }
  }
}

/** Returns true if the values of an output are strings. */
export function isTextOutput({ series }: Pick<ResultContext, 'series'>, { value }: Output): boolean {
  const resolved = value.kind === 'series' ? series[value.index] : undefined;
  return resolved !== undefined && hasTextValue(resolved);
}

/** A column of the result that `having` and `orderBy` can name. */
interface NamedColumn {
  readonly name: string;
  /** Its name in the SELECT. */
  readonly column: string;
  readonly type: 'String' | 'Nullable(Float64)';
}

/** Returns the names of the columns of a result: its groups, then its values. */
export function columnNames({ groupNames, outputs }: Pick<ResultQuery, 'groupNames' | 'outputs'>): string[] {
  return uniqueNames([...groupNames, ...outputs.map(({ name }) => name)]);
}

function namedColumns(context: ResultContext): NamedColumn[] {
  const { groupNames, outputs } = context.query;
  const names = columnNames(context.query);
  const nameOf = (index: number) => names[index] ?? '';
  return [
    ...groupNames.map((_, nth) => ({ name: nameOf(nth), column: `__g${nth}`, type: 'String' as const })),
    ...outputs.map((output, nth) => ({
      name: nameOf(groupNames.length + nth),
      column: `__o${nth}`,
      type: isTextOutput(context, output) ? ('String' as const) : ('Nullable(Float64)' as const),
    })),
  ];
}

/** Returns the scope of expressions over the columns of the result. */
function scopeOf(columns: readonly NamedColumn[]): ExpressionScope {
  // Without `materialize`, ClickHouse would evaluate expressions over these constants, and reject toInt64(name) because '' is not a number.
  const selected = columns.map(
    ({ name, type }) => `materialize(CAST(${type === 'String' ? "''" : '0'}, '${type}')) AS ${quoteIdentifier(name)}`,
  );
  return {
    columns: new Map(columns.map(({ name, type }) => [name, type])),
    from: `(SELECT ${selected.join(', ')})`,
  };
}

/** Waits for the compilation of SQL over the result. Throws its syntax error as an issue of the property. */
async function withIssue<Compiled>(property: SeriesIssue['property'], compiled: Promise<Compiled>): Promise<Compiled> {
  try {
    return await compiled;
  } catch (error) {
    if (!(error instanceof FilterSyntaxError)) throw error;
    throw new InvalidSeriesError([{ series: 0, property, code: 'filter', message: error.message }]);
  }
}

/** Splits a term of ORDER BY into its expression and its direction. */
function splitTerm(term: string): { readonly text: string; readonly direction: string } {
  const trimmed = term.trimEnd();
  // The lookbehind makes a run of spaces match once, not from each of its spaces.
  const direction =
    /(?:(?<!\s)\s+(?:ASC|DESC|ASCENDING|DESCENDING))?(?:(?<!\s)\s+NULLS\s+(?:FIRST|LAST))?$/i.exec(trimmed)?.[0] ?? '';
  const text = trimmed.slice(0, trimmed.length - direction.length);
  return { text, direction: direction.replaceAll(/\s+/g, ' ') };
}

/** Returns the column at a position in the result, starting at 1. Throws FilterSyntaxError. */
function columnAt(columns: readonly NamedColumn[], position: number): string {
  const column = columns[position - 1]?.column;
  if (column !== undefined) return column;
  throw new FilterSyntaxError(`expected the position of a column from 1 to ${columns.length}, received ${position}`);
}

/** Returns a term of ORDER BY as SQL. Returns undefined for a constant, which orders no rows. */
async function orderTerm(
  term: string,
  columns: readonly NamedColumn[],
  names: ColumnNames,
  sqlExpressions: SqlExpressions,
): Promise<string | undefined> {
  const { text, direction } = splitTerm(term);
  const expression = names.quote(text).trim();
  // The SELECT has other columns than the result, so ClickHouse would find another column at this position.
  if (/^\d+$/.test(expression)) return `${columnAt(columns, Number(expression))}${direction}`;
  const { sql, columns: used } = await sqlExpressions.value(expression, scopeOf(columns));
  return used.size === 0 ? undefined : `${sql}${direction}`;
}

async function orderOf(context: ResultContext, columns: readonly NamedColumn[], names: ColumnNames): Promise<string> {
  const { query, sqlExpressions } = context;
  const { orderBy = '', valueOrder } = query;
  const requested = orderBy.trim() === '' ? [] : splitList(orderBy);
  const terms: string[] = [];
  for (const term of requested) {
    const sql = await orderTerm(term, columns, names, sqlExpressions);
    if (sql !== undefined) terms.push(sql);
  }
  const [first] = query.outputs;
  if (requested.length === 0 && valueOrder && first) {
    // Values that cannot be computed are last in both directions.
    if (!isTextOutput(context, first)) terms.push('isNaN(__o0)');
    terms.push(`__o0 ${valueOrder === 'asc' ? 'ASC' : 'DESC'}`);
  }
  return [...terms, '__b', ...query.groupNames.map((_, nth) => `__g${nth}`)].join(', ');
}

/** Returns SQL for the largest value of a row, or -inf. */
function largestValue(numbers: readonly string[]): string {
  const values = numbers.map((name) => `ifNull(${finiteOrNull(name)}, -inf)`);
  return values.length > 1 ? `greatest(${values.join(', ')})` : (values[0] ?? '-inf');
}

/** The rows that {@link largestGroups} selects from. */
interface GroupedRows {
  /** The SQL after FROM. */
  readonly from: string;
  readonly groups: readonly string[];
  /** The columns with numbers, which can be NULL or NaN. */
  readonly numbers: readonly string[];
}

/**
 * Returns a SELECT of the rows of the groups with the largest values. The group whose columns `groups` are all empty is left out.
 * `__groups` is the number of the remaining groups before the limit.
 */
export function largestGroups({ from, groups, numbers }: GroupedRows, limit: string): string {
  const keys = groups.join(', ');
  const peaks = `SELECT *, max(${largestValue(numbers)}) OVER (PARTITION BY ${keys}) AS __peak FROM ${from}
WHERE NOT (${groups.map((name) => `empty(${name})`).join(' AND ')})`;
  const ranks = `SELECT *, dense_rank() OVER (ORDER BY __peak DESC, ${keys}) AS __rank FROM (${peaks})`;
  return `(SELECT * FROM (SELECT *, max(__rank) OVER () AS __groups FROM (${ranks})) WHERE __rank <= ${limit})`;
}

/**
 * Returns the SELECT of a result over rows with the columns `__b`, `__g0` …, `__n0` … and `__v0` …. Its columns are `__b`, `__g0`
 * …, `__o0` … (values) and `__more` (1 if the group limit left groups out). Throws InvalidSeriesError.
 */
export async function resultSelect(context: ResultContext, rows: string): Promise<string> {
  const { query, sqlExpressions, bindings } = context;
  const { outputs, groupNames, groupLimit, having = '', limit } = query;
  const groups = groupNames.map((_, nth) => `__g${nth}`);
  const columns = namedColumns(context);
  const names = new ColumnNames(columns.map(({ name }) => name));
  const hasNames = having.trim() !== '' || (query.orderBy ?? '').trim() !== '';
  let from = `(SELECT ${['__b', ...groups, ...outputs.map((output, nth) => `${outputSql(context, output)} AS __o${nth}`)].join(', ')}
FROM (${rows}))`;
  const isLimitedByGroup = groupLimit !== undefined && groups.length > 0;
  if (isLimitedByGroup) {
    const numbers = outputs.flatMap((output, nth) => (isTextOutput(context, output) ? [] : [`__o${nth}`]));
    from = largestGroups({ from, groups, numbers }, bindings.bind('UInt64', groupLimit));
  }
  if (hasNames) {
    from = `(SELECT *, ${columns.map(({ name, column }) => `${column} AS ${quoteIdentifier(name)}`).join(', ')} FROM ${from})`;
  }
  const condition =
    having.trim() === ''
      ? undefined
      : await withIssue('having', sqlExpressions.condition(names.quote(having), scopeOf(columns)));
  const order = await withIssue('orderBy', orderOf(context, columns, names));
  const selected = [
    'toFloat64(__b) AS __b',
    ...groups.map((name) => `toLowCardinality(${name}) AS ${name}`),
    ...outputs.map((output, nth) =>
      isTextOutput(context, output) ? `__o${nth}` : `ifNull(toFloat64(__o${nth}), nan) AS __o${nth}`,
    ),
    `toFloat64(${isLimitedByGroup ? `__groups > ${bindings.bind('UInt64', groupLimit)}` : '0'}) AS __more`,
  ];
  return `SELECT ${selected.join(', ')}
FROM ${from}${condition ? `\nWHERE ${condition.sql}` : ''}
ORDER BY ${order}${limit === undefined ? '' : `\nLIMIT ${bindings.bind('UInt64', limit + 1)}`}`;
}
