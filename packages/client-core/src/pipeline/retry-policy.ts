import { retryAfterMs } from '../errors/retry-after.ts';
import { ConnectionError, connectionErrorCode, TimeoutError } from '../errors/transport-error.ts';
import type { OutgoingRequest } from './outgoing-request.ts';

const baseDelayMs = 500;
const maxDelayMs = 8_000;

/** Upper bound of a delay that the server requests. */
const maxServerDelayMs = 60_000;

const retryableStatuses = [408, 429, 500, 502, 503, 504];

/** Matches the error codes of runtimes for a connection that was never established. */
const neverConnected = /refused|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT|UNREACH/i;

/** Returns true if it is safe and useful to send the request again after a response with this status. */
export function canRetryStatus(
  request: OutgoingRequest,
  attempts: number,
  status: number,
  idempotent: boolean,
): boolean {
  if (status === 429) return true;
  // The service sends 409 while an earlier request with the same key is in flight. On a later attempt, that request is an earlier
  // attempt of this call.
  if (status === 409) return attempts > 1 && hasIdempotencyKey(request);
  return retryableStatuses.includes(status) && idempotent;
}

/** Returns true if it is safe and useful to send the request again after this error. */
export function canRetryError(error: unknown, idempotent: boolean): boolean {
  if (error instanceof TimeoutError) return idempotent;
  return error instanceof ConnectionError && (idempotent || wasNeverSent(error));
}

/** Returns true if the error proves that the service never received the request. */
export function wasNeverSent(error: unknown): boolean {
  return error instanceof ConnectionError && neverConnected.test(connectionErrorCode(error.cause));
}

/** Returns the delay before the next attempt: the one that the server requests, otherwise exponential backoff with full jitter. */
export function retryDelayMs(attempts: number, headers: Headers | undefined): number {
  const requestedMs = headers && retryAfterMs(headers);
  if (requestedMs !== undefined) return Math.min(requestedMs, maxServerDelayMs);
  return Math.random() * Math.min(maxDelayMs, baseDelayMs * 2 ** (attempts - 1));
}

/**
 * Returns true if repeating the request has no further effect, because of its method or its idempotency key. A key counts only after a
 * response has shown that the server honors keys: otherwise, a retry could create a second resource.
 */
export function isIdempotent(request: OutgoingRequest, honorsKeys: boolean): boolean {
  return (request.method !== 'POST' && request.method !== 'PATCH') || (honorsKeys && hasIdempotencyKey(request));
}

function hasIdempotencyKey({ headers }: OutgoingRequest): boolean {
  return headers[idempotencyHeader] !== undefined;
}

/** The name, in lower case, of the request header that identifies repetitions of the same request. */
export const idempotencyHeader = 'idempotency-key';

/** Returns a new random key. `randomUUID` is faster, but exists only in secure contexts. */
export function createIdempotencyKey(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
