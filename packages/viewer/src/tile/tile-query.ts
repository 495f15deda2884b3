import type { Dashboard, Tile, TileInput, TileQuery } from '@observability-api/schemas';
import type { ViewState } from '../dashboard/view-state.ts';
import type { TimeRange } from '../time/range.ts';

type QueriedTile = TileQuery['tile'];
type Filter = NonNullable<TileQuery['filters']>[number];

/** The parameters of the query of a tile that are not part of its configuration. */
export type QueryState = Pick<ViewState, 'where' | 'whereLanguage' | 'filters' | 'compare'>;

/** Returns the display type of a tile in either form. */
export function displayTypeOf(tile: Pick<Tile | TileInput, 'config' | 'series'>): string {
  if (tile.config) return tile.config.displayType;
  const [first] = tile.series ?? [];
  if (first?.type !== 'time') return first?.type ?? 'line';
  return first.displayType ?? 'line';
}

/** Returns the request for a stored tile. The service applies the filters that include the source of the tile. */
export function storedTileQuery(
  dashboardId: string,
  tile: Tile,
  state: QueryState,
  filters: Dashboard['filters'],
  range: TimeRange,
): TileQuery {
  const chosen = filters.flatMap(({ id }): Filter[] => {
    const values = state.filters.get(id) ?? [];
    return values.length > 0 ? [{ filterId: id, values: [...values] }] : [];
  });
  return withState({ dashboardId, tileId: tile.id }, displayTypeOf(tile), state, chosen, range);
}

/** Returns the request for a tile that is not stored, or that has changes. */
export function draftTileQuery(
  tile: Pick<TileInput, 'config' | 'series' | 'asRatio'>,
  state: QueryState,
  filters: Dashboard['filters'],
  range: TimeRange,
): TileQuery {
  const { config, series, asRatio } = tile;
  const source = config && 'sourceId' in config ? config.sourceId : undefined;
  const chosen = filters.flatMap(({ id, expression, isBroadcastEnabled, appliesToSourceIds }): Filter[] => {
    const values = state.filters.get(id) ?? [];
    const applies = appliesToSourceIds === undefined || (source !== undefined && appliesToSourceIds.includes(source));
    return values.length > 0 && isBroadcastEnabled !== false && applies ? [{ expression, values: [...values] }] : [];
  });
  const queried = config ? { config } : { series, ...(asRatio === undefined ? {} : { asRatio }) };
  return withState(queried as QueriedTile, displayTypeOf(tile), state, chosen, range);
}

const COMPARABLE = ['line', 'area', 'stacked_bar', 'number', 'table', 'bar', 'pie'];

function withState(
  tile: QueriedTile,
  displayType: string,
  { where, whereLanguage, compare }: QueryState,
  filters: Filter[],
  { startTime, endTime }: TimeRange,
): TileQuery {
  return {
    tile,
    startTime,
    endTime,
    ...(filters.length > 0 ? { filters } : {}),
    ...(where ? { where, whereLanguage } : {}),
    ...(compare && COMPARABLE.includes(displayType) ? { compareTo: 'previous_period' as const } : {}),
  };
}

/** Returns the request for the chart behind a number, or undefined if the tile has none. */
export function backgroundQuery(tile: Pick<TileInput, 'config'>, query: TileQuery): TileQuery | undefined {
  const { config } = tile;
  if (config?.displayType !== 'number' || !('select' in config) || !config.backgroundChart) return undefined;
  const { color: _color, colorRules: _rules, backgroundChart: _chart, ...rest } = config;
  const line = { ...rest, displayType: 'line' as const };
  const { compareTo: _compareTo, filters: _filters, ...others } = query;
  return { ...others, tile: { config: line } as QueriedTile };
}
