/** How many values are between two bounds; they are taken to be spread evenly. */
export interface Interval {
    readonly low: number;
    readonly high: number;
    readonly count: number;
}
/**
 * The buckets of a histogram as intervals. The first one begins at 0 unless its bound is not above 0, and the last one has no
 * width: all that is known of its values is that they are above its bound.
 */
export declare const intervals: (bounds: readonly number[], counts: readonly number[]) => Interval[];
/** The value below which `level` of all values are; null without values. Intervals may overlap. */
export declare const quantile: (all: readonly Interval[], level: number) => number | null;
