import type { SeriesInput, Source, TileInput } from '@observability-api/schemas';
import type { InputIssue } from '../../domain/errors.ts';
import { issue } from '../../domain/validation-issue.ts';

type SourceKindById = ReadonlyMap<string, Source['kind']>;

function sourceIdOf(series: SeriesInput): string | undefined {
  return 'sourceId' in series ? series.sourceId : undefined;
}

/** Returns the ids of the sources that the series of the tiles refer to. */
export function sourceIdsOf(tiles: readonly TileInput[]): Set<string> {
  const ids = new Set<string>();
  for (const { series } of tiles) {
    for (const item of series) {
      const id = sourceIdOf(item);
      if (id !== undefined) ids.add(id);
    }
  }
  return ids;
}

/**
 * Returns the issues of tiles that their schema cannot express: tile ids are unique, all series of a tile have the same
 * type, a ratio has two series, and each source exists and has the right kind. `kinds` contains the existing sources.
 */
export function tileIssues(tiles: readonly TileInput[], kinds: SourceKindById): InputIssue[] {
  const issues: InputIssue[] = [];
  const ids = new Set<string>();
  tiles.forEach(({ id, asRatio, series }, tileIndex) => {
    const type = series[0]?.type;
    series.forEach((item, index) => {
      const pathOf = (property: string) => ['tiles', tileIndex, 'series', index, property];
      if (item.type !== type) issues.push(typeIssue(pathOf('type'), item.type, type));
      const found = sourceIssue(item, kinds, pathOf);
      if (found) issues.push(found);
    });
    if (asRatio === true && series.length !== 2) issues.push(ratioIssue(tileIndex, series.length));
    if (id === undefined) return;
    // An update matches tiles by id.
    if (ids.has(id)) {
      issues.push(issue(['tiles', tileIndex, 'id'], 'uniqueItems', 'expected an id that no other tile has'));
    }
    ids.add(id);
  });
  return issues;
}

function ratioIssue(tileIndex: number, count: number): InputIssue {
  return issue(
    ['tiles', tileIndex, 'series'],
    'condition',
    `expected exactly 2 series when asRatio is true, received ${count}`,
    2,
  );
}

function typeIssue(path: InputIssue['path'], type: string, first: string | undefined): InputIssue {
  return issue(path, 'condition', `expected "${first}" as in the first series of the tile, received "${type}"`, first);
}

/** Returns an issue if the source does not exist, or if the series lacks a field that its source requires. */
function sourceIssue(
  series: SeriesInput,
  kinds: SourceKindById,
  pathOf: (property: string) => InputIssue['path'],
): InputIssue | undefined {
  const id = sourceIdOf(series);
  if (id !== undefined && !kinds.has(id)) {
    return issue(pathOf('sourceId'), 'reference', `no source has the id "${id}"`);
  }
  if (!lacksField(series, kinds)) return undefined;
  const message = `required when aggFn is "${series.aggFn}": metricName replaces field only in series that read metrics`;
  return issue(pathOf('field'), 'condition', message);
}

/** The aggregate functions that take no field. */
const WITHOUT_FIELD: readonly string[] = ['count', 'none'];

/** Returns true if a series has no field to aggregate. A series that reads metrics needs none: it has a metric name. */
function lacksField(series: SeriesInput, kinds: SourceKindById): series is Extract<SeriesInput, { aggFn: unknown }> {
  if (!('aggFn' in series) || WITHOUT_FIELD.includes(series.aggFn) || series.field) return false;
  const { sourceId, dataSource } = series;
  return sourceId === undefined ? dataSource !== 'metrics' : kinds.get(sourceId) !== 'metric';
}
