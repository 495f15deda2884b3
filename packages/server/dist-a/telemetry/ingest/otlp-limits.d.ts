import type { FindingLimits } from './decoding/finding.ts';
/** How much the listener takes in at once. */
export interface OtlpLimits extends FindingLimits {
    /** The largest body as it is sent, in bytes. */
    readonly bodyBytes: number;
    /** The largest body when it is not compressed any more, in bytes. */
    readonly inflatedBytes: number;
    /** How many bytes of bodies are in work at once, until their rows are in the engine; beyond that callers wait. */
    readonly bytesInWork: number;
    /** A batch is inserted when it has so many rows, */
    readonly batchRows: number;
    /** or when its oldest row has waited for so long, in milliseconds. */
    readonly batchMs: number;
    /** What came meanwhile goes along, up to so many rows, */
    readonly largestBatchRows: number;
    /** and about so many bytes of rows. */
    readonly largestBatchBytes: number;
    /** How many inserts run at once: the rest of the engine is for those who read. */
    readonly inserts: number;
    /** How long a request is read before others get a turn, in milliseconds. */
    readonly turnMs: number;
}
/** What holds where nothing else is said. */
export declare const OTLP_LIMITS: OtlpLimits;
