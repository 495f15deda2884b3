import { QueryError } from '../../clickhouse/engine-errors.ts';
import { InvalidSeriesError, type SeriesIssue, type SourcedSeries } from '../chart-query.ts';
import type { NumberedSeries } from './event-rows.ts';

/** No other series is looked at after so long: what was found is said. */
const LOOKING_MS = 10_000;

/** The engine names its error at the end of the message, before its version. */
const END_OF_MESSAGE = 500;

/** Returns the name of the engine's error. The rest of the message quotes events, which may be long. */
function wordOf({ message }: QueryError): string {
  const names = message.slice(-END_OF_MESSAGE).matchAll(/\(([A-Z][A-Z_0-9]+)\)/g);
  return [...names].at(-1)?.[1] ?? 'the engine refuses it';
}

function faultOf(series: number, failure: QueryError): SeriesIssue {
  const word = wordOf(failure);
  const hint = /PARSE|CONVERT|READ_AFTER_EOF/.test(word)
    ? ': functions that end with OrNull, as toInt64OrNull, answer NULL instead'
    : '';
  return { series, property: 'where', code: 'filter', message: `fails on some of the events (${word})${hint}` };
}

function isData(error: unknown): error is QueryError {
  return error instanceof QueryError && error.name === 'QueryError';
}

type ReadSeries = (series: NumberedSeries) => Promise<unknown>;

/** What a series fails with on its events; that it would take too long, or too much, is no failure of that kind. */
async function failureOf(read: ReadSeries, series: NumberedSeries): Promise<QueryError | undefined> {
  try {
    await read(series);
    return undefined;
  } catch (error) {
    if (isData(error)) return error;
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

async function faultsOf(all: readonly NumberedSeries[], alone: ReadSeries): Promise<SeriesIssue[]> {
  const faults: SeriesIssue[] = [];
  const end = performance.now() + LOOKING_MS;
  for (const { index, series } of all.filter(hasSqlFilter)) {
    if (performance.now() > end) break;
    const failure = await failureOf(alone, { index, series });
    if (!failure) continue;
    const isOthers = await failureOf(alone, { index, series: withoutFilter(series) });
    if (!isOthers) faults.push(faultOf(index, failure));
  }
  return faults;
}

/**
 * Rows of series that are being read. A filter in SQL may fail on what it is asked of, such as a text that is no number: where
 * the statement fails, a series fails `alone`, and does not without its filter, that is what is thrown.
 */
export function explained<Rows>(
  reading: Promise<Rows>,
  all: readonly NumberedSeries[],
  alone: ReadSeries,
): Promise<Rows> {
  return reading.catch(async (error: unknown) => {
    const faults = isData(error) ? await faultsOf(all, alone) : [];
    throw faults.length > 0 ? new InvalidSeriesError(faults) : error;
  });
}
