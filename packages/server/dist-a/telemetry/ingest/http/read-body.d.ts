import type { IncomingMessage } from 'node:http';
import type { Share } from '../batches/budget.ts';
import type { OtlpLimits } from '../otlp-limits.ts';
/**
 * Reads a body, and decompresses it while it comes. Throws TooLarge for what is larger than the limits, before it is in
 * memory, Busy when there is no room for it, Malformed when it is no gzip, and what `isGzip` throws.
 */
export declare function readBody(request: IncomingMessage, { limits, share }: {
    readonly limits: OtlpLimits;
    readonly share: Share;
}): Promise<Buffer>;
