import type { Bindings } from './bindings.ts';
/** What a filter is about. */
export interface FilterTable {
    readonly columns: ReadonlyMap<string, string>;
    /** The column that words without a field are looked for in. */
    readonly textColumn: string | undefined;
}
/** A filter as SQL, a condition that is true or false, and the columns that it looks at. */
export interface Condition {
    readonly sql: string;
    readonly columns: ReadonlySet<string>;
}
/** Compiles a filter of the filter language; `undefined` for one that matches everything. Throws FilterError. */
export declare const compileFilter: (text: string, table: FilterTable, bindings: Bindings) => Condition | undefined;
