import { createBindings } from '../filter/bindings.js';
import { BadSeries, settled } from './chart-query.js';
import { eventStatement } from './event-statement.js';
import { readCells } from './read-cells.js';
import { resolveSeries } from './resolve-series.js';
import { timeColumn } from './time-range.js';
/** The numbers of series of one source of events, from one statement. Throws BadSeries. */
export const eventCells = async ({ engine, catalog, sqlFilters }, query, numbered) => {
    const [{ index, series: first }] = numbered;
    const { source } = first;
    const bad = (message) => new BadSeries([{ series: index, property: 'sourceId', code: 'reference', message }]);
    const { databaseName, tableName } = source.from;
    const shape = tableName === undefined ? undefined : await catalog.shapeOf(databaseName, tableName);
    if (!shape)
        throw bad('the source names a table that does not exist');
    const time = timeColumn(source.timestampValueExpression, shape);
    if (!time)
        throw bad('the source has no column with times');
    const bindings = createBindings();
    const resolving = { shape, bindings, sqlFilters, takesField: true };
    const resolved = await settled(numbered.map((each) => resolveSeries(each.index, each.series, resolving)));
    const statement = eventStatement({
        query,
        shape,
        time,
        bindings,
        series: resolved,
    });
    const rows = await engine.query(statement);
    return readCells(rows, numbered.map((each) => each.index), first.groupBy.length);
};
