import type { Series, Source, TileInput } from '@observability-api/schemas';
import type { InputIssue } from './errors.ts';
import { issue } from './issue.ts';

/** The types of series that an alert can be evaluated on. */
const ALERTING_TYPES: readonly string[] = ['time', 'number'];

/** Whether an alert can stand on the tile. All series of a tile have one type, so the first tells. */
export const canAlert = (tile: { readonly series: readonly Series[] }): boolean =>
  ALERTING_TYPES.includes(tile.series[0]?.type ?? '');

/** The ids of sources that the series name, each with its path in the body. */
export const namedSources = (tiles: readonly TileInput[]): { id: string; path: (string | number)[] }[] =>
  tiles.flatMap((tile, t) =>
    tile.series.flatMap((series, s) =>
      'sourceId' in series && series.sourceId !== undefined
        ? [{ id: series.sourceId, path: ['tiles', t, 'series', s, 'sourceId'] }]
        : [],
    ),
  );

/** What a schema cannot say about tiles: one type of series in a tile, and a ratio is of exactly two. */
export const tileIssues = (tiles: readonly TileInput[]): InputIssue[] =>
  tiles.flatMap((tile, t) => [...mixedTypes(tile, t), ...ratio(tile, t)]);

/** The functions that need nothing to aggregate. */
const WITHOUT_FIELD: readonly string[] = ['count', 'none'];

/**
 * A metric's name stands for the field only where metrics are queried. `kinds` has the kinds of the named sources; of
 * one that does not exist nothing more is said.
 */
export const metricNameIssues = (
  tiles: readonly TileInput[],
  kinds: ReadonlyMap<string, Source['kind']>,
): InputIssue[] =>
  tiles.flatMap((tile, t) =>
    tile.series.flatMap((series, s) => {
      if (!('aggFn' in series) || WITHOUT_FIELD.includes(series.aggFn) || series.field) return [];
      const { sourceId, dataSource } = series;
      const kind = sourceId === undefined ? dataSource : kinds.get(sourceId);
      const metrics = sourceId === undefined ? kind === 'metrics' : kind === undefined || kind === 'metric';
      return metrics
        ? []
        : [
            issue(
              ['tiles', t, 'series', s, 'field'],
              'condition',
              `required when aggFn is "${series.aggFn}": metricName counts for metrics only`,
            ),
          ];
    }),
  );

const mixedTypes = ({ series }: TileInput, t: number): InputIssue[] => {
  const first = series[0]?.type;
  return series.flatMap(({ type }, s) =>
    type === first
      ? []
      : [
          issue(
            ['tiles', t, 'series', s, 'type'],
            'condition',
            `expected "${first}" as in the first series of the tile, received "${type}"`,
            first,
          ),
        ],
  );
};

const ratio = ({ asRatio, series }: TileInput, t: number): InputIssue[] =>
  asRatio === true && series.length !== 2
    ? [
        issue(
          ['tiles', t, 'series'],
          'condition',
          `expected exactly 2 series when asRatio is true, received ${series.length}`,
          2,
        ),
      ]
    : [];

/** An update matches tiles by id, so an id that comes twice has no meaning. */
export const repeatedTileIds = (tiles: readonly TileInput[]): InputIssue[] => {
  const seen = new Set<string>();
  return tiles.flatMap(({ id }, t) => {
    if (id === undefined) return [];
    if (seen.has(id)) return [issue(['tiles', t, 'id'], 'uniqueItems', 'expected an id that no other tile has')];
    seen.add(id);
    return [];
  });
};
