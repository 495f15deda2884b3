import type { CallState } from '../calls/call-state.ts';
import type { RateLimit } from '../options/client-options.ts';
import { checkNumber } from '../options/option-checks.ts';
import { deadlineError, wait } from './with-timeout.ts';

/**
 * Creates a function that waits until a request may be sent. Each request takes one of `requests` tokens, which becomes free `perMs`
 * later. So at most `requests` requests are scheduled in any window of `perMs`, wherever the windows of the service start. If the event
 * loop is blocked, delayed requests can exceed this number.
 */
export function createRateLimiter({ requests, perMs }: RateLimit): (call: CallState) => Promise<void> | undefined {
  checkNumber('rateLimit.requests', requests, 1);
  checkNumber('rateLimit.perMs', perMs, 1);
  /** The times at which the last `requests` tokens were or will be taken, in ascending order. */
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
