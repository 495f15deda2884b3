/** The sizes of buckets by name, the smallest first. */
export declare const granularities: {
    readonly '30s': number;
    readonly '1m': number;
    readonly '5m': number;
    readonly '10m': number;
    readonly '15m': number;
    readonly '30m': number;
    readonly '1h': number;
    readonly '2h': number;
    readonly '6h': number;
    readonly '12h': number;
    readonly '1d': number;
    readonly '2d': number;
    readonly '7d': number;
    readonly '30d': number;
};
/** How many buckets, aligned to the epoch, the range `[start, end)` touches. */
export declare const bucketCount: (start: number, end: number, bucketMs: number) => number;
/** The size of a bucket; `auto` is the smallest that gives few enough of them, or the largest there is. */
export declare const bucketSize: (name: keyof typeof granularities | 'auto', start: number, end: number) => number;
