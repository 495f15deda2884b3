import { type Clock, readClock } from '../options/option-checks.ts';
import { createIdempotencyKey } from '../pipeline/retry-policy.ts';
import { signatureHeader } from './delivery-headers.ts';
import { readBody } from './read-body.ts';
import { createSignature } from './signature.ts';

/** Options for signing a delivery. */
export interface SignOptions {
  /** The `secret` of the webhook, or `null` if it has none. */
  readonly secret: string | null;
  /** Identifies the notification. @default a new key */
  readonly idempotencyKey?: string | undefined;
  /** Returns the current time in milliseconds since 1970. @default Date.now */
  readonly now?: Clock | undefined;
}

/** A delivery as the service sends it. `fetch` and `new Request` accept it as their second argument. */
export interface SignedDelivery {
  readonly method: 'POST';
  readonly headers: Record<string, string>;
  readonly body: string;
}

/**
 * Creates the request that the service would send, for tests of a receiver. A string is sent unchanged, and any other payload is
 * serialized as JSON. Throws a TypeError for a payload without a JSON representation and for invalid options.
 */
export async function signDelivery(payload: unknown, options: SignOptions): Promise<SignedDelivery> {
  const { now = Date.now, idempotencyKey = createIdempotencyKey(), secret } = options ?? {};
  assertSecret(secret);
  const body = serialize(payload);
  const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey };
  if (secret !== null) {
    const seconds = Math.floor(readClock(now) / 1000);
    headers[signatureHeader] = await createSignature(await readBody(body, Infinity), secret, seconds);
  }
  return { method: 'POST', headers, body };
}

/** Throws a TypeError for anything but one secret or null. The service signs with one secret, even during a rotation. */
function assertSecret(secret: string | null | undefined): asserts secret is string | null {
  if (secret === null || (typeof secret === 'string' && secret !== '')) return;
  throw new TypeError('`secret` must be the secret of the webhook, or null if it has none.');
}

function serialize(payload: unknown): string {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  if (text !== undefined) return text;
  throw new TypeError(`The payload must be a string or a JSON value, received ${typeof payload}.`);
}
