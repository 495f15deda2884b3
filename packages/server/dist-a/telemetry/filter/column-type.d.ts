/** What can be done with a value, whatever its type is called. */
export type ValueKind = 'text' | 'number' | 'bool' | 'time' | 'texts' | 'map' | 'other';
/** The type of a column, as far as filters and charts look. */
export interface ColumnType {
    readonly kind: ValueKind;
    readonly isNullable: boolean;
    /** The type of what a map has. */
    readonly values?: ColumnType;
}
/** Reads a type as `system.columns` has it. */
export declare const readType: (type: string) => ColumnType;
