import type { Bindings } from './bindings.ts';
import { type ColumnType } from './column-type.ts';
/** A value of a row, as SQL. */
export interface Field extends ColumnType {
    readonly sql: string;
    /** The column that it is, or is in. */
    readonly column: string;
    /** Whether a row has it, for the value of a key in a map. */
    readonly presence?: string;
}
/** A field that the table does not have; the message names near ones. */
export declare class UnknownField extends Error {
    readonly name = "UnknownField";
}
/** Finds what a path means in a table. Nothing of the path gets into the SQL but the name of a column that exists. Throws UnknownField. */
export declare const resolveField: (path: string, columns: ReadonlyMap<string, string>, { bind }: Bindings) => Field;
