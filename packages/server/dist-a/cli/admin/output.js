/** A name may have anything in it; on a terminal it is text and nothing else. */
const shown = (value) => value === null || value === undefined || value === ''
    ? '-'
    : String(value).replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
/** A list as a table with a title over each column; `columns` says which of the rows' properties, and their titles. */
export const asTable = (rows, columns) => {
    const cells = rows.map((row) => Object.values(columns).map((read) => shown(read(row))));
    const lines = [Object.keys(columns).map((title) => title.toUpperCase()), ...cells];
    const widths = Object.keys(columns).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
    const text = lines.map((line) => line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
    return { text: text.join('\n'), json: rows };
};
/** What was made, a property in a line, and a sentence about it. */
export const asFields = (made, sentence) => {
    const width = Math.max(...Object.keys(made).map((name) => name.length));
    const lines = Object.entries(made).map(([name, value]) => `${name.padEnd(width)}  ${shown(value)}`);
    return { text: [...lines, ...(sentence === undefined ? [] : ['', sentence])].join('\n'), json: made };
};
/** What happened, in a sentence. */
export const asSentence = (text, json) => ({ text, json });
