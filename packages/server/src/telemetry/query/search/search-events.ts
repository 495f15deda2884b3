import type { Source } from '@observability-api/schemas';
import { isStatementError, QueryError } from '../../clickhouse/engine-errors.ts';
import type { Steps } from '../../computation.ts';
import { InvalidSeriesError, type RowFilter, type SeriesIssue } from '../chart-query.ts';
import { describeDataError } from '../events/failing-sql.ts';
import type { QueryContext } from '../query-context.ts';
import { type EventTable, resolveEventTable } from '../tiles/event-table.ts';
import { type EventPosition, locateEventPage, type PageStart, readEventPage } from './event-page.ts';
import { jsonObject, selectColumns, selectedParts } from './selected-columns.ts';

/** A search for events of a source. */
export type EventSearch = PageStart & {
  readonly source: Source;
  /** In epoch milliseconds, `endMs` exclusive. */
  readonly startMs: number;
  readonly endMs: number;
  readonly filters: readonly RowFilter[];
  /** Columns and expressions, separated by commas. Empty selects the default columns of the source. */
  readonly select: string;
  /** Empty sorts by time, newest first. */
  readonly orderBy: string;
  readonly limit: number;
};

/** The events of a page as JSON. */
export interface FoundEvents {
  /** The number of events. */
  readonly count: number;
  /** A JSON array of objects, in chunks. */
  readonly chunks: readonly Buffer[];
  /** The position of the last event, if there are events after it. */
  readonly last: EventPosition | undefined;
}

/** The number of events that one step writes. */
const EVENTS_PER_STEP = 50;

function* writeEvents(rows: readonly string[]): Steps<Buffer[]> {
  const chunks = [Buffer.from('[')];
  for (let start = 0; start < rows.length; start += EVENTS_PER_STEP) {
    chunks.push(Buffer.from(`${start === 0 ? '' : ','}${rows.slice(start, start + EVENTS_PER_STEP).join(',')}`));
    yield undefined;
  }
  return [...chunks, Buffer.from(']')];
}

function hasSqlFilter({ filters }: EventSearch): boolean {
  return filters.some((filter) => 'language' in filter && filter.language === 'sql' && filter.text.trim() !== '');
}

/** Returns true if the filter of a search fails on the data of some events, or exceeds a limit. */
async function isFilterFailing(
  { engine }: QueryContext,
  { bindings: { parameters }, database, from, where }: EventTable,
): Promise<boolean> {
  try {
    await engine.query({ sql: `SELECT count() FROM ${from} WHERE ${where}`, parameters, database });
    return false;
  } catch (error) {
    if (error instanceof QueryError) return true;
    throw error;
  }
}

/**
 * Waits for the result of a statement. Converts an error of the statement or of its data to an InvalidSeriesError for the property that
 * `findProperty` returns.
 */
async function explainFailure<Result>(
  result: Promise<Result>,
  findProperty: () => Promise<SeriesIssue['property']>,
): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (!isStatementError(error)) throw error;
    const property = await findProperty();
    throw new InvalidSeriesError([{ series: 0, property, code: 'filter', message: describeDataError(error) }]);
  }
}

/** Returns a page of the events of a source. Throws InvalidSeriesError and errors of the engine. */
export async function searchEvents(context: QueryContext, search: EventSearch): Promise<FoundEvents> {
  const { source, filters, select } = search;
  const table = await resolveEventTable(context, source, search, filters);
  const row = jsonObject(await selectColumns(selectedParts(select), table), table);
  // These statements evaluate the filter and the sort keys. The next one also evaluates the selected columns.
  const located = await explainFailure(locateEventPage(context, table, { ...search, row }), async () =>
    hasSqlFilter(search) && (await isFilterFailing(context, table)) ? 'filters' : 'orderBy',
  );
  const { rows, last } = await explainFailure(readEventPage(context, located), async () => 'field');
  return { count: rows.length, chunks: await context.computation.run(writeEvents(rows)), last };
}
