import { idempotencyHeader } from '../idempotency-key.ts';
import { DeliveryError } from './delivery-error.ts';

/** Headers as a `Request`, Node's `IncomingMessage` or a plain object has them; names in any case. */
export type DeliveryHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The header with time and digest of a delivery. */
export const signatureHeader = 'X-Observability-Signature';

/** Throws a TypeError where there are none to look at. */
export function requireHeaders(headers: unknown): void {
  if (typeof headers === 'object' && headers !== null) return;
  throw new TypeError(
    'A delivery must be a Fetch `Request`, or `{ headers, body }` as they came: it has no `headers`.',
  );
}

/** The value of a header. Throws a `DeliveryError` that names it when it is missing. */
function requiredHeader(headers: DeliveryHeaders, name: string): string {
  const value = headerOf(headers, name);
  if (value) return value;
  throw new DeliveryError('MISSING_HEADER', `The delivery has no header \`${name}\`.`);
}

/** What names the notification. */
export function keyOf(headers: DeliveryHeaders): string {
  return requiredHeader(headers, idempotencyHeader);
}

/** Time and digest of the delivery. */
export function signatureOf(headers: DeliveryHeaders): string {
  return requiredHeader(headers, signatureHeader);
}

function headerOf(headers: DeliveryHeaders, name: string): string | undefined {
  if (isHeaders(headers)) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
  return typeof found === 'object' ? found.join(',') : found;
}

function isHeaders(headers: DeliveryHeaders): headers is { get(name: string): string | null } {
  return typeof headers['get'] === 'function';
}
