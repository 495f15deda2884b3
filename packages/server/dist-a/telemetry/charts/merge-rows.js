const compareGroups = (a, b) => {
    for (let index = 0; index < a.length; index += 1) {
        const text = a[index] ?? '';
        const other = b[index] ?? '';
        if (text !== other)
            return text < other ? -1 : 1;
    }
    return 0;
};
/** Different for different groups, whatever is in them, and quicker than JSON. */
const keyOf = (group) => group.length === 1 ? (group[0] ?? '') : group.map((text) => `${text.length} ${text}`).join('');
/** Puts the rows of several statements that have the same bucket and group into one; ordered by bucket, then group. */
export const mergeRows = (answers) => {
    const [only = [], ...others] = answers;
    const rows = others.length === 0 ? [...only] : merged(answers.flat());
    // Statements are ordered already, so that little is left to do here.
    return rows.sort((a, b) => a.bucket - b.bucket || compareGroups(a.group, b.group));
};
const merged = (rows) => {
    const known = new Map();
    for (const row of rows) {
        const key = `${row.bucket} ${keyOf(row.group)}`;
        const before = known.get(key);
        const values = before?.values.map((value, index) => (value === undefined ? row.values[index] : value));
        known.set(key, values ? { ...row, values } : row);
    }
    return [...known.values()];
};
/** Series 0 divided by series 1: null when there is nothing to divide by. `emptyIsZero` is for a series that counts or sums. */
export const divided = (rows, emptyIsZero) => rows.map((row) => {
    const [dividend = emptyIsZero ? 0 : null, divisor] = row.values;
    return { ...row, values: [dividend === null || !divisor ? null : dividend / divisor] };
});
