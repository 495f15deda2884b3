import type { Seat } from './sessions.ts';
/** A request as the HTTP of ClickHouse has it. */
export interface HttpStatement {
    readonly sql: string;
    readonly database: string;
    /** Of an answer, where the statement does not say. */
    readonly format: string;
    /** Bound values by name, in the text form of their type. */
    readonly parameters: ReadonlyMap<string, string>;
    /** The rows of an INSERT. */
    readonly rows: Buffer | undefined;
}
/** Runs a statement on a session. */
export declare const runStatement: (seat: Seat, statement: HttpStatement) => Promise<Uint8Array>;
