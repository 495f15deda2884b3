/**
 * The buckets of a histogram as intervals. The first one begins at 0 unless its bound is not above 0, and the last one has no
 * width: all that is known of its values is that they are above its bound.
 */
export const intervals = (bounds, counts) => {
    const [first] = bounds;
    const last = bounds.at(-1);
    if (first === undefined || last === undefined)
        return [];
    return counts.map((count, index) => ({
        low: bounds[index - 1] ?? (index === 0 ? Math.min(0, first) : last),
        high: bounds[index] ?? last,
        count: Math.max(count, 0),
    }));
};
const below = (all, value) => all.reduce((sum, { low, high, count }) => {
    if (value >= high)
        return sum + count;
    return value <= low ? sum : sum + (count * (value - low)) / (high - low);
}, 0);
/** The value below which `level` of all values are; null without values. Intervals may overlap. */
export const quantile = (all, level) => {
    const counted = all.filter(({ count }) => count > 0);
    const total = counted.reduce((sum, { count }) => sum + count, 0);
    if (total === 0)
        return null;
    const wanted = total * level;
    const edges = [...new Set(counted.flatMap(({ low, high }) => [low, high]))].sort((a, b) => a - b);
    let previous = edges[0] ?? 0;
    for (const edge of edges) {
        const before = below(counted, previous);
        const jump = counted
            .filter(({ low, high }) => low === high && high === edge)
            .reduce((sum, { count }) => sum + count, 0);
        const upTo = below(counted, edge) - jump;
        if (wanted <= before)
            return previous;
        if (wanted <= upTo)
            return previous + ((edge - previous) * (wanted - before)) / (upTo - before);
        if (wanted <= upTo + jump)
            return edge;
        previous = edge;
    }
    return previous;
};
