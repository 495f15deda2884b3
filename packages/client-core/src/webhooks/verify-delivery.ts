import { checkedNumber } from '../options/checked-number.ts';
import { type Clock, timeOf } from './clock.ts';
import { DeliveryError } from './delivery-error.ts';
import { type DeliveryHeaders, keyOf, requireHeaders, signatureOf } from './delivery-headers.ts';
import { type DeliveryBody, readBefore, readBody } from './read-body.ts';
import { parseSignature, requireSigned } from './signature.ts';
import type { VerifiedDelivery } from './verified-delivery.ts';

/** What was received: a Fetch `Request`, or headers and body. Of Node's `http`: `{ headers: request.headers, body: request }`. */
export interface DeliverySource {
  readonly headers: DeliveryHeaders;
  /** Without one there is nothing to verify, and a TypeError says so: events of some platforms may have none. */
  readonly body?: DeliveryBody | undefined;
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
  readonly now?: Clock | undefined;
  /** How large a body may be. Default 1,048,576. */
  readonly maxBytes?: number | undefined;
}

/**
 * Verifies signature and age of a delivery, and reads its body as text: for a webhook with a template of its own.
 * Throws a `DeliveryError` whose `code` says why a delivery is refused, and a TypeError for wrong options.
 */
export async function verifyDelivery(source: DeliverySource, options: VerifyOptions): Promise<VerifiedDelivery> {
  const { toleranceMs = 300_000, maxBytes = 1_048_576, now = Date.now, secret } = optionsOf(options);
  const secrets = secretsOf(secret);
  checkedNumber('toleranceMs', toleranceMs);
  checkedNumber('maxBytes', maxBytes);
  requireHeaders(source?.headers);
  const idempotencyKey = keyOf(source.headers);
  if (secrets.length === 0) return { text: await textOf(source, maxBytes), idempotencyKey, sentAt: undefined };
  const signature = parseSignature(signatureOf(source.headers));
  const sentMs = Number(signature.seconds) * 1000;
  refuseOtherTimes(sentMs - timeOf(now), toleranceMs);
  const bytes = await readBody(await bodyOf(source), maxBytes);
  await requireSigned(signature, bytes, secrets);
  return { text: decoded(bytes), idempotencyKey, sentAt: new Date(sentMs) };
}

/** Throws a TypeError where there are none. */
function optionsOf<Options extends object>(options: Options): Options {
  if (typeof options === 'object' && options !== null) return options;
  throw new TypeError('`options` must be an object with the `secret` of the webhook.');
}

/** Throws a TypeError where a secret is missing: an environment variable that is not set must not let everything in. */
export function secretsOf(secret: VerifyOptions['secret']): readonly string[] {
  const secrets = secret === null ? [] : typeof secret === 'string' ? [secret] : secret;
  const isWhole = Array.isArray(secrets) && secrets.every((one) => typeof one === 'string' && one !== '');
  if (isWhole && (secret === null || secrets.length > 0)) return secrets;
  throw new TypeError('`secret` must be the secret of the webhook, a list of secrets, or null where it has none.');
}

async function bodyOf(source: DeliverySource): Promise<DeliveryBody | undefined> {
  if ('bodyUsed' in source && source.bodyUsed === true) throw readBefore();
  // Some browsers know no `body` of a request.
  if (source.body !== undefined || !('arrayBuffer' in source)) return source.body;
  return (source as unknown as Request).arrayBuffer();
}

/** Takes only what is surely near: a comparison with no number is false. */
function refuseOtherTimes(aheadMs: number, toleranceMs: number): void {
  if (Math.abs(aheadMs) <= toleranceMs) return;
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  if (aheadMs < 0) throw new DeliveryError('TOO_OLD', `The delivery was signed ${seconds} seconds ago.`);
  throw new DeliveryError('TOO_NEW', `The delivery was signed ${seconds} seconds ahead of the time here.`);
}

async function textOf(source: DeliverySource, maxBytes: number): Promise<string> {
  return decoded(await readBody(await bodyOf(source), maxBytes));
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new DeliveryError('NOT_JSON', 'The body is no text in UTF-8.');
  }
}
