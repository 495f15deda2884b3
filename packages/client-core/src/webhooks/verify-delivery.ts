import { type Clock, checkNumber, readClock } from '../options/option-checks.ts';
import type { VerifiedDelivery } from './delivery.ts';
import { DeliveryError } from './delivery-error.ts';
import { assertHeaders, type DeliveryHeaders, readIdempotencyKey, readSignature } from './delivery-headers.ts';
import { bodyAlreadyRead, type DeliveryBody, readBody } from './read-body.ts';
import { parseSignature, verifySignature } from './signature.ts';

/**
 * A received request: a Fetch `Request`, or its headers and body. With Node's `http`, pass
 * `{ headers: request.headers, body: request }`.
 */
export interface DeliverySource {
  readonly headers: DeliveryHeaders;
  /**
   * Optional, because the request types of some platforms have an optional body. A source with neither a `body` nor an `arrayBuffer`
   * method is rejected with a TypeError.
   */
  readonly body?: DeliveryBody | undefined;
}

/** Options for verifying a delivery. */
export interface VerifyOptions {
  /**
   * The `secret` of the webhook. During a rotation, pass the old and the new secret. `null` disables the verification, for
   * a webhook without a secret: anyone who knows the URL can then send deliveries.
   */
  readonly secret: string | readonly string[] | null;
  /** Maximum difference between the time of the signature and now. `Infinity` accepts any time. @default 300_000 (five minutes) */
  readonly toleranceMs?: number | undefined;
  /** Returns the current time in milliseconds since 1970. @default Date.now */
  readonly now?: Clock | undefined;
  /** Maximum size of a body in bytes. @default 1_048_576 */
  readonly maxBytes?: number | undefined;
}

/**
 * Verifies the signature and the age of a delivery and returns its body as text. Use it for a webhook with its own body template. Throws
 * a `DeliveryError` for a rejected delivery: its `code` is the reason. Throws a TypeError for invalid arguments or a body that was already
 * read.
 */
export async function verifyDelivery(source: DeliverySource, options: VerifyOptions): Promise<VerifiedDelivery> {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError('`options` must be an object with the `secret` of the webhook.');
  }
  const { toleranceMs = 300_000, maxBytes = 1_048_576, now = Date.now } = options;
  const secrets = checkSecrets(options.secret);
  checkNumber('toleranceMs', toleranceMs);
  checkNumber('maxBytes', maxBytes);
  assertHeaders(source?.headers);
  const idempotencyKey = readIdempotencyKey(source.headers);
  if (secrets.length === 0) {
    const bytes = await readBody(await findBody(source), maxBytes);
    return { text: decodeUtf8(bytes), idempotencyKey, sentAt: undefined };
  }
  // The headers are checked before the body is read.
  const signature = parseSignature(readSignature(source.headers));
  const sentMs = Number(signature.seconds) * 1000;
  assertTolerance(sentMs - readClock(now), toleranceMs);
  const bytes = await readBody(await findBody(source), maxBytes);
  await verifySignature(signature, bytes, secrets);
  return { text: decodeUtf8(bytes), idempotencyKey, sentAt: new Date(sentMs) };
}

/** Returns the secrets as an array. Throws a TypeError for a missing secret: an unset variable must not disable the check. */
function checkSecrets(secret: VerifyOptions['secret']): readonly string[] {
  if (secret === null) return [];
  const secrets = typeof secret === 'string' ? [secret] : secret;
  if (
    Array.isArray(secrets) &&
    secrets.length > 0 &&
    secrets.every((value) => typeof value === 'string' && value !== '')
  ) {
    return secrets;
  }
  throw new TypeError('`secret` must be the secret of the webhook, an array of secrets, or null if it has none.');
}

async function findBody(source: DeliverySource): Promise<DeliveryBody | undefined> {
  if ('bodyUsed' in source && source.bodyUsed === true) throw bodyAlreadyRead();
  // In some browsers, a `Request` has no `body`.
  if (source.body !== undefined || !('arrayBuffer' in source)) return source.body;
  return (source as unknown as Request).arrayBuffer();
}

function assertTolerance(aheadMs: number, toleranceMs: number): void {
  if (Math.abs(aheadMs) <= toleranceMs) return;
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  if (aheadMs < 0) throw new DeliveryError('TOO_OLD', `The delivery was signed ${seconds} seconds ago.`);
  throw new DeliveryError('TOO_NEW', `The delivery was signed ${seconds} seconds in the future.`);
}

function decodeUtf8(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new DeliveryError('INVALID_JSON', 'The body is not UTF-8 text.');
  }
}
