import type { Source } from '@observability-api/schemas';
import { type Bindings, createBindings } from '../../filter/bindings.ts';
import type { SqlExpression } from '../../filter/column-type.ts';
import { type Field, UnknownFieldError } from '../../filter/field.ts';
import { FilterSyntaxError } from '../../filter/filter-error.ts';
import { tableScope } from '../../filter/sql-expression.ts';
import { InvalidSeriesError, type RowFilter, type SeriesIssue } from '../chart-query.ts';
import { findEventTable } from '../events/event-series.ts';
import type { QueryContext } from '../query-context.ts';
import { type ResolveContext, resolveExpression, resolveSeries } from '../resolve-series.ts';
import { type TimeColumn, timeRangeCondition } from '../time-range.ts';
import type { TileRange } from './tile-result.ts';

/**
 * The events of a source in a time range. Searches, lists of the fields of a source, and tiles with events, patterns or a heatmap read
 * them.
 */
export interface EventTable {
  readonly source: Source;
  readonly time: TimeColumn;
  readonly bindings: Bindings;
  readonly database: string;
  /** The type of each column, by name. */
  readonly columnTypes: ReadonlyMap<string, string>;
  /** The time range of the events, in epoch milliseconds. */
  readonly range: Pick<TileRange, 'startMs' | 'endMs'>;
  /** The condition of the filters. Undefined if there are no filters, or if all of them are blank. */
  readonly filter: string | undefined;
  /** The table, as SQL. */
  readonly from: string;
  /** The condition that an event is in the range and matches the filters. */
  readonly where: string;
  readonly resolve: ResolveContext;
}

/** Finds the table of a source and compiles the filters on its events. Throws InvalidSeriesError. */
export async function resolveEventTable(
  { catalog, computation, sqlExpressions }: QueryContext,
  source: Source,
  { startMs, endMs }: Pick<TileRange, 'startMs' | 'endMs'>,
  filters: readonly RowFilter[],
): Promise<EventTable> {
  // Errors refer to a series by its index. A tile with events counts as one series with the index 0.
  const { shape, time } = await findEventTable(catalog, source, 0);
  const bindings = createBindings();
  const resolve: ResolveContext = { computation, shape, bindings, sqlExpressions, hasField: false };
  const { condition } = await resolveSeries(0, { source, aggFn: 'count', where: '', groupBy: [], filters }, resolve);
  const range = timeRangeCondition(time, startMs, endMs, bindings);
  return {
    source,
    time,
    bindings,
    database: shape.database,
    columnTypes: shape.columns,
    range: { startMs, endMs },
    filter: condition?.sql,
    from: tableScope(shape).from,
    where: condition ? `${range} AND (${condition.sql})` : range,
    resolve,
  };
}

/** Returns an InvalidSeriesError for the error of an expression that does not compile. Returns other errors unchanged. */
function toSeriesError(error: unknown, location: Pick<SeriesIssue, 'property' | 'item'>): unknown {
  if (!(error instanceof FilterSyntaxError || error instanceof UnknownFieldError)) return error;
  return new InvalidSeriesError([{ series: 0, ...location, code: 'reference', message: error.message }]);
}

/** Compiles an expression on an event: a column, a key of a map, or SQL. Throws InvalidSeriesError. */
export async function compileValue(
  { resolve }: EventTable,
  text: string,
  item?: number,
  property: SeriesIssue['property'] = 'field',
): Promise<SqlExpression & Pick<Field, 'presence'>> {
  try {
    return await resolveExpression(text, { hasExpressions: true }, resolve);
  } catch (error) {
    throw toSeriesError(error, { property, ...(item !== undefined && { item }) });
  }
}

/** Compiles an expression with aggregate functions. Throws InvalidSeriesError. */
export async function compileAggregate({ resolve }: EventTable, text: string): Promise<SqlExpression> {
  try {
    return await resolveExpression(text, { aggFn: 'none' }, resolve);
  } catch (error) {
    throw toSeriesError(error, { property: 'aggFn' });
  }
}
