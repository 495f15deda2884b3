import { errorCode } from '../../domain/describe-error.ts';
import { ResponseTooLargeError } from '../../outgoing/bounded-stream.ts';
import { TargetBlockedError } from '../../outgoing/checked-connector.ts';
import type { CheckedFetch } from '../../outgoing/checked-fetch.ts';
import type { Timers } from '../schedule/timers.ts';
import type { DeliveryRequest } from './delivery-request.ts';

const MAX_ATTEMPTS = 3;
const FIRST_BACKOFF_MS = 1_000;

/** Sends one request. {@link CheckedFetch} in production; tests inject their own. */
export type Send = (...args: Parameters<CheckedFetch>) => Promise<{ readonly status: number }>;

/**
 * The outcome of a delivery:
 *
 * - `delivered`: the webhook responded with a 2xx status
 * - `obsolete`: the alert or the webhook was deleted, or another process has sent the notification
 * - `deferred`: it must be tried later, or by the process that owns it
 * - `failed`: all attempts failed. Readers of the alert see `reason`
 */
export type DeliveryOutcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'obsolete' }
  | { readonly kind: 'deferred' }
  | { readonly kind: 'failed'; readonly reason: string };

/** The dependencies of a delivery. */
export interface DeliveryContext {
  readonly send: Send;
  readonly clock: () => number;
  readonly timers: Timers;
  /** Aborted when the process stops. Ends the wait between two attempts. */
  readonly stopping: AbortSignal;
}

/** The result of one attempt. `reason` is shown to readers of the alert and contains no secrets of the webhook. */
interface Attempt {
  readonly isDelivered: boolean;
  readonly isRetryable: boolean;
  readonly reason: string;
}

const NETWORK_ERRORS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  ENOTFOUND: 'host name not found',
  EAI_AGAIN: 'DNS lookup failed',
};

function failedAttempt(error: unknown): Attempt {
  if (error instanceof TargetBlockedError) {
    return { isDelivered: false, isRetryable: false, reason: 'its address or port is not allowed' };
  }
  if (error instanceof ResponseTooLargeError) return { isDelivered: false, isRetryable: false, reason: error.message };
  const isTimeout = error instanceof Error && /Timeout/.test(error.name);
  const code = errorCode(error) ?? '';
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { isDelivered: false, isRetryable: false, reason: 'the headers of its response are too large' };
  }
  const reason = isTimeout ? 'it did not respond in time' : (NETWORK_ERRORS[code] ?? 'the connection failed');
  return { isDelivered: false, isRetryable: true, reason };
}

async function attempt(send: Send, { url, body, headersAt }: DeliveryRequest, nowMs: number): Promise<Attempt> {
  try {
    const { status } = await send(url, { method: 'POST', headers: headersAt(nowMs), body });
    const isDelivered = status >= 200 && status < 300;
    return { isDelivered, isRetryable: status === 429 || status >= 500, reason: `it responded with status ${status}` };
  } catch (error) {
    return failedAttempt(error);
  }
}

/** Doubles after each attempt. The random part spreads the retries of many notifications. */
function backoffMs(attempts: number): number {
  return FIRST_BACKOFF_MS * 2 ** (attempts - 1) * (1 - Math.random() / 2);
}

function describeAttempts(count: number): string {
  return count === 1 ? '' : ` (${count} attempts)`;
}

/**
 * Sends a request in up to three attempts. Retries after 429, 5xx, timeouts and network errors. `prepare` runs before each
 * attempt, because alert, webhook and lease may change in between; it returns the request, or the outcome if there is
 * nothing to send.
 */
export async function deliver(
  prepare: () => Promise<DeliveryRequest | DeliveryOutcome>,
  { send, clock, timers, stopping }: DeliveryContext,
): Promise<DeliveryOutcome> {
  for (let count = 1; ; count += 1) {
    const prepared = await prepare();
    if ('kind' in prepared) return prepared;
    const { isDelivered, isRetryable, reason } = await attempt(send, prepared, clock());
    if (isDelivered) return { kind: 'delivered' };
    if (!isRetryable || count === MAX_ATTEMPTS) {
      return { kind: 'failed', reason: `${reason}${describeAttempts(count)}` };
    }
    await timers.wait(backoffMs(count), stopping);
  }
}
