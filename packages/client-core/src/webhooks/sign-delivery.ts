import { idempotencyHeader, newIdempotencyKey } from '../idempotency-key.ts';
import { type Clock, timeOf } from './clock.ts';
import { signatureHeader } from './delivery-headers.ts';
import { readBody } from './read-body.ts';
import { signatureText } from './signature.ts';

/** How a delivery is signed. */
export interface SignOptions {
  /** The `secret` of the webhook; `null` where it has none. */
  readonly secret: string | null;
  /** What names the notification. By default a new one. */
  readonly idempotencyKey?: string | undefined;
  /** What time it is, in milliseconds since 1970. Default `Date.now`. */
  readonly now?: Clock | undefined;
}

/** A delivery as the service makes it: what `fetch` and `new Request` take beside an address. */
export interface SignedDelivery {
  readonly method: 'POST';
  readonly headers: Record<string, string>;
  readonly body: string;
}

/**
 * Makes the request that the service would, for tests of a receiver. A text is sent as it is, anything else as JSON.
 * Throws a TypeError for what cannot be JSON, and for wrong options.
 */
export async function signDelivery(payload: unknown, options: SignOptions): Promise<SignedDelivery> {
  const { now = Date.now, idempotencyKey = newIdempotencyKey(), secret } = options ?? {};
  requireSecret(secret);
  const body = textOf(payload);
  const headers: Record<string, string> = { 'Content-Type': 'application/json', [idempotencyHeader]: idempotencyKey };
  if (secret !== null) {
    const seconds = Math.floor(timeOf(now) / 1000);
    headers[signatureHeader] = await signatureText(await readBody(body, Infinity), secret, seconds);
  }
  return { method: 'POST', headers, body };
}

/** A delivery is signed with one secret, also while it changes. */
function requireSecret(secret: string | null | undefined): asserts secret is string | null {
  if (secret === null || (typeof secret === 'string' && secret !== '')) return;
  throw new TypeError('`secret` must be one secret of the webhook, or null where it has none.');
}

function textOf(payload: unknown): string {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  if (text !== undefined) return text;
  throw new TypeError(`The payload must be a text or what can be JSON, received ${typeof payload}.`);
}
