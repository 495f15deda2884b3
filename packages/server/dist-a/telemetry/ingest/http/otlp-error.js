import { Unauthorized, Unavailable } from '../../../resources/errors.js';
import { Busy } from '../batches/budget.js';
import { Malformed, TooLarge } from '../decoding/refusals.js';
/** The codes of `google.rpc.Status`, by the status of HTTP. */
const CODES = {
    400: 3,
    401: 16,
    404: 5,
    405: 12,
    413: 11,
    415: 3,
    429: 8,
    500: 13,
    503: 14,
};
/** A refusal on its way to the caller. */
export class OtlpError extends Error {
    name = 'OtlpError';
    status;
    constructor(status, message) {
        super(message);
        this.status = status;
    }
    /** The code of `google.rpc.Status`. */
    get code() {
        return CODES[this.status];
    }
}
const TABLE = [
    [Malformed, 400],
    [Unauthorized, 401],
    [TooLarge, 413],
    [Busy, 429],
    [Unavailable, 503],
];
/** What an error is to the caller. What is in no table is a 500, without a word of why. */
export function toOtlpError(error) {
    if (error instanceof OtlpError)
        return error;
    const row = TABLE.find(([type]) => error instanceof type);
    if (row)
        return new OtlpError(row[1], error.message);
    return new OtlpError(500, 'Something went wrong on our side');
}
