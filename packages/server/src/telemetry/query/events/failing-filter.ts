import { engineErrorName, isStatementError, QueryError } from '../../clickhouse/engine-errors.ts';
import { InvalidSeriesError, type SeriesIssue, type SourcedSeries } from '../chart-query.ts';
import type { NumberedSeries } from './event-series.ts';

/** After this time, no further series is checked, and the issues found so far are reported. */
const SEARCH_TIMEOUT_MS = 10_000;

/** Describes an error of an expression on the data of some events. */
export function describeDataError(error: QueryError): string {
  const name = engineErrorName(error) ?? 'rejected by the engine';
  const hint = /PARSE|CONVERT|READ_AFTER_EOF/.test(name)
    ? ': use functions that end with OrNull, such as toInt64OrNull, which return NULL instead'
    : '';
  return `fails on some of the events (${name})${hint}`;
}

function createIssue(series: number, error: QueryError): SeriesIssue {
  return { series, property: 'where', code: 'filter', message: describeDataError(error) };
}

type ReadSeries = (series: NumberedSeries) => Promise<unknown>;

/** Returns the error of a series on its data. Returns undefined if the series succeeds or exceeds a limit. */
async function findDataError(readSeries: ReadSeries, series: NumberedSeries): Promise<QueryError | undefined> {
  try {
    await readSeries(series);
    return undefined;
  } catch (error) {
    if (isStatementError(error)) return error;
    if (error instanceof QueryError) return undefined;
    throw error;
  }
}

function withoutFilter({ whereLanguage: _, ...series }: SourcedSeries): SourcedSeries {
  return { ...series, where: '' };
}

function hasSqlFilter({ series: { where, whereLanguage } }: NumberedSeries): boolean {
  return whereLanguage === 'sql' && where !== '';
}

/** Reads each series that has an SQL filter, and again without it if that fails. Returns an issue for each failing filter. */
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
 * fails, reads each series that has such a filter with `readSeries`. Throws InvalidSeriesError for the series that fail only with
 * their filter, or else the error of the statement.
 */
export function explainFailure<Rows>(
  rows: Promise<Rows>,
  series: readonly NumberedSeries[],
  readSeries: ReadSeries,
): Promise<Rows> {
  return rows.catch(async (error: unknown) => {
    const issues = isStatementError(error) ? await findFailingFilters(series, readSeries) : [];
    throw issues.length > 0 ? new InvalidSeriesError(issues) : error;
  });
}
