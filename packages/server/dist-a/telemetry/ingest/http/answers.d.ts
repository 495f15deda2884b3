import type { Encoding } from '../rows-of-request.ts';
import type { Signal } from '../signals.ts';
import type { OtlpError } from './otlp-error.ts';
/** The body of an answer: empty, or an empty object, when everything was accepted. */
export declare function acceptance(encoding: Encoding, { rejected, plural }: Pick<Signal, 'rejected' | 'plural'>, found: {
    readonly rejected: number;
    readonly reason: string | undefined;
}): Buffer;
/** The body of a refusal, a `google.rpc.Status`. */
export declare function refusal(encoding: Encoding, { code, message }: OtlpError): Buffer;
