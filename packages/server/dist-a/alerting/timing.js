import { setTimeout as wait } from 'node:timers/promises';
/** Time as it passes for this process. */
export const realTiming = {
    elapsed: () => performance.now(),
    wait: (milliseconds, signal) => wait(milliseconds, undefined, { ref: false, ...(signal && { signal }) }).catch((error) => {
        if (!signal?.aborted)
            throw error;
    }),
};
