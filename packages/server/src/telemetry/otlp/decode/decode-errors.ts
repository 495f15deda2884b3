/** The body is not what its content type says; nothing of it is kept. The message never quotes it. */
export class OtlpDecodeError extends Error {
  override readonly name = 'OtlpDecodeError';
}

/** The body, or what it becomes, is larger than the service takes. */
export class OtlpTooLargeError extends Error {
  override readonly name = 'OtlpTooLargeError';
}

/** Throws TooLarge if a resource or a scope has more values than the limit. */
export function refuseManyValues(what: 'resource' | 'scope', hasMore: boolean, limit: number): void {
  if (hasMore) throw new OtlpTooLargeError(`A ${what} of the request has more than ${limit} values`);
}

/** What many rows share may be no longer than what one has of its own. Throws TooLarge. */
export function rejectTooLong(
  what: 'resource' | 'scope' | 'metric',
  bytes: number,
  { unitBytes }: { readonly unitBytes: number },
): void {
  if (bytes > unitBytes) throw new OtlpTooLargeError(`A ${what} of the request is longer than ${unitBytes} bytes`);
}
