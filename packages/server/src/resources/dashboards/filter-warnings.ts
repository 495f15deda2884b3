import type { DashboardInput, WriteWarning } from '@observability-api/schemas';
import { toPointer } from '@observability-api/schemas';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import { settlesWithin } from '../../domain/settles-within.ts';
import { FilterSyntaxError } from '../../telemetry/filter/filter-error.ts';
import { parseFilter } from '../../telemetry/filter/parse-filter.ts';

/** The maximum number of warnings in a response. */
const MAX_WARNINGS = 50;

/** The maximum time to parse filters in one tick of the event loop. */
const SLICE_MS = 5;

/** The maximum time to parse all SQL filters of a dashboard. SQL filters that are not parsed in time have no warnings. */
const MAX_SQL_MS = 1_000;

type Path = readonly (string | number)[];

/** A filter of a dashboard. */
interface Filter {
  readonly path: Path;
  readonly text: string;
  readonly isSql: boolean;
}

/**
 * Returns the reason why a filter is not an SQL expression, or undefined if it is one. Throws the reason of the signal, and errors of
 * the telemetry engine.
 */
export type FindSqlError = (text: string, signal: AbortSignal) => Promise<string | undefined>;

/** The properties of an object that can have a filter. */
interface Filtered {
  readonly where?: unknown;
  readonly whereLanguage?: unknown;
}

/**
 * Returns a warning for each filter of a dashboard that does not parse, at most {@link MAX_WARNINGS}. A dashboard is often work
 * in progress, so such a filter is not an error. Without `findSqlError`, SQL filters are not parsed.
 */
export async function filterWarnings(dashboard: DashboardInput, findSqlError?: FindSqlError): Promise<WriteWarning[]> {
  const warnings: WriteWarning[] = [];
  // Many tiles of a dashboard have the same filter.
  const luceneErrorOf = oncePerText(luceneError);
  const sqlErrorOf = oncePerText(createSqlErrorFinder(findSqlError));
  let startedMs = performance.now();
  for (const { path, text, isSql } of filtersOf(dashboard)) {
    const error = isSql ? await sqlErrorOf(text) : luceneErrorOf(text);
    if (error !== undefined) {
      const message = `The filter does not parse, and queries with it fail: ${error}.`;
      warnings.push({ pointer: toPointer(path), message });
    }
    if (warnings.length === MAX_WARNINGS) break;
    if (performance.now() - startedMs < SLICE_MS) continue;
    await nextFreeTick();
    startedMs = performance.now();
  }
  return warnings;
}

/** Returns a function that calls `find` once for each text. */
function oncePerText<Result>(find: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (!results.has(text)) results.set(text, find(text));
    return results.get(text) as Result;
  };
}

function luceneError(text: string): string | undefined {
  try {
    parseFilter(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof FilterSyntaxError)) throw error;
    return error.message;
  }
}

/** Returns a function that parses SQL filters. If the engine is slow or unavailable, filters have no warnings. */
function createSqlErrorFinder(findSqlError: FindSqlError | undefined): (text: string) => Promise<string | undefined> {
  let remainingMs = MAX_SQL_MS;
  return async (text) => {
    if (!findSqlError || remainingMs <= 0) return undefined;
    const startedMs = performance.now();
    const timeout = new AbortController();
    let found: string | undefined;
    const parsed = findSqlError(text, timeout.signal).then((error) => {
      found = error;
    });
    if (!(await settlesWithin(parsed, remainingMs))) timeout.abort();
    remainingMs -= performance.now() - startedMs;
    return found;
  };
}

function filtersOf({ tiles, filters = [], savedQuery, savedQueryLanguage }: DashboardInput): Filter[] {
  const found: Filter[] = [];
  const add = (filtered: object, path: Path): void => {
    const { where, whereLanguage }: Filtered = filtered;
    if (typeof where !== 'string' || where.trim() === '') return;
    found.push({ path, text: where, isSql: whereLanguage === 'sql' });
  };
  for (const [index, { series = [], config }] of tiles.entries()) {
    for (const [position, item] of series.entries()) add(item, ['tiles', index, 'series', position, 'where']);
    if (!config) continue;
    add(config, ['tiles', index, 'config', 'where']);
    const select = 'select' in config && Array.isArray(config.select) ? config.select : [];
    for (const [position, item] of select.entries()) add(item, ['tiles', index, 'config', 'select', position, 'where']);
  }
  for (const [index, filter] of filters.entries()) {
    // The default language of a dashboard filter is SQL.
    add({ whereLanguage: 'sql', ...filter }, ['filters', index, 'where']);
  }
  add({ where: savedQuery, whereLanguage: savedQueryLanguage }, ['savedQuery']);
  return found;
}
