const number = (value) => {
    const result = value === null || value === undefined ? Number.NaN : Number(value);
    return Number.isFinite(result) ? result : null;
};
/**
 * The rows of the series that one statement computed: `__b` are the buckets, `__g0` … the groups, `__n0` … how many events,
 * `__v0` … the numbers. A series without events in a row has none there.
 */
export const readRows = (columns, { series, seriesCount, groupCount }) => {
    const column = (name) => columns[name] ?? [];
    const groups = Array.from({ length: groupCount }, (_, index) => column(`__g${index}`));
    const parts = series.map((index, nth) => ({ index, counts: column(`__n${nth}`), numbers: columns[`__v${nth}`] }));
    return column('__b').flatMap((bucket, at) => {
        const values = valuesAt(at, parts, seriesCount);
        return values ? [{ bucket: Number(bucket), group: groups.map((texts) => String(texts[at])), values }] : [];
    });
};
/** The values of a row, or `undefined` when no series has events there. */
const valuesAt = (at, parts, seriesCount) => {
    let values;
    for (const { index, counts, numbers } of parts) {
        const events = Number(counts[at]);
        if (events === 0)
            continue;
        values ??= new Array(seriesCount).fill(undefined);
        values[index] = numbers ? number(numbers[at]) : events;
    }
    return values;
};
