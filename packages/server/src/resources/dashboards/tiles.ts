import type { Series, SeriesInput, Tile, TileInput } from '@observability-api/schemas';

/** Sets the default data source: a series with neither a source nor a data source reads events. */
function withDataSource(series: SeriesInput): SeriesInput {
  return series.type === 'markdown' || series.sourceId !== undefined || series.dataSource !== undefined
    ? series
    : { ...series, dataSource: 'events' };
}

/** Returns the tiles as they are stored. A tile keeps its id if the id is in `knownIds`, and gets a new one otherwise. */
export function toTiles(tiles: readonly TileInput[], knownIds: ReadonlySet<string>, newId: () => string): Tile[] {
  return tiles.map(({ id, asRatio, series, ...rest }) => ({
    id: id !== undefined && knownIds.has(id) ? id : newId(),
    ...rest,
    asRatio: asRatio === true,
    // The input type has read-only lists. The tiles were parsed from this request, so nothing else refers to them.
    series: series.map(withDataSource) as Series[],
  }));
}
