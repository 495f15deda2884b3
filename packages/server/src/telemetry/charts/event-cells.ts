import { createBindings } from '../filter/bindings.ts';
import { BadSeries, type ChartQuery, type SourcedSeries, settled } from './chart-query.ts';
import { eventStatement } from './event-statement.ts';
import type { Cell } from './merge-rows.ts';
import type { ChartParts } from './metric-cells.ts';
import { readCells, type StatementRow } from './read-cells.ts';
import { type ResolvedSeries, resolveSeries } from './resolve-series.ts';
import { timeColumn } from './time-range.ts';

/** A series and which one of the query it is. */
export interface NumberedSeries {
  readonly index: number;
  readonly series: SourcedSeries;
}

/** The numbers of series of one source of events, from one statement. Throws BadSeries. */
export const eventCells = async (
  { engine, catalog, sqlFilters }: ChartParts,
  query: Omit<ChartQuery, 'series'>,
  numbered: readonly [NumberedSeries, ...NumberedSeries[]],
): Promise<Cell[]> => {
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
  const rows = await engine.query<StatementRow>(statement);
  return readCells(
    rows,
    numbered.map((each) => each.index),
    first.groupBy.length,
  );
};
