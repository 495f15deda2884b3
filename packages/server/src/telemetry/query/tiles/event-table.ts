import type { Source } from '@observability-api/schemas';
import { quoteIdentifier } from '../../clickhouse/quoting.ts';
import { type Bindings, createBindings } from '../../filter/bindings.ts';
import { InvalidSeriesError, type RowFilter } from '../chart-query.ts';
import type { QueryContext } from '../metrics/metric-rows.ts';
import { type ResolveContext, resolveSeries } from '../resolve-series.ts';
import { type TimeColumn, timeColumn, timeRangeCondition } from '../time-range.ts';
import type { TileRange } from './tile-result.ts';

/** The events of a source in a range, for tiles that are not charts of aggregates. */
export interface EventTable {
  readonly source: Source;
  readonly time: TimeColumn;
  readonly bindings: Bindings;
  readonly database: string;
  /** The table, as SQL. */
  readonly from: string;
  /** The condition that an event is in the range and matches the filters. */
  readonly where: string;
  readonly resolve: ResolveContext;
}

/** Resolves the table and filters of a tile. Throws InvalidSeriesError. */
export async function resolveEventTable(
  { catalog, computation, sqlExpressions }: QueryContext,
  source: Source,
  { startMs, endMs }: TileRange,
  filters: readonly RowFilter[],
): Promise<EventTable> {
  const invalidSource = (message: string) =>
    new InvalidSeriesError([{ series: 0, property: 'sourceId', code: 'reference', message }]);
  const { databaseName, tableName } = source.from;
  const shape = tableName === undefined ? undefined : await catalog.shapeOf(databaseName, tableName);
  if (!shape) throw invalidSource('the table of the source does not exist');
  const time = timeColumn(source.timestampValueExpression, shape);
  if (!time) throw invalidSource('the source has no time column');
  const bindings = createBindings();
  const resolve: ResolveContext = { computation, shape, bindings, sqlExpressions, hasField: false };
  const { condition } = await resolveSeries(0, { source, aggFn: 'count', where: '', groupBy: [], filters }, resolve);
  const range = timeRangeCondition(time, startMs, endMs, bindings);
  return {
    source,
    time,
    bindings,
    database: shape.database,
    from: `${quoteIdentifier(shape.database)}.${quoteIdentifier(shape.table)}`,
    where: condition ? `${range} AND (${condition.sql})` : range,
    resolve,
  };
}
