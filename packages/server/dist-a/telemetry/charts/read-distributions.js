import { intervals, quantile } from './quantile.js';
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
export const readDistributions = (rows, series, { series: [index = 0], seriesCount, groupCount }) => {
    const found = new Map();
    for (const row of rows) {
        const group = Array.from({ length: groupCount }, (_, nth) => String(row[`__g${nth}`]));
        const bucket = Number(row.__b);
        const key = JSON.stringify([bucket, group]);
        const known = found.get(key) ?? { bucket, group, count: 0, sum: 0, min: null, max: null, intervals: [] };
        found.set(key, known);
        known.count += Number(row.__count);
        known.sum += Number(row.__sum);
        known.min = least(known.min, row.__min);
        known.max = most(known.max, row.__max);
        known.intervals.push(...intervals(row.__bounds ?? [], row.__buckets ?? []));
    }
    return [...found.values()].map((distribution) => {
        const values = new Array(seriesCount).fill(undefined);
        values[index] = valueOfDistribution(distribution, series);
        return { bucket: distribution.bucket, group: distribution.group, values };
    });
};
