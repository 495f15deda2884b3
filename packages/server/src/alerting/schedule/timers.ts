import { setTimeout as wait } from 'node:timers/promises';

/** How time passes, apart from what the clock says: clocks are set, this is not. Tests bring their own. */
export interface Timers {
  /** Milliseconds since some moment; they only ever grow. */
  elapsed(): number;
  /** Waits without keeping the process alive; sooner than asked when it is aborted. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** Time as it passes for this process. */
export const systemTimers: Timers = {
  elapsed: () => performance.now(),
  wait: (milliseconds, signal) =>
    wait(milliseconds, undefined, { ref: false, ...(signal && { signal }) }).catch((error: unknown) => {
      if (!signal?.aborted) throw error;
    }),
};
