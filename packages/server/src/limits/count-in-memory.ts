import type { Counter } from './counter.ts';
import type { Limit } from './rate-limit-option.ts';

interface Window {
  used: number;
  readonly endsAtMs: number;
}

/** Maximum number of expired windows that one request evicts. It is more than one, so that the number of windows decreases. */
const MAX_EVICTED = 10;

/**
 * Creates a counter in the memory of this process, with a fixed window per key. A window starts with the first request of its
 * key. All windows have the same length, so the map, which is in insertion order, has the oldest windows first. Expired
 * windows are evicted when a window is added. `clock` returns milliseconds.
 */
export function countInMemory({ requests, seconds }: Limit, clock: () => number = () => performance.now()): Counter {
  const windows = new Map<string, Window>();
  const addWindow = (key: string, nowMs: number): Window => {
    let evicted = 0;
    for (const [other, { endsAtMs }] of windows) {
      if (endsAtMs > nowMs || evicted === MAX_EVICTED) break;
      windows.delete(other);
      evicted += 1;
    }
    const added = { used: 0, endsAtMs: nowMs + seconds * 1000 };
    windows.set(key, added);
    return added;
  };
  return (key) => {
    // Rounded down: fractions of a millisecond could make `resetSeconds` one second too large.
    const nowMs = Math.floor(clock());
    const current = windows.get(key);
    // Deletes an expired window, so that the new one is added at the end of the map.
    if (current && current.endsAtMs <= nowMs) windows.delete(key);
    const window = current && current.endsAtMs > nowMs ? current : addWindow(key, nowMs);
    window.used += 1;
    return {
      limit: requests,
      windowSeconds: seconds,
      remaining: Math.max(0, requests - window.used),
      resetSeconds: Math.ceil((window.endsAtMs - nowMs) / 1000),
      rejected: Math.max(0, window.used - requests),
    };
  };
}
