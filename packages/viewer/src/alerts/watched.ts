import type {
  Alert,
  AlertChartConfig,
  Dashboard,
  SavedSearch,
  Tile,
  TileConfig,
  TileInput,
  TileQuery,
} from '@observability-api/schemas';
import { draftTileQuery, storedTileQuery } from '../tile/tile-query.ts';
import type { TimeRange } from '../time/range.ts';

/** The subjects that alerts can watch. */
export interface Watchable {
  readonly dashboards: readonly Dashboard[];
  readonly searches: readonly SavedSearch[];
}

/** The subject of an alert. */
export interface Watched {
  readonly noun: 'Tile' | 'Saved search' | 'Chart';
  /** Undefined if the subject has no name or was deleted. */
  readonly name: string | undefined;
  /** The names of the dashboard and the tile, or the name of the saved search or chart. */
  readonly place: string;
  /** The page that displays the subject. Undefined if the alert contains the chart, or if the subject was deleted. */
  readonly page?: readonly [path: string, query: Readonly<Record<string, string>>];
  /** The tile to draw, and its query. Undefined if the subject was deleted. */
  readonly tile?: Tile | TileInput;
  readonly query?: (range: TimeRange) => TileQuery;
}

type Filter = Pick<TileQuery, 'where' | 'whereLanguage'>;

/** The position of a tile that is not on a dashboard. */
const PLACE = { x: 0, y: 0, w: 24, h: 8 } as const;

const NOTHING = { where: '', whereLanguage: 'lucene', filters: new Map(), compare: false } as const;

/** Returns the subject of an alert. */
export function watchedBy(alert: Alert, { dashboards, searches }: Watchable): Watched {
  if (alert.chartConfig) return chartOf(alert.chartConfig);
  if (alert.savedSearchId !== undefined) {
    const search = searches.find(({ id }) => id === alert.savedSearchId);
    return search ? searchChart(search, alert.groupBy) : { noun: 'Saved search', name: undefined, place: '' };
  }
  const dashboard = dashboards.find(({ id }) => id === alert.dashboardId);
  const tile = dashboard?.tiles.find(({ id }) => id === alert.tileId);
  const place = [dashboard?.name, tile?.name].filter(Boolean).join(' / ');
  if (!dashboard || !tile) return { noun: 'Tile', name: undefined, place };
  return {
    noun: 'Tile',
    name: tile.name,
    place,
    tile,
    page: [`/dashboards/${dashboard.id}`, { tile: tile.id }],
    query: (range) => storedTileQuery(dashboard.id, tile, NOTHING, [], range),
  };
}

/** The number of events of a saved search. */
function searchChart(search: SavedSearch, groupBy: string | undefined): Watched {
  const { id, name, sourceId, where, whereLanguage, filters } = search;
  const config = {
    displayType: 'line',
    sourceId,
    select: [{ aggFn: 'count', where, whereLanguage }],
    ...(groupBy === undefined ? {} : { groupBy }),
  } as TileConfig;
  const conditions = filters.map(({ condition }) => `(${condition})`).join(' AND ');
  return {
    noun: 'Saved search',
    name,
    place: name,
    tile: { ...PLACE, name, config },
    page: ['/explore', { search: id }],
    query: (range) => draftTileQuery({ config }, { ...NOTHING, where: conditions, whereLanguage: 'sql' }, [], range),
  };
}

/** The chart of an alert has a name and a filter, which the configurations of tiles do not have. */
function chartOf(chart: AlertChartConfig): Watched {
  const { name = '', where = '', whereLanguage = 'lucene', ...rest } = chart as AlertChartConfig & Filter;
  const config = rest as TileConfig;
  return {
    noun: 'Chart',
    name: name || undefined,
    place: name,
    tile: { ...PLACE, name, config },
    query: (range) => draftTileQuery({ config }, { ...NOTHING, where, whereLanguage }, [], range),
  };
}
