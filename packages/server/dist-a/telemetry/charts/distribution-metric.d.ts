import type { Statement } from '../engine.ts';
import { type MetricSeries } from './metric-points.ts';
/** What the statement selects, as it comes back: `__g0` … are the groups. */
export interface DistributionRow {
    readonly __b: string;
    readonly [group: `__g${number}`]: string | undefined;
    readonly __points: string;
    readonly __count: number;
    readonly __sum: number;
    readonly __min?: number | null;
    readonly __max?: number | null;
    readonly __bounds?: readonly number[];
    readonly __buckets?: readonly number[];
}
/**
 * The statement for a series of a histogram or a summary: how many values there were, their sum, and the buckets, one row for
 * each way of dividing them. What is cumulative is counted from the point before.
 */
export declare const distributionStatement: (metric: MetricSeries) => Statement;
