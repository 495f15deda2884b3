import { createBindings } from '../../filter/bindings.ts';
import {
  allSettledOrThrow,
  type ChartQuery,
  type ChartRow,
  InvalidSeriesError,
  type SourcedSeries,
} from '../chart-query.ts';
import type { QueryContext } from '../metrics/metric-rows.ts';
import { resolveSeries } from '../resolve-series.ts';
import { readStatement } from '../statement-rows.ts';
import { timeColumn } from '../time-range.ts';
import { type EventSeries, eventStatement } from './event-statement.ts';

/** A series and which one of the query it is. */
export interface NumberedSeries {
  readonly index: number;
  readonly series: SourcedSeries;
}

/** Series of one source and grouping. */
export type SeriesTogether = readonly [NumberedSeries, ...NumberedSeries[]];

async function resolveEvents(
  { catalog, sqlFilters, computation }: Omit<QueryContext, 'engine'>,
  query: ChartQuery,
  numbered: SeriesTogether,
): Promise<EventSeries> {
  const [{ index, series: first }] = numbered;
  const { source } = first;
  const bad = (message: string) =>
    new InvalidSeriesError([{ series: index, property: 'sourceId', code: 'reference', message }]);
  const { databaseName, tableName } = source.from;
  const shape = tableName === undefined ? undefined : await catalog.shapeOf(databaseName, tableName);
  if (!shape) throw bad('the source names a table that does not exist');
  const time = timeColumn(source.timestampValueExpression, shape);
  if (!time) throw bad('the source has no column with times');
  const bindings = createBindings();
  const resolving = { computation, shape, bindings, sqlFilters, takesField: true };
  const resolved = await allSettledOrThrow(numbered.map((each) => resolveSeries(each.index, each.series, resolving)));
  return { query, shape, time, bindings, series: resolved as unknown as EventSeries['series'] };
}

/** Returns the rows of series of one source of events, which one statement computes. Throws BadSeries. */
export async function eventRows(
  { engine, ...resolving }: QueryContext,
  query: ChartQuery,
  numbered: SeriesTogether,
): Promise<ChartRow[]> {
  const events = await resolveEvents(resolving, query, numbered);
  const layout = {
    series: events.series,
    seriesCount: query.series.length,
    groupCount: events.series[0].groups.length,
  };
  return resolving.computation.run(readStatement(await engine.columns(eventStatement(events)), layout));
}
