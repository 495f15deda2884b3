import { canAlert } from '../../resources/dashboard-rules.js';
import { Unqueryable } from './unqueryable.js';
const KINDS = { events: 'log', metrics: 'metric' };
const sourceOf = ({ sourceId, dataSource = 'events' }, sources) => {
    if (sourceId === undefined) {
        const kind = KINDS[dataSource];
        const first = [...sources.values()].find((source) => source.kind === kind && !source.disabled);
        if (!first)
            throw new Unqueryable(`There is no enabled source of the kind ${kind}.`);
        return first;
    }
    const source = sources.get(sourceId);
    if (!source)
        throw new Unqueryable('The source of the tile does not exist any more.');
    if (source.disabled)
        throw new Unqueryable('The source of the tile is disabled.');
    return source;
};
/** What tiles can say and charts call by another name. */
const aggregation = (series, { kind }) => {
    const { aggFn, metricDataType } = series;
    switch (aggFn) {
        case 'none':
            throw new Unqueryable('The tile has an expression of its own (aggFn none), which alerts cannot be on.');
        case 'any':
            return { aggFn: 'last_value', ...(metricDataType !== undefined && { metricDataType }) };
        case 'increase':
            if (kind !== 'metric' || (metricDataType ?? 'sum') !== 'sum') {
                throw new Unqueryable('The tile counts an increase, which only metrics of the type sum have.');
            }
            return { aggFn: 'sum', metricDataType: 'sum' };
        default:
            return { aggFn, ...(metricDataType !== undefined && { metricDataType }) };
    }
};
const sourced = (series, sources) => {
    const source = sourceOf(series, sources);
    const { where = '', whereLanguage, groupBy = [], field, level, metricName } = series;
    return {
        source,
        where,
        groupBy: [...groupBy],
        ...aggregation(series, source),
        ...(whereLanguage !== undefined && { whereLanguage }),
        ...(field !== undefined && { field }),
        ...(level !== undefined && { level }),
        ...(metricName !== undefined && { metricName }),
    };
};
/** The series of a tile that an alert is on, with their sources in the order of creation. Throws Unqueryable. */
export const tileSeries = (tile, sources) => {
    if (!tile)
        throw new Unqueryable('The tile does not exist any more.');
    if (!canAlert(tile))
        throw new Unqueryable('The tile has neither time nor number series any more.');
    const isRatio = tile.asRatio === true;
    const wanted = (isRatio ? tile.series : tile.series.slice(-1));
    const series = wanted.map((each) => sourced(each, sources));
    const groupBy = series[0]?.groupBy ?? [];
    if (series.some((each) => JSON.stringify(each.groupBy) !== JSON.stringify(groupBy))) {
        throw new Unqueryable('Both series of a ratio need the same groupBy.');
    }
    return { series, isRatio, groupBy };
};
