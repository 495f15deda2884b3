import type { Coming } from '../../resources/written.ts';
import { createBindings } from '../filter/bindings.ts';
import { BadSeries, type ChartQuery, type ChartRow, type SourcedSeries, settled } from './chart-query.ts';
import { eventAnswerStatement } from './event-answer-statement.ts';
import { type EventSeries, eventStatement } from './event-statement.ts';
import type { ChartParts } from './metric-rows.ts';
import { readRows } from './read-rows.ts';
import { resolveSeries } from './resolve-series.ts';
import { timeColumn } from './time-range.ts';

/** A series and which one of the query it is. */
export interface NumberedSeries {
  readonly index: number;
  readonly series: SourcedSeries;
}

/** Series of one source and grouping. */
export type SeriesTogether = readonly [NumberedSeries, ...NumberedSeries[]];

const resolveEvents = async (
  { catalog, sqlFilters }: ChartParts,
  query: ChartQuery,
  numbered: SeriesTogether,
): Promise<EventSeries> => {
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
  return { query, shape, time, bindings, series: resolved as unknown as EventSeries['series'] };
};

/** The rows of series of one source of events, from one statement. Throws BadSeries. */
export const eventRows = async (
  parts: ChartParts,
  query: ChartQuery,
  numbered: SeriesTogether,
): Promise<ChartRow[]> => {
  const events = await resolveEvents(parts, query, numbered);
  return readRows(await parts.engine.columns(eventStatement(events)), {
    series: events.series.map(({ index }) => index),
    seriesCount: query.series.length,
    groupCount: events.series[0].groups.length,
  });
};

/** The answer to a query that is of these series alone, as JSON. Throws BadSeries. */
export const eventAnswer = async (
  parts: ChartParts,
  query: ChartQuery,
  numbered: SeriesTogether,
): Promise<Buffer | Coming> => parts.engine.json(eventAnswerStatement(await resolveEvents(parts, query, numbered)));
