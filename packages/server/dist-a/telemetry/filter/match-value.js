import { FilterError } from './filter-error.js';
const number = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
const integer = /^[+-]?\d{1,18}$/;
const OPEN = '*';
/** Whether a text is a number. */
export const isNumber = (text) => number.test(text) && Number.isFinite(Number(text));
const likePattern = (text) => text.replaceAll(/[\\%_]/g, '\\$&').replaceAll('*', '%');
/** What is not supported, and how it is recognised in a text without quotes. */
const unsupported = [
    [/^\/.+\/$/s, 'regular expressions (/…/) are not supported; quote the text to search for it'],
    [/[^~]~\d*(\.\d+)?$/s, 'fuzzy search (~) is not supported; quote the text to search for it'],
    [/[^^]\^\d+(\.\d+)?$/s, 'boosts (^) are not supported; quote the text to search for it'],
];
/** Refuses what other dialects of the language have. */
export const refuseUnsupported = (text, position) => {
    for (const [pattern, message] of unsupported)
        if (pattern.test(text))
            throw new FilterError(message, position);
};
const boundNumber = ({ bind }, text) => integer.test(text) ? bind('Int64', BigInt(text)) : bind('Float64', Number(text));
/** A value as something that can be compared with the field, or what was expected instead. */
const comparable = (field, text, bindings) => {
    switch (field.kind) {
        case 'number':
            return isNumber(text) ? { sql: boundNumber(bindings, text) } : { expected: 'a number' };
        case 'bool':
            return /^(true|false|1|0)$/i.test(text)
                ? { sql: /^(true|1)$/i.test(text) ? 'true' : 'false' }
                : { expected: 'true or false' };
        case 'time': {
            const time = /^\d+$/.test(text) ? Number(text) : Date.parse(text);
            return Math.abs(time) <= 9_000_000_000_000
                ? { sql: `fromUnixTimestamp64Milli(${bindings.bind('Int64', time)}, 'UTC')` }
                : { expected: 'a time such as 2026-01-12T09:30:00Z' };
        }
        default:
            return { sql: bindings.bind('String', text) };
    }
};
const required = (matching, text, at) => {
    const value = comparable(matching.field, text, matching.bindings);
    if ('sql' in value)
        return value.sql;
    throw new FilterError(`expected ${value.expected} for ${matching.field.column} and found ${JSON.stringify(text.slice(0, 100))}`, matching.position(at));
};
const exists = ({ field }) => {
    if (field.presence !== undefined)
        return field.presence;
    if (field.kind === 'text')
        return `${field.sql} != ''`;
    if (field.kind === 'texts' || field.kind === 'map')
        return `notEmpty(${field.sql})`;
    return field.isNullable ? `isNotNull(${field.sql})` : 'true';
};
/** Texts are compared as numbers when what they are compared with is one. */
const side = (matching, text, operator, at) => {
    const { field, bindings } = matching;
    return field.kind === 'text' && isNumber(text)
        ? `toFloat64OrNull(${field.sql}) ${operator} ${boundNumber(bindings, text)}`
        : `${field.sql} ${operator} ${required(matching, text, at)}`;
};
const inRange = (matching, match) => {
    const { low, high, withLow, withHigh, at } = match;
    const isText = matching.field.kind === 'text' && [low, high].some((text) => text !== OPEN && !isNumber(text));
    // With one side a number and the other none, both are texts.
    const compare = (text, operator) => isText
        ? `${matching.field.sql} ${operator} ${matching.bindings.bind('String', text)}`
        : side(matching, text, operator, at);
    const sides = [
        ...(low === OPEN ? [] : [compare(low, withLow ? '>=' : '>')]),
        ...(high === OPEN ? [] : [compare(high, withHigh ? '<=' : '<')]),
    ];
    return sides.length === 0 ? exists(matching) : sides.join(' AND ');
};
const word = (matching, text, at) => {
    const { field, bindings } = matching;
    if (text === OPEN)
        return exists(matching);
    refuseUnsupported(text, matching.position(at));
    if (field.kind !== 'text')
        return `${field.sql} = ${required(matching, text, at)}`;
    return text.includes('*')
        ? `${field.sql} ILIKE ${bindings.bind('String', likePattern(text))}`
        : `positionCaseInsensitiveUTF8(${field.sql}, ${bindings.bind('String', text)}) > 0`;
};
const condition = (matching, match) => {
    switch (match.kind) {
        case 'word':
            return word(matching, match.text, match.at);
        case 'exact':
            return `${matching.field.sql} = ${required(matching, match.text, match.at)}`;
        case 'compare':
            return side(matching, match.text, match.operator, match.at);
        case 'range':
            return inRange(matching, match);
    }
};
const isExistence = (match) => match.kind === 'word' && match.text === OPEN;
/** One condition on a field as SQL that is true or false, never null. Throws FilterError. */
export const matchValue = (matching, match) => {
    const { field, position } = matching;
    if (field.kind === 'map' && !isExistence(match)) {
        throw new FilterError(`${field.column} is a map: name a key, as in ${field.column}.key`, position(match.at));
    }
    if (field.kind === 'texts' && !isExistence(match)) {
        const each = { ...matching, field: { ...field, kind: 'text', sql: 'item' } };
        return `arrayExists(item -> ifNull(${condition(each, match)}, 0), ${field.sql})`;
    }
    const sql = condition(matching, match);
    const isPresence = sql === field.presence;
    const safe = isPresence ? sql : `ifNull(${sql}, 0)`;
    return field.presence === undefined || isPresence ? safe : `(${field.presence} AND ${safe})`;
};
