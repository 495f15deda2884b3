import type { ChartSeries } from '@observability-api/schemas';
import type { Field } from '../filter/field.ts';
/** Values of rows, how they become one, and which rows count. */
export interface Aggregation {
    readonly aggFn: ChartSeries['aggFn'];
    readonly level: number;
    /** The number of a row, null where it has none. */
    readonly value: string;
    /** What tells values apart; a number alone would make all texts alike. */
    readonly identity: string;
    /** When a value is from, for the latest. */
    readonly time: string;
    /** Which rows count; all when absent. */
    readonly condition: string | undefined;
}
/** A value as a number, null where it is none; `undefined` for a type that has no numbers. */
export declare const numberOf: ({ kind, sql }: Field) => string | undefined;
/** The aggregate of a group of rows, as SQL. */
export declare const aggregate: ({ aggFn, level, value, identity, time, condition }: Aggregation) => string;
