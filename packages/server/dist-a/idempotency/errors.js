/** The idempotency key was used with another body before. */
export class IdempotencyMismatch extends Error {
    name = 'IdempotencyMismatch';
}
