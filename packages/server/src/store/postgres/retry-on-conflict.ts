import { setTimeout as wait } from 'node:timers/promises';
import { UnavailableError } from '../../domain/errors.ts';
import { isConflict, isLostReference } from './postgres-errors.ts';

/** How long the same work is tried again before it is given up. */
const TIMEOUT_MS = 5_000;

const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 200;

/** A reference that leads nowhere again and again is not somebody else's doing. */
const LOST_REFERENCES = 3;

/** By chance, so that those who were in each other's way do not meet again. */
function backoff(attempt: number): Promise<void> {
  return wait(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));
}

/**
 * Runs a transaction again for as long as others are in its way. Nothing else is tried again: of a connection that is
 * lost during the commit nobody knows whether the commit was made. Throws Unavailable after `patienceMs`.
 */
export async function retryOnConflict<Result>(attempt: () => Promise<Result>, timeoutMs = TIMEOUT_MS): Promise<Result> {
  const deadline = performance.now() + timeoutMs;
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      const again = isConflict(error) || (isLostReference(error) && count < LOST_REFERENCES);
      if (!again) throw error;
      if (performance.now() >= deadline) throw new UnavailableError('The store is too busy', { cause: error });
    }
    await backoff(count);
  }
}
