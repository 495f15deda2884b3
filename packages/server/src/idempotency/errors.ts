/** The idempotency key was used with another body before. */
export class IdempotencyMismatch extends Error {
  override readonly name = 'IdempotencyMismatch';
}
