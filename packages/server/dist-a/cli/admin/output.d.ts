/** What a command answers: for a person, and for a program. */
export interface Output {
    readonly text: string;
    readonly json: unknown;
}
type Cell = string | number | null | undefined;
/** A list as a table with a title over each column; `columns` says which of the rows' properties, and their titles. */
export declare const asTable: <Row extends Readonly<Record<string, unknown>>>(rows: readonly Row[], columns: Readonly<Record<string, (row: Row) => Cell>>) => Output;
/** What was made, a property in a line, and a sentence about it. */
export declare const asFields: (made: Readonly<Record<string, Cell>>, sentence?: string) => Output;
/** What happened, in a sentence. */
export declare const asSentence: (text: string, json: unknown) => Output;
export {};
