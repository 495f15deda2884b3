import type { Series, SeriesInput, Tile, TileInput } from '@observability-api/schemas';

/** A series that says neither which source nor which kind of data reads events. */
function withDataSource(series: SeriesInput): SeriesInput {
  return series.type === 'markdown' || series.sourceId !== undefined || series.dataSource !== undefined
    ? series
    : { ...series, dataSource: 'events' };
}

/** The tiles as they are kept, as they came: an id in `known` stays, every other tile gets a new one. */
export function assignTileIds(tiles: readonly TileInput[], known: ReadonlySet<string>, newId: () => string): Tile[] {
  return tiles.map(({ id, asRatio, series, ...rest }) => ({
    id: id !== undefined && known.has(id) ? id : newId(),
    ...rest,
    asRatio: asRatio === true,
    // They were read of a request, so that their lists are nobody else's.
    series: series.map(withDataSource) as Series[],
  }));
}
