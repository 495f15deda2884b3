import type { CheckedFetch } from '../../outgoing/checked-fetch.ts';
import { ResponseTooLargeError } from '../../outgoing/response-too-large-error.ts';
import { TargetBlockedError } from '../../outgoing/target-blocked-error.ts';
import type { Timers } from '../schedule/timers.ts';
import type { DeliveryRequest } from './delivery-request.ts';

const MAX_ATTEMPTS = 3;
const FIRST_BACKOFF_MS = 1_000;

/** Sends one request; what checked connections do. */
export type Send = (...args: Parameters<CheckedFetch>) => Promise<{ readonly status: number }>;

/**
 * What came of a delivery: it was taken, it was not and why, it is for nobody any more, or it was left for another
 * evaluator or another time.
 */
export type DeliveryOutcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'unwanted' }
  | { readonly kind: 'left' }
  | { readonly kind: 'failed'; readonly why: string };

/** How it is sent. */
export interface Sending {
  readonly send: Send;
  readonly clock: () => number;
  readonly timing: Timers;
  readonly stopping: AbortSignal;
}

/** What an attempt came to; `why` is for readers of the alert, and says nothing that only the webhook's owner may know. */
interface Attempt {
  readonly isDelivered: boolean;
  readonly isRetryable: boolean;
  readonly reason: string;
}

const CODES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'it refuses connections',
  ECONNRESET: 'it ended the connection',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name cannot be resolved',
};

function failed(error: unknown): Attempt {
  if (error instanceof TargetBlockedError) {
    return { isDelivered: false, isRetryable: false, reason: 'its address or port is not allowed' };
  }
  if (error instanceof ResponseTooLargeError) return { isDelivered: false, isRetryable: false, reason: error.message };
  const isTimeout = error instanceof Error && /Timeout/.test(error.name);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { isDelivered: false, isRetryable: false, reason: 'the headers of its response are too large' };
  }
  const why = isTimeout ? 'it did not answer in time' : (CODES[code] ?? 'the connection failed');
  return { isDelivered: false, isRetryable: true, reason: why };
}

async function attempt(send: Send, { url, body, headersAt }: DeliveryRequest, nowMs: number): Promise<Attempt> {
  try {
    const { status } = await send(url, { method: 'POST', headers: headersAt(nowMs), body });
    const isTaken = status >= 200 && status < 300;
    return { isDelivered: isTaken, isRetryable: status === 429 || status >= 500, reason: `it answered ${status}` };
  } catch (error) {
    return failed(error);
  }
}

/** Doubles from one attempt to the next; by chance up to half sooner, so that many do not come back at once. */
function backoff(attempts: number): number {
  return FIRST_BACKOFF_MS * 2 ** (attempts - 1) * (1 - Math.random() / 2);
}

function times(count: number): string {
  return count === 1 ? '' : ` (${count} attempts)`;
}

/**
 * Sends a request, and again where that may help: after 429, 5xx and what goes wrong in the network. `prepare` says
 * before each attempt what is to be sent, or what came of it without another one: much may change in between.
 */
export async function deliver(
  prepare: () => Promise<DeliveryRequest | DeliveryOutcome>,
  { send, clock, timing, stopping }: Sending,
): Promise<DeliveryOutcome> {
  for (let count = 1; ; count += 1) {
    const prepared = await prepare();
    if ('kind' in prepared) return prepared;
    const { isDelivered: isTaken, isRetryable: isWorthAnother, reason: why } = await attempt(send, prepared, clock());
    if (isTaken) return { kind: 'taken' };
    if (!isWorthAnother || count === MAX_ATTEMPTS) return { kind: 'failed', why: `${why}${times(count)}` };
    await timing.wait(backoff(count), stopping);
  }
}
