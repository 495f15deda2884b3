/** The idempotency key was used with another body before. */
export class IdempotencyMismatchError extends Error {
  override readonly name = 'IdempotencyMismatchError';
}
