import type { CallState } from '../calls/call-state.ts';
import { retryAfterMs } from '../errors/retry-after.ts';
import { ConnectionError, TimeoutError } from '../errors/transport-error.ts';
import type { OutgoingRequest } from './outgoing-request.ts';
import { reasonOf } from './reason.ts';

const baseMs = 500;
const capMs = 8_000;

/** The longest that a server can make the client wait before it tries again. */
const serverCapMs = 60_000;

const temporary = [408, 429, 500, 502, 503, 504];

/** What runtimes say of a connection that was never made, so that no request can have arrived. */
const neverConnected = /refused|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT|UNREACH/i;

/** Whether it is safe and of use to send the request again after this answer. */
export function mayRetryAnswer(request: OutgoingRequest, { attempts }: CallState, status: number): boolean {
  if (status === 429) return true;
  // The service answers 409 while the first request with the same key is in flight, which was this call's own.
  if (status === 409) return attempts > 1 && hasKey(request);
  return temporary.includes(status) && isRepeatable(request);
}

/** Whether it is safe and of use to send the request again after this error. */
export function mayRetryError(request: OutgoingRequest, error: unknown): boolean {
  if (error instanceof TimeoutError) return isRepeatable(request);
  return error instanceof ConnectionError && (isRepeatable(request) || wasNeverSent(error));
}

/** Whether an error says that no request can have arrived. */
export function wasNeverSent(error: unknown): boolean {
  return error instanceof ConnectionError && neverConnected.test(reasonOf(error.cause));
}

/** How long to wait before the attempt that follows `attempts`: what the server asks for, else full jitter. */
export function retryDelayMs(attempts: number, headers: Headers | undefined): number {
  const asked = headers && retryAfterMs(headers);
  if (asked !== undefined) return Math.min(asked, serverCapMs);
  return Math.random() * Math.min(capMs, baseMs * 2 ** (attempts - 1));
}

/** A second request does no more than the first, by its method or by its idempotency key. */
function isRepeatable(request: OutgoingRequest): boolean {
  return (request.method !== 'POST' && request.method !== 'PATCH') || hasKey(request);
}

function hasKey({ headers }: OutgoingRequest): boolean {
  return headers.has('idempotency-key');
}
