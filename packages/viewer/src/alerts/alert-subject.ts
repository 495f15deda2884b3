import type {
  Alert,
  AlertInput,
  Dashboard,
  SavedSearch,
  Tile,
  TileConfig,
  TileInput,
  TileQuery,
} from '@observability-api/schemas';
import { inParentheses } from '../explore/filter-text.ts';
import { inlineTileQuery, lineOfNumber, storedTileQuery } from '../tile/tile-query.ts';
import type { TimeRange } from '../time/range.ts';

/** The dashboards and saved searches. Alerts watch saved searches and the tiles of dashboards. */
export interface PossibleSubjects {
  readonly dashboards: readonly Dashboard[];
  readonly searches: readonly SavedSearch[];
}

/** The subject of an alert: the tile, saved search or chart whose values the alert compares with its threshold. */
export interface AlertSubject {
  readonly noun: 'Tile' | 'Saved search' | 'Chart';
  /** Undefined if the subject has no name or was deleted. */
  readonly name: string | undefined;
  /** The names of the dashboard and the tile, or the name of the saved search or chart. */
  readonly label: string;
  /** The page that displays the subject. Undefined if the alert contains the chart, or if the subject was deleted. */
  readonly page?: readonly [path: string, query: Readonly<Record<string, string>>];
  /** The tile to draw. Undefined if the subject was deleted. */
  readonly tile?: Tile | TileInput;
  /** The stored tile, if the subject is a tile of a dashboard. */
  readonly storedTile?: Tile;
  /** Returns the query of `tile`. Undefined if the subject was deleted. */
  readonly query?: (range: TimeRange) => TileQuery;
}

type Filter = Pick<TileQuery, 'where' | 'whereLanguage'>;

/** The position of a tile that is not on a dashboard. */
const POSITION = { x: 0, y: 0, w: 24, h: 8 } as const;

const NO_FILTER = { where: '', whereLanguage: 'lucene', filters: new Map(), compare: false } as const;

/** Returns the subject of an alert. */
export function subjectOf(
  alert: Pick<Alert | AlertInput, 'chartConfig' | 'savedSearchId' | 'groupBy' | 'dashboardId' | 'tileId'>,
  { dashboards, searches }: PossibleSubjects,
): AlertSubject {
  if (alert.chartConfig) return chartOf(alert.chartConfig);
  if (alert.savedSearchId !== undefined) {
    const search = searches.find(({ id }) => id === alert.savedSearchId);
    return search ? searchChart(search, alert.groupBy) : { noun: 'Saved search', name: undefined, label: '' };
  }
  const dashboard = dashboards.find(({ id }) => id === alert.dashboardId);
  const tile = dashboard?.tiles.find(({ id }) => id === alert.tileId);
  const label = [dashboard?.name, tile?.name].filter(Boolean).join(' / ');
  if (!dashboard || !tile) return { noun: 'Tile', name: undefined, label };
  const line = lineOfNumber(tile.config);
  return {
    noun: 'Tile',
    name: tile.name || undefined,
    label,
    storedTile: tile,
    tile: line ? { ...POSITION, name: tile.name, config: line } : tile,
    page: [`/dashboards/${dashboard.id}`, { tile: tile.id }],
    query: (range) =>
      line
        ? inlineTileQuery({ ...POSITION, config: line }, NO_FILTER, [], range)
        : storedTileQuery(dashboard.id, tile, NO_FILTER, [], range),
  };
}

/** Returns a saved search as a chart of its number of events. */
function searchChart(search: SavedSearch, groupBy: string | undefined): AlertSubject {
  const { id, name, sourceId, where, whereLanguage, filters } = search;
  const config = {
    displayType: 'line',
    sourceId,
    select: [{ aggFn: 'count', where, whereLanguage }],
    ...(groupBy === undefined ? {} : { groupBy }),
  } as TileConfig;
  const conditions = filters.map(({ condition }) => inParentheses(condition)).join(' AND ');
  return {
    noun: 'Saved search',
    name,
    label: name,
    tile: { ...POSITION, name, config },
    page: ['/explore', { search: id }],
    query: (range) =>
      inlineTileQuery({ ...POSITION, config }, { ...NO_FILTER, where: conditions, whereLanguage: 'sql' }, [], range),
  };
}

/**
 * Returns the chart that an alert contains. A number chart without SQL is returned as a line. Unlike the `config` of a tile, the
 * configuration in an alert can have a name and a filter.
 */
function chartOf(chart: NonNullable<AlertInput['chartConfig']>): AlertSubject {
  const { name = '', where = '', whereLanguage = 'lucene', ...tileConfig } = chart as typeof chart & Filter;
  const config = (lineOfNumber(tileConfig as TileConfig) ?? tileConfig) as TileConfig;
  return {
    noun: 'Chart',
    name: name || undefined,
    label: name,
    tile: { ...POSITION, name, config },
    query: (range) => inlineTileQuery({ ...POSITION, config }, { ...NO_FILTER, where, whereLanguage }, [], range),
  };
}

/** The maximum number of buckets of a chart in the service. A range of n windows that begins within a bucket has n + 1 buckets. */
export const MAX_WINDOWS = 10_000;

/**
 * Returns the query with buckets as long as an evaluation window of the alert. Returns undefined if the range may have more than
 * {@link MAX_WINDOWS} buckets.
 */
export function queryOfWindows(query: TileQuery, interval: Alert['interval']): TileQuery | undefined {
  const windows = (query.endTime - query.startTime) / INTERVAL_MS[interval];
  return windows <= MAX_WINDOWS - 1 ? { ...query, granularity: interval } : undefined;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The length of an evaluation window in milliseconds, by the `interval` of the alert. */
export const INTERVAL_MS: Readonly<Record<Alert['interval'], number>> = {
  '30s': 30_000,
  '1m': MINUTE_MS,
  '5m': 5 * MINUTE_MS,
  '15m': 15 * MINUTE_MS,
  '30m': 30 * MINUTE_MS,
  '1h': HOUR_MS,
  '6h': 6 * HOUR_MS,
  '12h': 12 * HOUR_MS,
  '1d': 24 * HOUR_MS,
};
