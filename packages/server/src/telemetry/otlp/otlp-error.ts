import { UnauthorizedError, UnavailableError } from '../../domain/errors.ts';
import { IngestBusyError } from './batches/budget.ts';
import { OtlpDecodeError, OtlpTooLargeError } from './decode/decode-errors.ts';

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

const STATUS_OF_ERROR: readonly (readonly [type: new (...args: never[]) => Error, status: OtlpErrorStatus])[] = [
  [OtlpDecodeError, 400],
  [UnauthorizedError, 401],
  [OtlpTooLargeError, 413],
  [IngestBusyError, 429],
  [UnavailableError, 503],
];

/** What an error is to the caller. What is in no table is a 500, without a word of why. */
export function toOtlpError(error: unknown): OtlpError {
  if (error instanceof OtlpError) return error;
  const row = STATUS_OF_ERROR.find(([type]) => error instanceof type);
  if (row) return new OtlpError(row[1], (error as Error).message);
  return new OtlpError(500, 'Something went wrong on our side');
}
