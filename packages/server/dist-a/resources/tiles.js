/** A series that says neither which source nor which kind of data reads events. */
const withDataSource = (series) => series.type === 'markdown' || series.sourceId !== undefined || series.dataSource !== undefined
    ? series
    : { ...series, dataSource: 'events' };
/** The tiles as they are kept, as they came: an id in `known` stays, every other tile gets a new one. */
export const keptTiles = (tiles, known, newId) => tiles.map(({ id, asRatio, series, ...rest }) => ({
    id: id !== undefined && known.has(id) ? id : newId(),
    ...rest,
    asRatio: asRatio === true,
    series: series.map(withDataSource),
}));
