import type { CallState } from '../calls/call-state.ts';
import type { RateLimit } from '../options/client-options.ts';
import { checkNumber } from '../options/option-checks.ts';
import { deadlineError, wait } from './with-timeout.ts';

/**
 * Creates a function that waits until a request may be sent. Each request takes one of `requests` tokens and returns it
 * after `perMs`. The scheduled times keep the limit in every period of that length, regardless of the start of the service's window.
 * Requests can be closer together if the event loop was blocked.
 */
export function createRateLimiter({ requests, perMs }: RateLimit): (call: CallState) => Promise<void> | undefined {
  checkNumber('rateLimit.requests', requests, 1);
  checkNumber('rateLimit.perMs', perMs, 1);
  /** The times at which the last tokens, at most `requests`, were or will be taken, in ascending order. */
  const grants: number[] = [];
  return (call) => {
    const now = performance.now();
    const start = grants.length < requests ? now : Math.max(now, (grants[0] ?? now) + perMs);
    // A call that would miss its deadline fails immediately and takes no token.
    if (start >= call.endsAt) throw deadlineError(call);
    if (grants.length >= requests) grants.shift();
    grants.push(start);
    return start > now ? wait(call, start - now) : undefined;
  };
}
