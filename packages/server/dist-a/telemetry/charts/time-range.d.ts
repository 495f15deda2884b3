import type { Bindings } from '../filter/bindings.ts';
import type { TableShape } from '../tables/catalog.ts';
/** Times of rows, as SQL. */
export interface TimeColumn {
    readonly sql: string;
    /** In epoch milliseconds. */
    readonly milliseconds: string;
    /** Another column with the same times in seconds, which the table may be ordered by. */
    readonly seconds: string | undefined;
}
/** The column with the times: of several names, the most exact one that there is. `undefined` when there is none. */
export declare const timeColumn: (expression: string, { columns }: TableShape) => TimeColumn | undefined;
/** That a row is in `[startMs, endMs)`. */
export declare const inRange: ({ sql, seconds }: TimeColumn, startMs: number, endMs: number, { bind }: Bindings) => string;
/** The second that a time is in, as the engine reads epoch seconds: with ten digits. A function in the statement would cost more. */
export declare const secondText: (ms: number) => string;
/** The start of the bucket that a time in milliseconds is in. */
export declare const bucketOf: (milliseconds: string, bucketMs: number, alignMs: number, { bind }: Bindings) => string;
