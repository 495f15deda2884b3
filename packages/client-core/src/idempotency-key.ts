/** The header by which a service knows a request again. */
export const idempotencyHeader = 'Idempotency-Key';

/** A key that no other request has. Pages without TLS have no `randomUUID`. */
export function newIdempotencyKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
