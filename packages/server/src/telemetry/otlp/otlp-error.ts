import { UnauthorizedError, UnavailableError } from '../../domain/errors.ts';
import { IngestBusyError } from './batches/memory-budget.ts';
import { OtlpDecodeError, OtlpTooLargeError } from './decode/decode-errors.ts';

/** Codes of `google.rpc.Status` by HTTP status. */
const CODES = {
  400: 3, // INVALID_ARGUMENT
  401: 16, // UNAUTHENTICATED
  404: 5, // NOT_FOUND
  405: 12, // UNIMPLEMENTED
  413: 11, // OUT_OF_RANGE
  415: 3, // INVALID_ARGUMENT
  429: 8, // RESOURCE_EXHAUSTED
  500: 13, // INTERNAL
  503: 14, // UNAVAILABLE
} as const;

/** HTTP statuses of rejected OTLP requests. */
export type OtlpErrorStatus = keyof typeof CODES;

/** An error that is sent to the OTLP client. */
export class OtlpError extends Error {
  override readonly name = 'OtlpError';
  readonly status: OtlpErrorStatus;

  constructor(status: OtlpErrorStatus, message: string) {
    super(message);
    this.status = status;
  }

  /** Returns the code of `google.rpc.Status`. */
  get code(): number {
    return CODES[this.status];
  }
}

const ERROR_STATUSES: readonly (readonly [type: new (...args: never[]) => Error, status: OtlpErrorStatus])[] = [
  [OtlpDecodeError, 400],
  [UnauthorizedError, 401],
  [OtlpTooLargeError, 413],
  [IngestBusyError, 429],
  [UnavailableError, 503],
];

/** Converts an error to the error that is sent to the client. An unknown error becomes status 500 without its message. */
export function toOtlpError(error: unknown): OtlpError {
  if (error instanceof OtlpError) return error;
  const entry = ERROR_STATUSES.find(([type]) => error instanceof type);
  if (entry) return new OtlpError(entry[1], (error as Error).message);
  return new OtlpError(500, 'Internal error: the service failed to process the request.');
}
