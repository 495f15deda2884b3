import { type Dashboard, type Tile, type TileInput, type TileQuery, variableNameOf } from '@observability-api/schemas';
import type { ViewState } from '../dashboard/view-state.ts';
import { granularityOf } from '../time/granularity.ts';
import type { TimeRange } from '../time/range.ts';

type QueriedTile = TileQuery['tile'];
type Filter = NonNullable<TileQuery['filters']>[number];

/** The part of a query that the page sets for all its tiles: filters, and the comparison with the previous period. */
export type QueryState = Pick<ViewState, 'where' | 'whereLanguage' | 'filters' | 'compare'>;

/** Returns the state for one tile. A line chart can have the setting `compareToPreviousPeriod`. */
export function stateFor({ config }: Pick<Tile | TileInput, 'config'>, state: QueryState): QueryState {
  const isCompared = config && 'compareToPreviousPeriod' in config && config.compareToPreviousPeriod === true;
  return isCompared ? { ...state, compare: true } : state;
}

/** Returns the display type of a tile, which has a `config` or `series`. */
export function displayTypeOf(tile: Pick<Tile | TileInput, 'config' | 'series'>): string {
  if (tile.config) return tile.config.displayType;
  const [first] = tile.series ?? [];
  if (first?.type !== 'time') return first?.type ?? 'line';
  return first.displayType ?? 'line';
}

/**
 * Returns true if an alert can watch tiles of this display type. The service rejects some of these tiles: charts over time whose SQL has no
 * interval.
 */
export function canHaveAlert(tile: Pick<Tile | TileInput, 'config' | 'series'>): boolean {
  return ['line', 'stacked_bar', 'number'].includes(displayTypeOf(tile));
}

/**
 * Returns the request for a stored tile. The request contains the id of the tile. The service ignores filters that do not apply to the
 * source of the tile. `columns` is the width of the chart in columns of the grid.
 */
export function storedTileQuery(
  dashboardId: string,
  tile: Tile,
  state: QueryState,
  filters: Dashboard['filters'],
  range: TimeRange,
  columns: number = tile.w,
): TileQuery {
  const chosen = filters.flatMap(({ id }): Filter[] => {
    const values = state.filters.get(id) ?? [];
    return values.length > 0 ? [{ filterId: id, values: [...values] }] : [];
  });
  return withState({ dashboardId, tileId: tile.id }, displayTypeOf(tile), state, chosen, range, columns);
}

/** Returns the request for a tile that is not stored, or that has unsaved changes. The request contains the configuration of the tile. */
export function inlineTileQuery(
  tile: Pick<Tile | TileInput, 'config' | 'series' | 'asRatio' | 'w'>,
  state: QueryState,
  filters: Dashboard['filters'],
  range: TimeRange,
): TileQuery {
  const { config, series, asRatio } = tile;
  const chosen = chosenFilters(filters, state.filters, sourceOf(tile));
  const queried = config ? { config } : { series, ...(asRatio === undefined ? {} : { asRatio }) };
  const query = withState(queried as QueriedTile, displayTypeOf(tile), state, chosen, range, tile.w ?? FULL_WIDTH);
  // While the user edits the JSON of a tile, the SQL can be any value.
  if (!config || !('sqlTemplate' in config) || typeof config.sqlTemplate !== 'string') return query;
  return { ...query, variables: variablesIn(config.sqlTemplate, filters, state.filters) };
}

/** Returns the id of the source of a tile. Undefined if the tile has no source, or if its series have several. */
function sourceOf({ config, series = [] }: Pick<Tile | TileInput, 'config' | 'series'>): string | undefined {
  const [source, ...others] = new Set(
    (config ? [config] : series).map((item) => ('sourceId' in item ? item.sourceId : undefined)),
  );
  return others.length > 0 ? undefined : source;
}

/** Returns the selected values of the variables that the SQL contains, by name. */
function variablesIn(
  sql: string,
  filters: Dashboard['filters'],
  chosen: ViewState['filters'],
): Record<string, string[]> {
  const variables = filters.filter((filter) => filter.isVariableEnabled && sql.includes(variableNameOf(filter)));
  return Object.fromEntries(variables.map((filter) => [variableNameOf(filter), [...(chosen.get(filter.id) ?? [])]]));
}

/** Returns the filters that have selected values and apply to a source. */
export function chosenFilters(
  filters: Dashboard['filters'],
  chosen: ViewState['filters'],
  source: string | undefined,
): { expression: string; values: string[] }[] {
  return filters.flatMap(({ id, expression, isBroadcastEnabled, appliesToSourceIds }) => {
    const values = chosen.get(id) ?? [];
    const applies = !appliesToSourceIds?.length || (source !== undefined && appliesToSourceIds.includes(source));
    return values.length > 0 && isBroadcastEnabled !== false && applies ? [{ expression, values: [...values] }] : [];
  });
}

/** The width of a chart that is as wide as the page, in columns of the grid. */
export const FULL_WIDTH = 24;

const OVER_TIME = ['line', 'stacked_bar', 'heatmap'];

const COMPARABLE = ['line', 'stacked_bar', 'number', 'table', 'bar', 'pie'];

function withState(
  tile: QueriedTile,
  displayType: string,
  { where, whereLanguage, compare }: QueryState,
  filters: Filter[],
  { startTime, endTime }: TimeRange,
  columns: number,
): TileQuery {
  return {
    tile,
    startTime,
    endTime,
    ...(OVER_TIME.includes(displayType) ? { granularity: granularityOf({ startTime, endTime }, columns) } : {}),
    ...(filters.length > 0 ? { filters } : {}),
    ...(where ? { where, whereLanguage } : {}),
    ...(compare && COMPARABLE.includes(displayType) ? { compareTo: 'previous_period' as const } : {}),
  };
}

/**
 * Returns the request for the chart behind a number, or undefined if the tile has none. `query` is the request for the number.
 * `dashboardFilters` are the filters of the dashboard, which the ids in `query` refer to.
 */
export function backgroundQuery(
  tile: Pick<TileInput, 'config'>,
  query: TileQuery,
  dashboardFilters: Dashboard['filters'] = [],
): TileQuery | undefined {
  const line = tile.config && 'backgroundChart' in tile.config ? lineOfNumber(tile.config) : undefined;
  if (!line) return undefined;
  const { compareTo: _compareTo, filters: sent = [], ...others } = query;
  const source = 'sourceId' in line ? line.sourceId : undefined;
  // The request does not refer to a stored tile, so it cannot contain ids of filters.
  const chosen = new Map(
    sent.flatMap(({ filterId, values }) => (filterId === undefined ? [] : [[filterId, values] as const])),
  );
  const filters = [
    ...sent.filter(({ filterId }) => filterId === undefined),
    ...chosenFilters(dashboardFilters, chosen, source),
  ];
  return {
    ...others,
    ...(filters.length > 0 ? { filters } : {}),
    // The chart is small, so it has the buckets of a narrow tile.
    granularity: granularityOf(query, 0),
    tile: { config: line } as QueriedTile,
  };
}

/** Returns the configuration that draws the number of a tile over time, or undefined for other display types and for SQL. */
export function lineOfNumber(config: TileInput['config']): TileInput['config'] | undefined {
  if (config?.displayType !== 'number' || !('select' in config)) return undefined;
  const { color: _color, colorRules: _rules, backgroundChart: _chart, ...others } = config;
  // A number tile with a formula displays only its result, not the operands.
  return { ...others, displayType: 'line' as const, showOperandSeries: false };
}
