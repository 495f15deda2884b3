/** Thrown when a request has a target that is not allowed. Nothing was sent. */
export class TargetBlockedError extends Error {
  override readonly name = 'TargetBlockedError';
}

/** Thrown when a response exceeds a limit. The message names the limit and contains nothing of the response. */
export class ResponseTooLargeError extends Error {
  override readonly name = 'ResponseTooLargeError';
}
