/** The name, in lower case, of the request header that identifies repetitions of the same request. */
export const idempotencyHeader = 'idempotency-key';

/** Returns a new random key. Pages without TLS have no `crypto.randomUUID`. */
export function createIdempotencyKey(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
