import type { Columns } from '../engine.ts';
import type { ChartRow } from './chart-query.ts';
/** Where the numbers of a statement go. */
export interface Layout {
    /** Which ones of the query its series are. */
    readonly series: readonly number[];
    /** How many series the query has. */
    readonly seriesCount: number;
    /** By how much it groups. */
    readonly groupCount: number;
}
/**
 * The rows of the series that one statement computed: `__b` are the buckets, `__g0` … the groups, `__n0` … how many events,
 * `__v0` … the numbers. A series without events in a row has none there.
 */
export declare const readRows: (columns: Columns, { series, seriesCount, groupCount }: Layout) => ChartRow[];
