import type { Statement } from '../../clickhouse/engine.ts';
import { createBindings } from '../../filter/bindings.ts';
import { allSettledOrThrow, type ChartQuery, InvalidSeriesError, type SourcedSeries } from '../chart-query.ts';
import type { QueryContext } from '../metrics/metric-rows.ts';
import { resolveSeries } from '../resolve-series.ts';
import { readStatements, type StatementRows } from '../statement-rows.ts';
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
  { catalog, sqlFilters }: Omit<QueryContext, 'engine'>,
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
  const resolving = { shape, bindings, sqlFilters, takesField: true };
  const resolved = await allSettledOrThrow(numbered.map((each) => resolveSeries(each.index, each.series, resolving)));
  return { query, shape, time, bindings, series: resolved as unknown as EventSeries['series'] };
}

/** From so many buckets on a statement over a roll-up is made in two halves. */
const MANY_BUCKETS = 1_000;

/**
 * One statement, or two for the halves of the range: the engine computes what it reads of a roll-up with one processor. All values
 * are bound in both.
 */
function statementsOf(events: EventSeries): Statement[] {
  const whole = eventStatement(events);
  const { startMs, endMs, bucketMs, alignMs = 0 } = events.query;
  if (!whole.isOfRollUps || endMs - startMs < MANY_BUCKETS * bucketMs) return [whole];
  const middle = alignMs + Math.round(((startMs + endMs) / 2 - alignMs) / bucketMs) * bucketMs;
  return [
    { startMs, endMs: middle },
    { startMs: middle, endMs },
  ].map((half) => eventStatement({ ...events, query: { ...events.query, ...half } }));
}

/** The rows of series of one source of events, which are computed together; in parts that follow each other. Throws BadSeries. */
export async function eventRows(
  { engine, ...resolving }: QueryContext,
  query: ChartQuery,
  numbered: SeriesTogether,
): Promise<StatementRows[]> {
  const events = await resolveEvents(resolving, query, numbered);
  const parts = await allSettledOrThrow(statementsOf(events).map((statement) => engine.columns(statement)));
  const layout = {
    series: events.series,
    seriesCount: query.series.length,
    groupCount: events.series[0].groups.length,
  };
  return readStatements(parts, layout);
}
