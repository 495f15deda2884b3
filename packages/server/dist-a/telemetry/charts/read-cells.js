import { intervals, quantile } from './quantile.js';
const number = (value) => {
    const result = value === null || value === undefined ? Number.NaN : Number(value);
    return Number.isFinite(result) ? result : null;
};
/** The names of columns that differ by a number, made once and not with every row. */
const numbered = (letter, count) => Array.from({ length: count }, (_, index) => letter + index);
const groupOf = (row, names) => {
    const group = [];
    for (const name of names)
        group.push(String(row[name]));
    return group;
};
/** The numbers of the series that one statement computed; a series without events in a row has none there. */
export const readCells = (rows, series, groupCount) => {
    const groups = numbered('__g', groupCount);
    const columns = series.map((index, nth) => ({ index, count: `__n${nth}`, value: `__v${nth}` }));
    const cells = [];
    for (const row of rows) {
        const bucket = Number(row['__b']);
        const group = groupOf(row, groups);
        for (const { index, count, value } of columns) {
            const events = Number(row[count]);
            if (events === 0)
                continue;
            const found = row[value];
            cells.push({ bucket, group, series: index, value: found === undefined ? events : number(found) });
        }
    }
    return cells;
};
const least = (a, b) => a === null ? (b ?? null) : Math.min(a, b ?? a);
const most = (a, b) => a === null ? (b ?? null) : Math.max(a, b ?? a);
const valueOfDistribution = ({ count, sum, min, max, intervals: all }, series) => {
    switch (series.aggFn) {
        case 'count':
            return count;
        case 'sum':
            return sum;
        case 'avg':
            return count === 0 ? null : sum / count;
        case 'min':
            return min;
        case 'max':
            return max;
        default:
            return quantile(all, series.level ?? 0.5);
    }
};
/** The numbers of a series of distributions: those of one bucket and group that are divided differently become one. */
export const readDistributions = (rows, index, series, groupCount) => {
    const found = new Map();
    const groups = numbered('__g', groupCount);
    for (const row of rows) {
        const where = { bucket: Number(row['__b']), group: groupOf(row, groups) };
        const key = JSON.stringify(where);
        const known = found.get(key) ?? {
            cell: { ...where, series: index },
            count: 0,
            sum: 0,
            min: null,
            max: null,
            intervals: [],
        };
        found.set(key, known);
        known.count += Number(row.__count);
        known.sum += Number(row.__sum);
        known.min = least(known.min, row.__min);
        known.max = most(known.max, row.__max);
        known.intervals.push(...intervals(row.__bounds ?? [], row.__buckets ?? []));
    }
    return [...found.values()].map((distribution) => ({
        ...distribution.cell,
        value: valueOfDistribution(distribution, series),
    }));
};
