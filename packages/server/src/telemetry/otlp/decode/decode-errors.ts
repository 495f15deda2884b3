/**
 * Thrown when a body cannot be decoded: it is malformed, not valid gzip, or nested too deeply. No part of it is stored. The message
 * contains no values of the body.
 */
export class OtlpDecodeError extends Error {
  override readonly name = 'OtlpDecodeError';
}

/** Thrown when the body, or the rows decoded from it, exceed a limit. */
export class OtlpTooLargeError extends Error {
  override readonly name = 'OtlpTooLargeError';
}

/** Throws OtlpTooLargeError if a resource or a scope has more values than the limit. */
export function rejectTooManyValues(part: 'resource' | 'scope', exceedsLimit: boolean, limit: number): void {
  if (exceedsLimit) throw new OtlpTooLargeError(`Expected at most ${limit} values in a ${part}, received more.`);
}

/** Throws OtlpTooLargeError if a resource, scope or metric is larger than the limit of one record. */
export function rejectTooLong(
  part: 'resource' | 'scope' | 'metric',
  bytes: number,
  { recordBytes }: { readonly recordBytes: number },
): void {
  if (bytes > recordBytes)
    throw new OtlpTooLargeError(`Expected a ${part} of at most ${recordBytes} bytes, received more.`);
}
