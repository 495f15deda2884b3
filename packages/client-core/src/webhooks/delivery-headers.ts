import { DeliveryError } from './delivery-error.ts';

/** The headers of a `Request`, of Node's `IncomingMessage`, or a plain object. Names are case-insensitive. */
export type DeliveryHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The header with the time and the digest of a delivery. */
export const signatureHeader = 'X-Observability-Signature';

/** Throws a TypeError if the headers are not an object. */
export function assertHeaders(headers: unknown): void {
  if (typeof headers === 'object' && headers !== null) return;
  throw new TypeError('A delivery must be a Fetch `Request` or `{ headers, body }`. It has no `headers`.');
}

/** Returns the `Idempotency-Key` header. Throws a `DeliveryError` if it is missing or empty. */
export function readIdempotencyKey(headers: DeliveryHeaders): string {
  return requireHeader(headers, 'Idempotency-Key');
}

/** Returns the signature header. Throws a `DeliveryError` if it is missing or empty. */
export function readSignature(headers: DeliveryHeaders): string {
  return requireHeader(headers, signatureHeader);
}

function requireHeader(headers: DeliveryHeaders, name: string): string {
  const value = findHeader(headers, name);
  if (value) return value;
  throw new DeliveryError('MISSING_HEADER', `The delivery has no header \`${name}\`.`);
}

function findHeader(headers: DeliveryHeaders, name: string): string | undefined {
  if (isHeaders(headers)) return headers.get(name) ?? undefined;
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
  return typeof value === 'object' ? value.join(',') : value;
}

function isHeaders(headers: DeliveryHeaders): headers is { get(name: string): string | null } {
  return typeof headers['get'] === 'function';
}
