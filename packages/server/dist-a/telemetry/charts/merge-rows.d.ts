import type { ChartRow } from './chart-query.ts';
/** Puts the rows of several statements that have the same bucket and group into one; ordered by bucket, then group. */
export declare const mergeRows: (answers: readonly (readonly ChartRow[])[]) => ChartRow[];
/** Series 0 divided by series 1: null when there is nothing to divide by. `emptyIsZero` is for a series that counts or sums. */
export declare const divided: (rows: readonly ChartRow[], emptyIsZero: boolean) => ChartRow[];
