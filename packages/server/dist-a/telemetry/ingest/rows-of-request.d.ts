import type { Chunk } from './batches/batches.ts';
import type { Share } from './batches/budget.ts';
import type { OtlpLimits } from './otlp-limits.ts';
import type { Signal } from './signals.ts';
/** The two ways in which OTLP is written. */
export type Encoding = 'protobuf' | 'json';
/** What a request becomes. */
export interface RequestRows {
    /** Rows by table, in parts that a batch can be put together of. */
    readonly chunks: readonly {
        readonly table: string;
        readonly chunk: Chunk;
    }[];
    /** How many records, spans or data points were not accepted. */
    readonly rejected: number;
    /** Why the first of them was not. */
    readonly reason: string | undefined;
}
/**
 * Reads a whole request, with breaks for others, before anything of it is inserted. Throws Malformed, TooLarge, and Busy
 * when there is no room for the rows.
 */
export declare function rowsOfRequest(body: Buffer, { signal, encoding }: {
    readonly signal: Signal;
    readonly encoding: Encoding;
}, { limits, share }: {
    readonly limits: OtlpLimits;
    readonly share: Share;
}): Promise<RequestRows>;
