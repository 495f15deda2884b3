/** The codes of `google.rpc.Status`, by the status of HTTP. */
declare const CODES: {
    readonly 400: 3;
    readonly 401: 16;
    readonly 404: 5;
    readonly 405: 12;
    readonly 413: 11;
    readonly 415: 3;
    readonly 429: 8;
    readonly 500: 13;
    readonly 503: 14;
};
/** A status that a request to the listener can be refused with. */
export type OtlpErrorStatus = keyof typeof CODES;
/** A refusal on its way to the caller. */
export declare class OtlpError extends Error {
    readonly name = "OtlpError";
    readonly status: OtlpErrorStatus;
    constructor(status: OtlpErrorStatus, message: string);
    /** The code of `google.rpc.Status`. */
    get code(): number;
}
/** What an error is to the caller. What is in no table is a 500, without a word of why. */
export declare function toOtlpError(error: unknown): OtlpError;
export {};
