/**
 * Reads one row of what is committed, at once: it waits neither for a transaction of this process nor for its turn.
 * Answers what was made of the row. Others get the same object: nobody writes into it. Throws Unavailable.
 */
export type ReadRow<Made extends object> = (parameters: readonly unknown[]) => Made | undefined;
/** A connection beside the first one, which only reads. */
export interface SqliteReader {
    /** Throws Unavailable. */
    prepare<Row extends object, Made extends object>(text: string, make: (row: Row) => Made): ReadRow<Made>;
    close(): void;
}
/**
 * Opens another connection to a file that `openSqlite` has opened. The rows that were read stay in memory until somebody
 * commits anything, in this process or in another: SQLite counts the commits that a connection sees, and to ask for the
 * count is less than to read a row. Throws what `node:sqlite` throws.
 */
export declare const openSqliteReader: (path: string) => SqliteReader;
