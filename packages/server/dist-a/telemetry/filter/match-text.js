/** The engine's own notion: letters and digits of ASCII, and everything beyond ASCII. */
const token = /[A-Za-z0-9\u0080-\u{10ffff}]+/gu;
/**
 * What a word without a field means for the text of an event: that it has the word, whatever its case. A text in quotes is
 * looked for as it is, apart from its case.
 */
export const matchText = (sql, { kind, text }, { bind }) => {
    if (text === '*')
        return `notEmpty(${sql})`;
    const tokens = text.match(token) ?? [];
    if (kind === 'exact' || tokens.length === 0) {
        const plain = kind === 'word' ? text.replaceAll('*', '') : text;
        return `positionCaseInsensitiveUTF8(${sql}, ${bind('String', plain)}) > 0`;
    }
    if (!text.includes('*')) {
        return tokens.map((each) => `hasTokenCaseInsensitive(${sql}, ${bind('String', each)})`).join(' AND ');
    }
    const patterns = text.match(/[A-Za-z0-9\u0080-\u{10ffff}*]+/gu) ?? [];
    return patterns
        .map((each) => `arrayExists(item -> item ILIKE ${bind('String', each.replaceAll('*', '%'))}, tokens(${sql}))`)
        .join(' AND ');
};
