import { setTimeout as wait } from 'node:timers/promises';
import { isBusy } from './sqlite-errors.ts';

/** How long a write waits for the write lock of another process before it gives up. */
const TIMEOUT_MS = 5_000;

const RETRY_MS = 40;

/** Writes, one after the other. */
export interface WriteLock {
  /**
   * Does `attempt` when it is its turn, and again while another process holds the write lock. Throws what the attempt
   * throws: Unavailable when the lock did not come free in time. An attempt must have changed nothing when it is busy.
   */
  acquire<Result>(attempt: () => Promise<Result>): Promise<Result>;
  /** Resolves when every write that was asked for has had its turn. */
  release(): Promise<void>;
}

/** Makes turns for writes that each wait `patienceMs` at most; only one at a time asks for the lock. */
export function createWriteLock(timeoutMs = TIMEOUT_MS): WriteLock {
  let last: Promise<unknown> = Promise.resolve();

  const tryUntil = async <Result>(deadline: number, attempt: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!isBusy(error) || performance.now() >= deadline) throw error;
      }
      await wait(RETRY_MS);
    }
  };

  return {
    acquire(attempt) {
      const deadline = performance.now() + timeoutMs;
      const turn = last.then(() => tryUntil(deadline, attempt));
      last = turn.catch(() => undefined);
      return turn;
    },
    release: async () => void (await last),
  };
}
