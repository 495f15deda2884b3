const escapes = {
    '\\': '\\\\',
    "'": "\\'",
    '\t': '\\t',
    '\n': '\\n',
    '\r': '\\r',
    '\0': '\\0',
};
const signs = new Map(Object.entries(escapes).map(([sign, written]) => [written, sign]));
const escaped = (text) => text.replaceAll(/[\\'\t\n\r\0]/g, (sign) => escapes[sign] ?? sign);
/** The text that {@link parameterText} wrote. */
export const unescaped = (text) => text.replaceAll(/\\./gs, (written) => signs.get(written) ?? written.slice(1));
/** A value in the text form that ClickHouse reads a bound one from; texts in a list have quotes. */
export const parameterText = (value, isInList = false) => {
    if (typeof value === 'string')
        return isInList ? `'${escaped(value)}'` : escaped(value);
    if (typeof value === 'object')
        return `[${value.map((item) => parameterText(item, true)).join(',')}]`;
    return String(value);
};
