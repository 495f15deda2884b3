import { setTimeout as wait } from 'node:timers/promises';
import { StoreBusyError } from '../store-unavailable-error.ts';
import { isConflict, isForeignKeyViolation } from './postgres-errors.ts';

/** The default of `timeoutMs`. */
const TIMEOUT_MS = 5_000;

const FIRST_DELAY_MS = 4;
const MAX_DELAY_MS = 200;

/** The attempt after which a foreign key violation is not retried. A violation that repeats is not a conflict. */
const FOREIGN_KEY_ATTEMPTS = 3;

/** Waits for a random time (full jitter), so that transactions in conflict do not retry at the same time. */
function backoff(attempt: number): Promise<void> {
  return wait(Math.random() * Math.min(FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS));
}

/**
 * Runs a transaction and retries it while it fails because of other transactions. Throws StoreBusyError if an attempt fails
 * after `timeoutMs`. Does not retry other errors: if the connection is lost during a commit, the result of the commit
 * is unknown.
 */
export async function retryOnConflict<Result>(attempt: () => Promise<Result>, timeoutMs = TIMEOUT_MS): Promise<Result> {
  const deadline = performance.now() + timeoutMs;
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      const retryable = isConflict(error) || (isForeignKeyViolation(error) && count < FOREIGN_KEY_ATTEMPTS);
      if (!retryable) throw error;
      if (performance.now() >= deadline) throw new StoreBusyError(error);
    }
    await backoff(count);
  }
}
