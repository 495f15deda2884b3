import { Unauthorized, Unavailable } from '../../../resources/errors.ts';
import { Busy } from '../batches/budget.ts';
import { Malformed, TooLarge } from '../decoding/refusals.ts';

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
} as const;

/** A status that a request to the listener can be refused with. */
export type OtlpErrorStatus = keyof typeof CODES;

/** A refusal on its way to the caller. */
export class OtlpError extends Error {
  override readonly name = 'OtlpError';
  readonly status: OtlpErrorStatus;

  constructor(status: OtlpErrorStatus, message: string) {
    super(message);
    this.status = status;
  }

  /** The code of `google.rpc.Status`. */
  get code(): number {
    return CODES[this.status];
  }
}

const TABLE: readonly (readonly [type: new (...args: never[]) => Error, status: OtlpErrorStatus])[] = [
  [Malformed, 400],
  [Unauthorized, 401],
  [TooLarge, 413],
  [Busy, 429],
  [Unavailable, 503],
];

/** What an error is to the caller. What is in no table is a 500, without a word of why. */
export function toOtlpError(error: unknown): OtlpError {
  if (error instanceof OtlpError) return error;
  const row = TABLE.find(([type]) => error instanceof type);
  if (row) return new OtlpError(row[1], (error as Error).message);
  return new OtlpError(500, 'Something went wrong on our side');
}
