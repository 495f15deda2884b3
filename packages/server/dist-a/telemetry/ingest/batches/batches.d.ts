/** Where rows go. */
export interface Place {
    readonly database: string;
    readonly table: string;
}
/** Rows that came together and are inserted together. */
export interface Chunk {
    /** Their JSON, a line each; in pieces where most of it is what rows share, one text that stands in many places. */
    readonly lines: Buffer | readonly string[];
    readonly rows: number;
    readonly bytes: number;
    /** The day that they are all of: the engine stores each day by itself, and refuses an insert of too many. */
    readonly day: number;
}
/** Puts rows of different requests together, since an engine of columns is slow at few rows and quick at many. */
export interface Batches {
    /** Resolves when the rows are in the engine. Throws what the engine throws. */
    add(place: Place, chunk: Chunk): Promise<void>;
    /** From now on nothing waits for company. Resolves when everything is in the engine or was refused by it. */
    close(): Promise<void>;
}
/** When a batch is made, and of how much. */
export interface BatchLimits {
    readonly batchRows: number;
    readonly batchMs: number;
    readonly largestBatchRows: number;
    readonly largestBatchBytes: number;
    readonly inserts: number;
}
/** Inserts the rows of a batch, a line of JSON each. */
export type Insert = (place: Place, lines: Buffer) => Promise<void>;
/** Makes the batches of all tables. */
export declare function createBatches(insert: Insert, limits: BatchLimits): Batches;
