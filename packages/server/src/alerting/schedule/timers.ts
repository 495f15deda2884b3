import { setTimeout as wait } from 'node:timers/promises';

/** A monotonic clock and its timer. Setting the system clock does not affect it. Tests inject their own. */
export interface Timers {
  /** Returns the milliseconds since a fixed, arbitrary moment. Never decreases. */
  elapsedMs(): number;
  /** Waits without keeping the process alive. Resolves early when `signal` is aborted. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** The monotonic clock of this process. */
export const systemTimers: Timers = {
  elapsedMs: () => performance.now(),
  wait: (milliseconds, signal) =>
    wait(milliseconds, undefined, { ref: false, ...(signal && { signal }) }).catch((error: unknown) => {
      if (!signal?.aborted) throw error;
    }),
};
