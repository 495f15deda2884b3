import type { CallState } from '../calls/call-state.ts';
import { checkedNumber } from '../options/checked-number.ts';
import { deadlineError, wait } from './with-timeout.ts';

/** So many requests in so many milliseconds. */
export interface RateLimit {
  readonly requests: number;
  readonly perMs: number;
}

/**
 * Waits until a request may be sent. A bucket of `requests` tokens, each of which comes back `perMs` after it was taken:
 * so no window of that length, wherever the service has its start, ever sees more.
 */
export function createRateLimit({ requests, perMs }: RateLimit): (call: CallState) => Promise<void> | undefined {
  checkedNumber('rateLimit.requests', requests, 1);
  checkedNumber('rateLimit.perMs', perMs, 1);
  /** When each token was or will be taken, in the order in which they come back. */
  const taken: number[] = [];
  return (call) => {
    const now = performance.now();
    const at = taken.length < requests ? now : Math.max(now, (taken[0] ?? now) + perMs);
    // A call that would be too late takes none, and is over at once.
    if (at >= call.endsAt) throw deadlineError(call);
    if (taken.length >= requests) taken.shift();
    taken.push(at);
    return at > now ? wait(call, at - now) : undefined;
  };
}
