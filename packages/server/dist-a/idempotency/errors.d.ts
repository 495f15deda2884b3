/** The idempotency key was used with another body before. */
export declare class IdempotencyMismatch extends Error {
    readonly name = "IdempotencyMismatch";
}
