/** A value as a number, null where it is none; `undefined` for a type that has no numbers. */
export const numberOf = ({ kind, sql }) => {
    switch (kind) {
        case 'number':
            return sql;
        case 'text':
            return `toFloat64OrNull(${sql})`;
        case 'bool':
            return `toUInt8(${sql})`;
        case 'time':
            return `toUnixTimestamp64Milli(toDateTime64(${sql}, 3))`;
        default:
            return undefined;
    }
};
const call = (name, values, condition, parameter = '') => condition === undefined
    ? `${name}${parameter}(${values.join(', ')})`
    : `${name}If${parameter}(${[...values, condition].join(', ')})`;
/** The aggregate of a group of rows, as SQL. */
export const aggregate = ({ aggFn, level, value, identity, time, condition }) => {
    switch (aggFn) {
        case 'count':
            return call('count', [], condition);
        case 'count_distinct':
            return call('uniqExact', [identity], condition);
        case 'sum':
            return call('sumOrNull', [`toFloat64(${value})`], condition);
        case 'avg':
            return call('avgOrNull', [value], condition);
        case 'min':
            return call('minOrNull', [value], condition);
        case 'max':
            return call('maxOrNull', [value], condition);
        case 'last_value':
            return call('argMaxOrNull', [value, time], condition);
        case 'quantile':
            return call('quantileOrNull', [value], condition, `(${level})`);
    }
};
