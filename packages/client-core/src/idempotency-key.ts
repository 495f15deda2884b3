/** The header by which a service knows a request again. */
export const idempotencyHeader = 'Idempotency-Key';

/** A key that no other request has. Pages without TLS have no `randomUUID`. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
