import type { SeriesInput, TileInput } from '@observability-api/schemas';
import type { InputIssue } from '../../domain/errors.ts';
import { issue } from '../../domain/validation-issue.ts';
import type { Sources } from './config-rules.ts';

/**
 * Returns the issues of a tile with series: series of different types, a ratio without exactly two series, missing sources, and
 * missing fields. `path` is the path of the tile.
 */
export function seriesIssues(tile: TileInput, path: InputIssue['path'], sources: Sources): InputIssue[] {
  const { asRatio, series = [] } = tile;
  const type = series[0]?.type;
  const issues = series.flatMap((item, index) => {
    const pathOf = (property: string) => [...path, 'series', index, property];
    const source = sourceIssue(item, sources, pathOf);
    return [...(item.type === type ? [] : [typeIssue(pathOf('type'), item.type, type)]), ...(source ? [source] : [])];
  });
  return asRatio === true && series.length !== 2 ? [...issues, ratioIssue(path, series.length)] : issues;
}

function ratioIssue(path: InputIssue['path'], count: number): InputIssue {
  return issue(
    [...path, 'series'],
    'condition',
    `expected exactly 2 series when asRatio is true, received ${count}`,
    2,
  );
}

function typeIssue(path: InputIssue['path'], type: string, first: string | undefined): InputIssue {
  return issue(path, 'condition', `expected "${first}" as in the first series of the tile, received "${type}"`, first);
}

/** Returns an issue if the source does not exist, or if the series lacks the field that its function aggregates. */
function sourceIssue(
  series: SeriesInput,
  sources: Sources,
  pathOf: (property: string) => InputIssue['path'],
): InputIssue | undefined {
  const id = 'sourceId' in series ? series.sourceId : undefined;
  if (id !== undefined && !sources.has(id)) {
    return issue(pathOf('sourceId'), 'reference', `no source has the id "${id}"`);
  }
  if (!lacksField(series, sources)) return undefined;
  const message = `required when aggFn is "${series.aggFn}": metricName replaces field only in series that read metrics`;
  return issue(pathOf('field'), 'condition', message);
}

/** The aggregate functions that a series can have without a field. A query of a series with `none` still needs one. */
const WITHOUT_FIELD: readonly string[] = ['count', 'none'];

/** Returns true if a series lacks the field that its function aggregates. A series that reads metrics has a metric name instead. */
function lacksField(series: SeriesInput, sources: Sources): series is Extract<SeriesInput, { aggFn: unknown }> {
  if (!('aggFn' in series) || WITHOUT_FIELD.includes(series.aggFn) || series.field) return false;
  const { sourceId, dataSource } = series;
  return sourceId === undefined ? dataSource !== 'metrics' : sources.get(sourceId)?.kind !== 'metric';
}
