import type { Bindings } from '../filter/bindings.ts';
import { type Condition } from '../filter/compile-filter.ts';
import { type Field } from '../filter/field.ts';
import type { SqlFilters } from '../filter/sql-filter.ts';
import type { TableShape } from '../tables/catalog.ts';
import { type SourcedSeries } from './chart-query.ts';
/** What a series means in a table. */
export interface ResolvedSeries {
    readonly index: number;
    readonly series: SourcedSeries;
    readonly condition: Condition | undefined;
    readonly groups: readonly Field[];
    readonly field: Field | undefined;
}
/** What series are resolved with. */
export interface Resolving {
    readonly shape: TableShape;
    readonly bindings: Bindings;
    readonly sqlFilters: SqlFilters;
    /** Whether the series aggregates a field of its own; metrics have values instead. */
    readonly takesField: boolean;
}
/** Finds out what a series means. Throws BadSeries with everything that is wrong with it. */
export declare const resolveSeries: (index: number, series: SourcedSeries, resolving: Resolving) => Promise<ResolvedSeries>;
/** A group as text, whatever its type. */
export declare const groupText: ({ kind, sql, isNullable }: Field) => string;
