import { compileFilter } from '../filter/compile-filter.js';
import { resolveField, UnknownField } from '../filter/field.js';
import { FilterError } from '../filter/filter-error.js';
import { BadSeries } from './chart-query.js';
/** The column with the text of an event. */
const textColumn = ({ source }, { columns }) => {
    const names = [
        'bodyExpression' in source ? source.bodyExpression : undefined,
        'implicitColumnExpression' in source ? source.implicitColumnExpression : undefined,
    ];
    return names.find((name) => name !== undefined && columns.has(name));
};
const conditionOf = async (series, { shape, bindings, sqlFilters }) => series.whereLanguage === 'sql'
    ? sqlFilters.compile(series.where, shape)
    : compileFilter(series.where, { columns: shape.columns, textColumn: textColumn(series, shape) }, bindings);
/** Finds out what a series means. Throws BadSeries with everything that is wrong with it. */
export const resolveSeries = async (index, series, resolving) => {
    const faults = [];
    const fieldAt = (path, place) => {
        try {
            return resolveField(path, resolving.shape.columns, resolving.bindings);
        }
        catch (error) {
            if (!(error instanceof UnknownField))
                throw error;
            faults.push({ series: index, ...place, code: 'reference', message: error.message });
            return undefined;
        }
    };
    const condition = await conditionOf(series, resolving).catch((error) => {
        if (!(error instanceof FilterError))
            throw error;
        faults.push({ series: index, property: 'where', code: 'filter', message: error.message });
        return undefined;
    });
    const groups = series.groupBy.map((path, item) => fieldAt(path, { property: 'groupBy', item }));
    const field = resolving.takesField && series.aggFn !== 'count' ? fieldAt(series.field ?? '', { property: 'field' }) : undefined;
    if (faults.length > 0)
        throw new BadSeries(faults);
    return { index, series, condition, groups: groups.filter((group) => group !== undefined), field };
};
/** A group as text, whatever its type. */
export const groupText = ({ kind, sql, isNullable }) => {
    const text = kind === 'text' && !isNullable ? sql : `ifNull(toString(${sql}), '')`;
    return `toString(${text})`;
};
