/** The name, in lower case, of the request header that identifies repetitions of the same request. */
export const idempotencyHeader = 'idempotency-key';

/** Returns a new random key of 128 bits. Pages without TLS have no `crypto.randomUUID`. */
export function createIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
