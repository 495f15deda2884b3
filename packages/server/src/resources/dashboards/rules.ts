import type { SeriesInput, Source, TileInput } from '@observability-api/schemas';
import type { InputIssue } from '../../domain/errors.ts';
import { issue } from '../../domain/validation-issue.ts';

function sourceOf(series: SeriesInput): string | undefined {
  return 'sourceId' in series ? series.sourceId : undefined;
}

/** The ids of the sources that the tiles name. */
export function namedSources(tiles: readonly TileInput[]): Set<string> {
  const named = new Set<string>();
  for (const { series } of tiles) {
    for (const one of series) {
      const id = sourceOf(one);
      if (id !== undefined) named.add(id);
    }
  }
  return named;
}

/** Kinds of sources by id. */
type Kinds = ReadonlyMap<string, Source['kind']>;

/**
 * What a schema cannot say about tiles: ids that differ, one type of series in a tile, a ratio of exactly two, sources
 * that exist and are of the right kind. `kinds` has the kinds of the named sources that exist.
 */
export function tileIssues(tiles: readonly TileInput[], kinds: Kinds): InputIssue[] {
  const issues: InputIssue[] = [];
  const ids = new Set<string>();
  tiles.forEach(({ id, asRatio, series }, t) => {
    const type = series[0]?.type;
    series.forEach((one, s) => {
      const at = (property: string) => ['tiles', t, 'series', s, property];
      if (one.type !== type) issues.push(typeIssue(at('type'), one.type, type));
      const found = sourceIssue(one, kinds, at);
      if (found) issues.push(found);
    });
    if (asRatio === true && series.length !== 2) issues.push(ratioIssue(t, series.length));
    if (id === undefined) return;
    // An update matches tiles by id, so an id that comes twice has no meaning.
    if (ids.has(id)) issues.push(issue(['tiles', t, 'id'], 'uniqueItems', 'expected an id that no other tile has'));
    ids.add(id);
  });
  return issues;
}

function ratioIssue(t: number, count: number): InputIssue {
  return issue(
    ['tiles', t, 'series'],
    'condition',
    `expected exactly 2 series when asRatio is true, received ${count}`,
    2,
  );
}

function typeIssue(path: InputIssue['path'], type: string, first: string | undefined): InputIssue {
  return issue(path, 'condition', `expected "${first}" as in the first series of the tile, received "${type}"`, first);
}

/** `at` makes the path of a property of the series. Of a source that does not exist nothing more is said. */
function sourceIssue(
  series: SeriesInput,
  kinds: Kinds,
  at: (property: string) => InputIssue['path'],
): InputIssue | undefined {
  const id = sourceOf(series);
  if (id !== undefined && !kinds.has(id)) {
    return issue(at('sourceId'), 'reference', `no source has the id "${id}"`);
  }
  if (!lacksField(series, kinds)) return undefined;
  const message = `required when aggFn is "${series.aggFn}": metricName counts for metrics only`;
  return issue(at('field'), 'condition', message);
}

/** The functions that need nothing to aggregate. */
const WITHOUT_FIELD: readonly string[] = ['count', 'none'];

/** Whether a series has nothing to aggregate: a metric's name stands for the field only where metrics are queried. */
function lacksField(series: SeriesInput, kinds: Kinds): series is Extract<SeriesInput, { aggFn: unknown }> {
  if (!('aggFn' in series) || WITHOUT_FIELD.includes(series.aggFn) || series.field) return false;
  const { sourceId, dataSource } = series;
  return sourceId === undefined ? dataSource !== 'metrics' : kinds.get(sourceId) !== 'metric';
}
