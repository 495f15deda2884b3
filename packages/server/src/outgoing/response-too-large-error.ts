/** Thrown when a response exceeds a bound. The message names the bound and contains nothing of the response. */
export class ResponseTooLargeError extends Error {
  override readonly name = 'ResponseTooLargeError';
}
