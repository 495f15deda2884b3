import { QueryError } from '../../clickhouse/engine-errors.ts';
import { InvalidSeriesError, type SeriesIssue, type SourcedSeries } from '../chart-query.ts';
import type { NumberedSeries } from './event-series.ts';

/** After this time, no further series is checked, and the issues found so far are reported. */
const SEARCH_TIMEOUT_MS = 10_000;

/** The length of the end of an engine message that contains the error name. In characters. */
const MESSAGE_END_LENGTH = 500;

/** Returns the name of an engine error. The rest of the message may quote events and is not shown. */
function errorName({ message }: QueryError): string {
  const names = message.slice(-MESSAGE_END_LENGTH).matchAll(/\(([A-Z][A-Z_0-9]+)\)/g);
  return [...names].at(-1)?.[1] ?? 'rejected by the engine';
}

/** Describes an error of an expression on the data of some events. */
export function describeDataError(error: QueryError): string {
  const name = errorName(error);
  const hint = /PARSE|CONVERT|READ_AFTER_EOF/.test(name)
    ? ': use functions that end with OrNull, such as toInt64OrNull, which return NULL instead'
    : '';
  return `fails on some of the events (${name})${hint}`;
}

function createIssue(series: number, error: QueryError): SeriesIssue {
  return { series, property: 'where', code: 'filter', message: describeDataError(error) };
}

/** Returns true for an error of the statement on its data. Returns false for limits and connection errors. */
export function isDataError(error: unknown): error is QueryError {
  return error instanceof QueryError && error.name === 'QueryError';
}

type ReadSeries = (series: NumberedSeries) => Promise<unknown>;

/** Returns the error of a series on its data. Returns undefined if the series succeeds or exceeds a limit. */
async function findDataError(readSeries: ReadSeries, series: NumberedSeries): Promise<QueryError | undefined> {
  try {
    await readSeries(series);
    return undefined;
  } catch (error) {
    if (isDataError(error)) return error;
    if (error instanceof QueryError) return undefined;
    throw error;
  }
}

function withoutFilter({ where: _, whereLanguage: __, ...series }: SourcedSeries): SourcedSeries {
  return {
    ...series,
    where: '',
  };
}

function hasSqlFilter({ series: { where, whereLanguage } }: NumberedSeries): boolean {
  return whereLanguage === 'sql' && where !== '';
}

/** Runs each series with an SQL filter alone, with and without its filter. Returns an issue for each filter that fails. */
async function findFailingFilters(
  allSeries: readonly NumberedSeries[],
  readSeries: ReadSeries,
): Promise<SeriesIssue[]> {
  const issues: SeriesIssue[] = [];
  const deadline = performance.now() + SEARCH_TIMEOUT_MS;
  for (const { index, series } of allSeries.filter(hasSqlFilter)) {
    if (performance.now() > deadline) break;
    const error = await findDataError(readSeries, { index, series });
    if (!error) continue;
    const errorWithoutFilter = await findDataError(readSeries, { index, series: withoutFilter(series) });
    if (!errorWithoutFilter) issues.push(createIssue(index, error));
  }
  return issues;
}

/**
 * Waits for the rows of series. An SQL filter may fail on the data, for example on a string that is not a number. If the statement
 * fails, runs each series with `readSeries`: throws InvalidSeriesError for the series that fail only with their filter.
 */
export function explainFailure<Rows>(
  rows: Promise<Rows>,
  series: readonly NumberedSeries[],
  readSeries: ReadSeries,
): Promise<Rows> {
  return rows.catch(async (error: unknown) => {
    const issues = isDataError(error) ? await findFailingFilters(series, readSeries) : [];
    throw issues.length > 0 ? new InvalidSeriesError(issues) : error;
  });
}
