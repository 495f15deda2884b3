import { quoted } from '../engine/identifier.js';
import { createBindings } from '../filter/bindings.js';
import { BadSeries } from './chart-query.js';
import { distributionStatement } from './distribution-metric.js';
import { distributionAggregates, metricKinds, metricTable, shapeOf } from './metric-kinds.js';
import { numberMetricStatement } from './number-metric.js';
import { readCells, readDistributions } from './read-cells.js';
import { resolveSeries } from './resolve-series.js';
import { timeColumn } from './time-range.js';
const has = async ({ engine }, { database, table }, name) => {
    const rows = await engine.query({
        sql: `SELECT 1 FROM ${quoted(database)}.${quoted(table)} WHERE MetricName = {name:String} LIMIT 1`,
        parameters: { name },
    });
    return rows.length > 0;
};
/** The table of a metric: the one of its type, or where that is not said the one that has it. */
const findMetric = async (parts, source, name, wanted) => {
    for (const kind of wanted === undefined ? metricKinds : [wanted]) {
        const table = metricTable(source, kind);
        if (table === undefined)
            continue;
        const shape = await parts.catalog.shapeOf(source.from.databaseName, table);
        if (shape && (wanted !== undefined || (await has(parts, shape, name))))
            return { kind, shape };
    }
    return undefined;
};
/** The numbers of a series of a source of metrics. Throws BadSeries. */
export const metricCells = async (parts, query, index, series) => {
    const bad = (fault) => new BadSeries([{ series: index, ...fault }]);
    const metricName = series.metricName || series.field;
    if (!metricName)
        throw bad({ property: 'metricName', code: 'condition', message: 'name the metric of this source' });
    const found = await findMetric(parts, series.source, metricName, series.metricDataType);
    if (!found && series.metricDataType === undefined)
        return [];
    if (!found) {
        const message = `the source has no metrics of the type ${series.metricDataType}`;
        throw bad({ property: 'metricDataType', code: 'reference', message });
    }
    const { kind, shape } = found;
    const allowed = distributionAggregates[kind];
    if (allowed && !allowed.includes(series.aggFn)) {
        const message = `a metric of the type ${kind} can be aggregated with ${allowed.join(', ')}`;
        throw bad({ property: 'aggFn', code: 'condition', message });
    }
    const time = timeColumn(series.source.timestampValueExpression, shape) ?? timeColumn('TimeUnix', shape);
    if (!time)
        throw bad({ property: 'sourceId', code: 'reference', message: 'the source has no column with times' });
    const bindings = createBindings();
    const resolved = await resolveSeries(index, series, {
        shape,
        bindings,
        sqlFilters: parts.sqlFilters,
        takesField: false,
    });
    const metric = { query, shape, time, resolved, metricName, bindings };
    if (shapeOf(kind) === 'number') {
        const statement = numberMetricStatement(metric, kind === 'gauge' ? 'gauge' : 'sum');
        return readCells(await parts.engine.query(statement), [index], series.groupBy.length);
    }
    const rows = await parts.engine.query(distributionStatement(metric));
    return readDistributions(rows, index, series, series.groupBy.length);
};
