import type { DashboardInput, WriteWarning } from '@observability-api/schemas';
import { toPointer } from '@observability-api/schemas';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import { FilterSyntaxError } from '../../telemetry/filter/filter-error.ts';
import { parseFilter } from '../../telemetry/filter/parse-filter.ts';

/** The maximum number of warnings in a response. */
const MAX_WARNINGS = 50;

/** The maximum time to parse filters before the event loop continues. */
const SLICE_MS = 5;

type Path = readonly (string | number)[];

/** A filter of a dashboard in Lucene syntax. */
interface Filter {
  readonly path: Path;
  readonly text: string;
}

/** The properties of an object that can have a filter. */
interface Filtered {
  readonly where?: unknown;
  readonly whereLanguage?: unknown;
}

/**
 * Returns a warning for each Lucene filter of a dashboard that does not parse, at most {@link MAX_WARNINGS}. A dashboard is often
 * work in progress, so such a filter is not an error. Set `holdsLock` if the caller is in a transaction.
 */
export async function filterWarnings(
  dashboard: DashboardInput,
  { holdsLock }: { readonly holdsLock: boolean },
): Promise<WriteWarning[]> {
  const warnings: WriteWarning[] = [];
  let startedMs = performance.now();
  for (const { path, text } of filtersOf(dashboard)) {
    const message = syntaxError(text);
    if (message !== undefined) warnings.push({ pointer: toPointer(path), message });
    if (warnings.length === MAX_WARNINGS) break;
    if (performance.now() - startedMs < SLICE_MS) continue;
    await nextFreeTick({ holdsLock });
    startedMs = performance.now();
  }
  return warnings;
}

function syntaxError(text: string): string | undefined {
  try {
    parseFilter(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof FilterSyntaxError)) throw error;
    return `The filter does not parse, and queries with it fail: ${error.message}.`;
  }
}

function* filtersOf({ tiles, filters = [], savedQuery, savedQueryLanguage }: DashboardInput): Generator<Filter> {
  for (const [index, { series, config }] of tiles.entries()) {
    const path = ['tiles', index];
    for (const [at, each] of (series ?? []).entries()) yield* filterAt([...path, 'series', at], each);
    if (!config) continue;
    yield* filterAt([...path, 'config'], config);
    const select = 'select' in config && Array.isArray(config.select) ? config.select : [];
    for (const [at, each] of select.entries()) yield* filterAt([...path, 'config', 'select', at], each);
  }
  for (const [index, each] of filters.entries()) {
    // The default language of a dashboard filter is SQL.
    yield* filterAt(['filters', index], { whereLanguage: 'sql', ...each });
  }
  yield* filterAt([], { where: savedQuery, whereLanguage: savedQueryLanguage }, 'savedQuery');
}

function* filterAt(path: Path, filtered: object, name = 'where'): Generator<Filter> {
  const { where, whereLanguage }: Filtered = filtered;
  if (typeof where === 'string' && whereLanguage !== 'sql') yield { path: [...path, name], text: where };
}
