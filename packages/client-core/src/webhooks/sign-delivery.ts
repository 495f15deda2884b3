import { idempotencyHeader, newIdempotencyKey } from '../idempotency-key.ts';
import { readBody } from './body.ts';
import { signatureHeader } from './headers.ts';
import { signatureText } from './signature.ts';
import { secretsOf } from './verify-delivery.ts';

/** How a delivery is signed. */
export interface SignOptions {
  /** The `secret` of the webhook; `null` where it has none. */
  readonly secret: string | null;
  /** What names the notification. By default a new one. */
  readonly idempotencyKey?: string | undefined;
  /** What time it is, in milliseconds since 1970. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** A delivery as the service makes it: what `fetch` and `new Request` take beside an address. */
export interface SignedDelivery {
  readonly method: 'POST';
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Makes the request that the service would, for tests of a receiver. A text is sent as it is, anything else as JSON. */
export async function signDelivery(payload: unknown, options: SignOptions): Promise<SignedDelivery> {
  const { now = Date.now, idempotencyKey = newIdempotencyKey() } = options;
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const [secret] = secretsOf(options.secret);
  const headers: Record<string, string> = { 'Content-Type': 'application/json', [idempotencyHeader]: idempotencyKey };
  if (secret !== undefined) {
    const seconds = Math.floor(now() / 1000);
    headers[signatureHeader] = await signatureText(await readBody(body, Infinity), secret, seconds);
  }
  return { method: 'POST', headers, body };
}
