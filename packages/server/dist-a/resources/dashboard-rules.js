import { issue } from './issue.js';
/** The types of series that an alert can be evaluated on. */
const ALERTING_TYPES = ['time', 'number'];
/** Whether an alert can stand on the tile. All series of a tile have one type, so the first tells. */
export const canAlert = (tile) => ALERTING_TYPES.includes(tile.series[0]?.type ?? '');
/** The ids of sources that the series name, each with its path in the body. */
export const namedSources = (tiles) => tiles.flatMap((tile, t) => tile.series.flatMap((series, s) => 'sourceId' in series && series.sourceId !== undefined
    ? [{ id: series.sourceId, path: ['tiles', t, 'series', s, 'sourceId'] }]
    : []));
/** What a schema cannot say about tiles: one type of series in a tile, and a ratio is of exactly two. */
export const tileIssues = (tiles) => tiles.flatMap((tile, t) => [...mixedTypes(tile, t), ...ratio(tile, t)]);
/** The functions that need nothing to aggregate. */
const WITHOUT_FIELD = ['count', 'none'];
/**
 * A metric's name stands for the field only where metrics are queried. `kinds` has the kinds of the named sources; of
 * one that does not exist nothing more is said.
 */
export const metricNameIssues = (tiles, kinds) => tiles.flatMap((tile, t) => tile.series.flatMap((series, s) => {
    if (!('aggFn' in series) || WITHOUT_FIELD.includes(series.aggFn) || series.field)
        return [];
    const { sourceId, dataSource } = series;
    const kind = sourceId === undefined ? dataSource : kinds.get(sourceId);
    const metrics = sourceId === undefined ? kind === 'metrics' : kind === undefined || kind === 'metric';
    return metrics
        ? []
        : [
            issue(['tiles', t, 'series', s, 'field'], 'condition', `required when aggFn is "${series.aggFn}": metricName counts for metrics only`),
        ];
}));
const mixedTypes = ({ series }, t) => {
    const first = series[0]?.type;
    return series.flatMap(({ type }, s) => type === first
        ? []
        : [
            issue(['tiles', t, 'series', s, 'type'], 'condition', `expected "${first}" as in the first series of the tile, received "${type}"`, first),
        ]);
};
const ratio = ({ asRatio, series }, t) => asRatio === true && series.length !== 2
    ? [
        issue(['tiles', t, 'series'], 'condition', `expected exactly 2 series when asRatio is true, received ${series.length}`, 2),
    ]
    : [];
/** An update matches tiles by id, so an id that comes twice has no meaning. */
export const repeatedTileIds = (tiles) => {
    const seen = new Set();
    return tiles.flatMap(({ id }, t) => {
        if (id === undefined)
            return [];
        if (seen.has(id))
            return [issue(['tiles', t, 'id'], 'uniqueItems', 'expected an id that no other tile has')];
        seen.add(id);
        return [];
    });
};
