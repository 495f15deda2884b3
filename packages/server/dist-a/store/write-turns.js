import { setTimeout as wait } from 'node:timers/promises';
import { isBusy } from './store-errors.js';
/** How long a write waits for the write lock of another process before it gives up. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 40;
/** Makes turns for writes that each wait `patienceMs` at most; only one at a time asks for the lock. */
export const createWriteTurns = (patienceMs = PATIENCE_MS) => {
    let last = Promise.resolve();
    const tryUntil = async (deadline, attempt) => {
        for (;;) {
            try {
                return await attempt();
            }
            catch (error) {
                if (!isBusy(error) || performance.now() >= deadline)
                    throw error;
            }
            await wait(RETRY_MS);
        }
    };
    return {
        take(attempt) {
            const deadline = performance.now() + patienceMs;
            const turn = last.then(() => tryUntil(deadline, attempt));
            last = turn.catch(() => undefined);
            return turn;
        },
        done: async () => void (await last),
    };
};
