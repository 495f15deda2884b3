import { errorCode } from '../../domain/describe-error.ts';
import { ResponseTooLargeError } from '../../outgoing/bounded-stream.ts';
import { TargetBlockedError } from '../../outgoing/checked-connector.ts';
import type { CheckedFetch } from '../../outgoing/checked-fetch.ts';
import { MAX_BACKOFF_MS } from '../outbox/outbox.ts';
import type { Timers } from '../schedule/timers.ts';
import type { DeliveryRequest } from './delivery-request.ts';

/** The maximum number of attempts before a delivery is first postponed, which stores the time of its next attempt. */
const FIRST_ATTEMPTS = 3;
const FIRST_BACKOFF_MS = 1_000;
const FIRST_POSTPONEMENT_MS = 30_000;

/** Sends one request. {@link CheckedFetch} in production; tests inject their own. */
export type Send = (...args: Parameters<CheckedFetch>) => Promise<{ readonly status: number }>;

/**
 * The outcome of a delivery:
 *
 * - `delivered`: the webhook responded with a 2xx status, or the mail server accepted all recipients
 * - `obsolete`: the alert or the webhook was deleted, a newer notification replaces this one, the delivery has already ended, or another
 *   process sends it
 * - `deferred`: no attempt may start now. The process is stopping, its lease is not valid, an older notification is not delivered yet, or
 *   the next attempt is not due
 * - `failed`: the attempts failed, or none is possible. Readers of the alert see `reason`. If `isRetryable`, a later attempt
 *   may succeed
 */
export type DeliveryOutcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'obsolete' }
  | { readonly kind: 'deferred' }
  | { readonly kind: 'failed'; readonly reason: string; readonly isRetryable: boolean };

/** The outcome of a delivery and its attempts since it was last postponed. */
type DeliveryResult = DeliveryOutcome & {
  readonly attempts: number;
  /** The reason for the last failed attempt. Null if no attempt failed. */
  readonly lastError: string | null;
};

/** A notification that may be sent now. */
export interface PreparedDelivery {
  /** The host of the receiver, for error messages. */
  readonly host: string;
  /** Sends the notification at `nowMs`. */
  attempt(nowMs: number): Promise<Attempt>;
  /**
   * True if the delivery was postponed, or inherits the backoff of a superseded notification of its channel. Only one attempt is then made.
   * False again after a retry by a caller, until the next postponement.
   */
  readonly wasPostponed: boolean;
}

/** The dependencies of a delivery. */
export interface DeliveryContext {
  readonly clock: () => number;
  readonly timers: Timers;
  /** Aborted when the process stops. Ends the wait between two attempts. */
  readonly stopping: AbortSignal;
}

/** The result of one attempt. `reason` is shown to readers of the alert and contains no secrets of the receiver. */
export interface Attempt {
  readonly isDelivered: boolean;
  readonly isRetryable: boolean;
  readonly reason: string;
}

const NETWORK_ERRORS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  ETIMEDOUT: 'connection timed out',
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'network unreachable',
  ENOTFOUND: 'DNS lookup failed',
  EAI_AGAIN: 'DNS lookup failed',
  EPROTO: 'TLS handshake failed',
  CERT_HAS_EXPIRED: 'TLS certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'TLS certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'TLS certificate is from an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'TLS certificate is from an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'TLS certificate is from an unknown authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'TLS certificate is for another host name',
};

/** Converts the error of a request or an e-mail to a failed attempt. */
export function failedAttempt(error: unknown): Attempt {
  if (error instanceof TargetBlockedError) {
    return { isDelivered: false, isRetryable: false, reason: 'the address or port is not allowed' };
  }
  if (error instanceof ResponseTooLargeError) return { isDelivered: false, isRetryable: false, reason: error.message };
  // The `TimeoutError` of an AbortSignal.
  const isTimeout = error instanceof Error && /Timeout/.test(error.name);
  const code = errorCode(error) ?? '';
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { isDelivered: false, isRetryable: false, reason: 'the headers of the response are too large' };
  }
  const reason = isTimeout ? 'no response in time' : (NETWORK_ERRORS[code] ?? 'the connection failed');
  return { isDelivered: false, isRetryable: true, reason };
}

/** Sends a request to a webhook. */
export async function attemptRequest(
  send: Send,
  { tenant, url, body, headersAt }: DeliveryRequest,
  nowMs: number,
): Promise<Attempt> {
  try {
    const { status } = await send(url, { method: 'POST', tenant, headers: headersAt(nowMs), body });
    const isDelivered = status >= 200 && status < 300;
    return { isDelivered, isRetryable: status === 429 || status >= 500, reason: `responded with status ${status}` };
  } catch (error) {
    return failedAttempt(error);
  }
}

/** Returns the host of a webhook URL for messages. Omits user name, path and query, which may contain secrets. */
export function describeHost(url: string): string {
  return URL.parse(url)?.host ?? 'the webhook';
}

/** Returns the delay after the first or the second attempt. It doubles each time. The random part spreads the retries. */
function backoffMs(attempts: number): number {
  return FIRST_BACKOFF_MS * 2 ** (attempts - 1) * (1 - Math.random() / 2);
}

/**
 * Returns the delay before the next attempt of a postponed delivery. The maximum delay is 30 seconds at first. It doubles with each earlier
 * postponement, up to {@link MAX_BACKOFF_MS}. The delay is up to a quarter shorter at random, which spreads the retries of many
 * notifications.
 */
export function postponementMs(earlierPostponements: number): number {
  return Math.min(MAX_BACKOFF_MS, FIRST_POSTPONEMENT_MS * 2 ** earlierPostponements) * (1 - Math.random() / 4);
}

function describeAttempts(count: number): string {
  return count === 1 ? '' : ` (${count} attempts)`;
}

/**
 * Sends a notification in up to three attempts, or in one if {@link PreparedDelivery.wasPostponed} is true. `prepare` runs before each
 * attempt, because the alert, the webhook and the lease may change in between. It returns an outcome if no attempt is possible.
 */
export async function deliver(
  prepare: () => Promise<PreparedDelivery | DeliveryOutcome>,
  { clock, timers, stopping }: DeliveryContext,
): Promise<DeliveryResult> {
  let lastError: string | null = null;
  for (let count = 1; ; count += 1) {
    const prepared = await prepare();
    if ('kind' in prepared) return { ...prepared, attempts: count - 1, lastError };
    const { host, wasPostponed } = prepared;
    const { isDelivered, isRetryable, reason } = await prepared.attempt(clock());
    if (isDelivered) return { kind: 'delivered', attempts: count, lastError };
    lastError = `${host}: ${reason}${describeAttempts(count)}`;
    if (!isRetryable || wasPostponed || count === FIRST_ATTEMPTS) {
      return { kind: 'failed', reason: lastError, isRetryable, attempts: count, lastError };
    }
    await timers.wait(backoffMs(count), stopping);
  }
}
