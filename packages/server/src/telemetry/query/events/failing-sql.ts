import { engineErrorName, isStatementError, QueryError } from '../../clickhouse/engine-errors.ts';
import {
  InvalidSeriesError,
  isMetricSeries,
  type RowFilter,
  type SeriesIssue,
  type SourcedSeries,
} from '../chart-query.ts';
import { isFieldName } from '../resolve-series.ts';
import type { NumberedSeries } from './event-series.ts';

/** After this time, nothing further is checked, and the issues found so far are reported. */
const SEARCH_TIMEOUT_MS = 10_000;

/** Describes an error of an expression on the data of some events, or of some rows of a result. */
export function describeDataError(error: QueryError, noun: 'events' | 'rows' = 'events'): string {
  const name = engineErrorName(error) ?? 'rejected by the engine';
  const hint = /PARSE|CONVERT|READ_AFTER_EOF/.test(name)
    ? ': use functions that end with OrNull, such as toInt64OrNull, which return NULL instead'
    : '';
  return `fails on some of the ${noun} (${name})${hint}`;
}

type ReadSeries = (series: NumberedSeries) => Promise<unknown>;

/** Returns the error of a series on its data. Returns undefined if the series succeeds, exceeds a limit or cannot be read. */
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

/** A filter, the groups, the sample rate or the field of a series, if it is SQL of an API client. */
interface SqlPart {
  readonly location: Pick<SeriesIssue, 'property' | 'item'>;
  /** Returns a series without the part. */
  readonly removeFrom: (series: SourcedSeries) => SourcedSeries;
}

function isSqlFilter(filter: RowFilter): boolean {
  if ('values' in filter) return !isFieldName(filter.expression);
  return filter.language === 'sql' && filter.text.trim() !== '';
}

function withoutWhere({ whereLanguage: _, ...series }: SourcedSeries): SourcedSeries {
  return { ...series, where: '' };
}

/** Replaces one filter of a series with a blank filter, so that the other filters keep their index. */
function withoutFilter({ filters = [], ...series }: SourcedSeries, item: number): SourcedSeries {
  return { ...series, filters: filters.with(item, { text: '', language: 'lucene' }) };
}

function hasSqlField(series: SourcedSeries): boolean {
  const { aggFn, field = '', hasExpressions } = series;
  if (isMetricSeries(series) || aggFn === 'count') return false;
  return aggFn === 'none' || (hasExpressions === true && !isFieldName(field));
}

function hasSqlSampleRate({ source }: SourcedSeries): boolean {
  const { sampleRateExpression: text = '' } = source.kind === 'trace' ? source : {};
  return text.trim() !== '' && !isFieldName(text);
}

function withoutSampleRate(series: SourcedSeries): SourcedSeries {
  return series.source.kind === 'trace'
    ? { ...series, source: { ...series.source, sampleRateExpression: '' } }
    : series;
}

/** Returns the SQL parts of a series, which can fail on the data. */
function sqlParts(series: SourcedSeries): SqlPart[] {
  const { filters = [], groupBy, hasExpressions, where, whereLanguage } = series;
  const hasSqlWhere = isSqlFilter({ text: where, language: whereLanguage ?? 'lucene' });
  const hasSqlGroups = hasExpressions && !groupBy.every(isFieldName);
  return [
    ...(hasSqlWhere ? [{ location: { property: 'where' }, removeFrom: withoutWhere } as const] : []),
    ...filters.flatMap((filter, item): SqlPart[] =>
      isSqlFilter(filter)
        ? [{ location: { property: 'filters', item }, removeFrom: (others) => withoutFilter(others, item) }]
        : [],
    ),
    ...(hasSqlGroups
      ? [{ location: { property: 'groupBy' }, removeFrom: (others) => ({ ...others, groupBy: [] }) } satisfies SqlPart]
      : []),
    ...(hasSqlSampleRate(series)
      ? [{ location: { property: 'sourceId' }, removeFrom: withoutSampleRate } satisfies SqlPart]
      : []),
    ...(hasSqlField(series)
      ? [{ location: { property: 'field' }, removeFrom: (others) => ({ ...others, aggFn: 'count' }) } satisfies SqlPart]
      : []),
  ];
}

function createIssue(series: number, location: SqlPart['location'], error: QueryError): SeriesIssue {
  const subject = location.property === 'sourceId' ? 'the sampleRateExpression of the source ' : '';
  return { series, ...location, code: 'filter', message: `${subject}${describeDataError(error)}` };
}

/**
 * Reads a series. Each time that the read fails, removes one more {@link SqlPart} and reads the series again. Returns the issue of the
 * part without which the read succeeds.
 */
async function findFailingPart(
  { index, series }: NumberedSeries,
  readSeries: ReadSeries,
  deadline: number,
): Promise<SeriesIssue | undefined> {
  const parts = sqlParts(series);
  let error = parts.length === 0 ? undefined : await findDataError(readSeries, { index, series });
  let remaining = series;
  for (const { location, removeFrom } of parts) {
    if (!error || performance.now() > deadline) return undefined;
    remaining = removeFrom(remaining);
    const nextError = await findDataError(readSeries, { index, series: remaining });
    if (!nextError) return createIssue(index, location, error);
    error = nextError;
  }
  return undefined;
}

/** Returns an issue for each series that fails because of its SQL. Stops at an issue of the filters or groups. */
async function findFailingParts(
  allSeries: readonly NumberedSeries[],
  readSeries: ReadSeries,
  deadline: number,
): Promise<readonly SeriesIssue[]> {
  const issues: SeriesIssue[] = [];
  for (const series of allSeries) {
    if (performance.now() > deadline) break;
    const issue = await findFailingPart(series, readSeries, deadline);
    // All series of a query have the same filters and groups.
    if (issue?.property === 'filters' || issue?.property === 'groupBy') return [...issues, issue];
    if (issue) issues.push(issue);
  }
  return issues;
}

/**
 * Returns an issue for each series whose SQL field may fail only in the statement that reads all series: the field succeeds if its series
 * is read alone. The statement evaluates each field on the events of all series, so a field can fail on an event of another series.
 */
async function findCombinedFailures(
  allSeries: readonly NumberedSeries[],
  readSeries: ReadSeries,
  { error, deadline }: { readonly error: QueryError; readonly deadline: number },
): Promise<readonly SeriesIssue[]> {
  const issues: SeriesIssue[] = [];
  if (allSeries.length === 1) return issues;
  for (const numbered of allSeries.filter(({ series }) => hasSqlField(series))) {
    if (performance.now() > deadline) break;
    const ownError = await findDataError(readSeries, numbered);
    if (!ownError) issues.push(createIssue(numbered.index, { property: 'field' }, error));
  }
  return issues;
}

/**
 * Waits for the rows of series. SQL of an API client may fail on the data, for example on a string that is not a number. If the
 * statement fails, calls `readSeries` for each series that has SQL. Throws InvalidSeriesError for the filters and expressions that fail,
 * or else the error of the statement.
 */
export function explainFailure<Rows>(
  rows: Promise<Rows>,
  series: readonly NumberedSeries[],
  readSeries: ReadSeries,
): Promise<Rows> {
  return rows.catch(async (error: unknown) => {
    if (!isStatementError(error)) throw error;
    const deadline = performance.now() + SEARCH_TIMEOUT_MS;
    const ownIssues = await findFailingParts(series, readSeries, deadline);
    const issues =
      ownIssues.length > 0 ? ownIssues : await findCombinedFailures(series, readSeries, { error, deadline });
    throw issues.length > 0 ? new InvalidSeriesError(issues) : error;
  });
}
