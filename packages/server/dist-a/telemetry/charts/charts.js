import { QueryTooLarge } from '../engine-errors.js';
import { createSqlFilters } from '../filter/sql-filter.js';
import { createCatalog } from '../tables/catalog.js';
import { settled } from './chart-query.js';
import { eventRows } from './event-rows.js';
import { divided, mergeRows } from './merge-rows.js';
import { metricRows } from './metric-rows.js';
/** How many rows an answer may have. */
export const MOST_ROWS = 50_000;
const isMetric = (series) => series.source.kind === 'metric';
/** Series that one statement can compute, together. */
const together = (series) => {
    const groups = new Map();
    for (const [index, each] of series.entries()) {
        if (isMetric(each))
            continue;
        const key = JSON.stringify([each.source.id, each.groupBy]);
        const group = groups.get(key);
        if (group)
            group.push({ index, series: each });
        else
            groups.set(key, [{ index, series: each }]);
    }
    return [...groups.values()];
};
const rowsOf = async (parts, query) => {
    const { series } = query;
    const work = [
        ...together(series).map((numbered) => eventRows(parts, query, numbered)),
        ...series.flatMap((each, index) => (isMetric(each) ? [metricRows(parts, query, index, each)] : [])),
    ];
    return mergeRows(await settled(work));
};
const adds = ({ aggFn }) => ['count', 'count_distinct', 'sum'].includes(aggFn);
/** Charts over an engine. */
export const createCharts = (engine, catalog = createCatalog(engine)) => {
    const parts = { engine, catalog, sqlFilters: createSqlFilters(engine) };
    return {
        async query(query) {
            const rows = await rowsOf(parts, query);
            if (rows.length > MOST_ROWS)
                throw new QueryTooLarge('rows', 396, 'too many rows');
            const [first] = query.series;
            return query.isRatio && first ? divided(rows, adds(first)) : rows;
        },
    };
};
