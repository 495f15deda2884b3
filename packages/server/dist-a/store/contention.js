import { setTimeout as wait } from 'node:timers/promises';
import { Unavailable } from '../resources/errors.js';
import { isContention, isLostReference } from './postgres-errors.js';
/** How long the same work is tried again before it is given up. */
const PATIENCE_MS = 5_000;
const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 200;
/** A reference that leads nowhere again and again is not somebody else's doing. */
const LOST_REFERENCES = 3;
/** By chance, so that those who were in each other's way do not meet again. */
const pause = (attempt) => wait(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
/**
 * Runs a transaction again for as long as others are in its way. Nothing else is tried again: of a connection that is
 * lost during the commit nobody knows whether the commit was made. Throws Unavailable after `patienceMs`.
 */
export const throughContention = async (attempt, patienceMs = PATIENCE_MS) => {
    const deadline = performance.now() + patienceMs;
    for (let count = 1;; count += 1) {
        try {
            return await attempt();
        }
        catch (error) {
            const again = isContention(error) || (isLostReference(error) && count < LOST_REFERENCES);
            if (!again)
                throw error;
            if (performance.now() >= deadline)
                throw new Unavailable('The store is too busy', { cause: error });
        }
        await pause(count);
    }
};
