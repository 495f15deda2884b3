import type { Series, SeriesInput, Tile, TileConfig, TileInput } from '@observability-api/schemas';

/** Sets the default of `dataSource`: a series with neither `sourceId` nor `dataSource` reads events. */
function withDataSource(series: SeriesInput): SeriesInput {
  return series.type === 'markdown' || series.sourceId !== undefined || series.dataSource !== undefined
    ? series
    : { ...series, dataSource: 'events' };
}

/**
 * Returns the tiles as they are stored. Does not change a `config`: the caller has already set its defaults. A tile without
 * `config` gets the defaults of `asRatio` and `dataSource`. A tile without an id gets one. The casts only remove `readonly`.
 */
export function toTiles(tiles: readonly TileInput[], newId: () => string): Tile[] {
  return tiles.map(({ id = newId(), asRatio, series, config, containerId, tabId, ...rest }) => ({
    id,
    ...rest,
    ...(config === undefined
      ? { asRatio: asRatio === true, series: (series ?? []).map(withDataSource) as Series[] }
      : { config: config as TileConfig }),
    ...(containerId !== undefined && { containerId }),
    ...(tabId !== undefined && { tabId }),
  }));
}
