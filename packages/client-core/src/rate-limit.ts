import type { CallState } from './call-state.ts';
import { wait } from './timeout.ts';

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
  /** When each token was or will be taken, in the order in which they come back. */
  const taken: number[] = [];
  return (call) => {
    const now = performance.now();
    const free = taken.length < requests ? now : Math.max(now, (taken.shift() ?? now) + perMs);
    taken.push(free);
    return free > now ? wait(call, free - now) : undefined;
  };
}
