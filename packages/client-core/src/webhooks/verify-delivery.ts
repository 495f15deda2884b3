import { checkedNumber } from '../checked-number.ts';
import { type DeliveryBody, readBody } from './body.ts';
import { DeliveryError } from './delivery-error.ts';
import { type DeliveryHeaders, keyOf, signatureOf } from './headers.ts';
import { verifiedTime } from './signature.ts';

/** What was received: a Fetch `Request`, or headers and body. Of Node's `http`: `{ headers: request.headers, body: request }`. */
export interface DeliverySource {
  readonly headers: DeliveryHeaders;
  readonly body: DeliveryBody;
}

/** How a delivery is verified. */
export interface VerifyOptions {
  /**
   * The `secret` of the webhook; while it changes, the old and the new one. `null` says that the webhook has none: then
   * anybody who knows the address can deliver.
   */
  readonly secret: string | readonly string[] | null;
  /** By how much the time of the signature may differ from now. Default 300,000, five minutes; `Infinity` for any. */
  readonly toleranceMs?: number | undefined;
  /** What time it is, in milliseconds since 1970. Default `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** How large a body may be. Default 1,048,576. */
  readonly maxBytes?: number | undefined;
}

/** A delivery that was signed with a secret of the webhook. */
export interface VerifiedDelivery {
  /** The body as it came. */
  readonly text: string;
  /** Names the notification: a repeated delivery has the same. Not part of what is signed. */
  readonly idempotencyKey: string;
  /** When it was signed; `undefined` without a secret. */
  readonly sentAt: Date | undefined;
}

/**
 * Verifies signature and age of a delivery, and reads its body as text: for a webhook with a template of its own.
 * Throws a `DeliveryError` whose `code` says why a delivery is refused, and a TypeError for wrong options.
 */
export async function verifyDelivery(source: DeliverySource, options: VerifyOptions): Promise<VerifiedDelivery> {
  const { toleranceMs = 300_000, maxBytes = 1_048_576, now = Date.now } = options;
  const secrets = secretsOf(options.secret);
  checkedNumber('toleranceMs', toleranceMs);
  checkedNumber('maxBytes', maxBytes);
  const idempotencyKey = keyOf(source.headers);
  const signature = secrets.length > 0 ? signatureOf(source.headers) : undefined;
  const bytes = await readBody(await bodyOf(source), maxBytes);
  if (signature === undefined) return { text: textOf(bytes), idempotencyKey, sentAt: undefined };
  const sent = await verifiedTime(signature, bytes, secrets);
  refuseOtherTimes(sent - now(), toleranceMs);
  return { text: textOf(bytes), idempotencyKey, sentAt: new Date(sent) };
}

/** Throws a TypeError where a secret is missing: an environment variable that is not set must not let everything in. */
export function secretsOf(secret: VerifyOptions['secret']): readonly string[] {
  const secrets = secret === null ? [] : typeof secret === 'string' ? [secret] : secret;
  const isWhole = Array.isArray(secrets) && secrets.every((one) => typeof one === 'string' && one !== '');
  if (isWhole && (secret === null || secrets.length > 0)) return secrets;
  throw new TypeError('`secret` must be the secret of the webhook, a list of secrets, or null where it has none.');
}

/** Some browsers know no `body` of a request. */
async function bodyOf(source: DeliverySource): Promise<DeliveryBody | undefined> {
  if (source.body !== undefined || !('arrayBuffer' in source)) return source.body;
  return (source as unknown as Request).arrayBuffer();
}

function refuseOtherTimes(aheadMs: number, toleranceMs: number): void {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  if (aheadMs < -toleranceMs) throw new DeliveryError('TOO_OLD', `The delivery was signed ${seconds} seconds ago.`);
  if (aheadMs > toleranceMs) {
    throw new DeliveryError('TOO_NEW', `The delivery was signed ${seconds} seconds ahead of the time here.`);
  }
}

function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new DeliveryError('NOT_JSON', 'The body is no text in UTF-8.');
  }
}
