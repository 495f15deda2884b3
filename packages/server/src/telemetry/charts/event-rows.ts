import { createBindings } from '../filter/bindings.ts';
import { BadSeries, type ChartQuery, type ChartRow, type SourcedSeries, settled } from './chart-query.ts';
import { eventStatement } from './event-statement.ts';
import type { ChartParts } from './metric-rows.ts';
import { readRows } from './read-rows.ts';
import { type ResolvedSeries, resolveSeries } from './resolve-series.ts';
import { timeColumn } from './time-range.ts';

/** A series and which one of the query it is. */
export interface NumberedSeries {
  readonly index: number;
  readonly series: SourcedSeries;
}

/** The rows of series of one source of events, from one statement. Throws BadSeries. */
export const eventRows = async (
  { engine, catalog, sqlFilters }: ChartParts,
  query: ChartQuery,
  numbered: readonly [NumberedSeries, ...NumberedSeries[]],
): Promise<ChartRow[]> => {
  const [{ index, series: first }] = numbered;
  const { source } = first;
  const bad = (message: string) => new BadSeries([{ series: index, property: 'sourceId', code: 'reference', message }]);
  const { databaseName, tableName } = source.from;
  const shape = tableName === undefined ? undefined : await catalog.shapeOf(databaseName, tableName);
  if (!shape) throw bad('the source names a table that does not exist');
  const time = timeColumn(source.timestampValueExpression, shape);
  if (!time) throw bad('the source has no column with times');
  const bindings = createBindings();
  const resolving = { shape, bindings, sqlFilters, takesField: true };
  const resolved = await settled(numbered.map((each) => resolveSeries(each.index, each.series, resolving)));
  const statement = eventStatement({
    query,
    shape,
    time,
    bindings,
    series: resolved as unknown as readonly [ResolvedSeries, ...ResolvedSeries[]],
  });
  return readRows(await engine.columns(statement), {
    series: numbered.map((each) => each.index),
    seriesCount: query.series.length,
    groupCount: first.groupBy.length,
  });
};
