import { setTimeout as wait } from 'node:timers/promises';
import { SlotQueue } from '../../domain/concurrency/slot-queue.ts';
import { currentTenant } from '../../domain/current-tenant.ts';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import { StoreBusyError } from '../store-unavailable-error.ts';
import { isBusy } from './sqlite-errors.ts';

/** The maximum time that a write waits for the write lock of another process. */
const TIMEOUT_MS = 5_000;
const RETRY_MS = 40;

/**
 * When consecutive writes have taken this long together, the next one starts in another tick of the event loop: SQLite writes
 * synchronously.
 */
const MAX_WRITES_MS = 5;

/** The write lock of a SQLite store: runs the writes of this process one after the other. The tenants take turns. */
export interface WriteLock {
  /**
   * Runs `write` after the earlier writes of the current tenant. Retries it while another process holds the write lock of the
   * file. Throws the errors of `write`, and StoreBusyError if the earlier writes take too long. A `write` that fails because
   * of the lock must not have changed anything.
   */
  run<Result>(write: () => Promise<Result>): Promise<Result>;
  /** Resolves when all queued writes have ended. */
  idle(): Promise<void>;
}

/** Retries `write` while another process holds the write lock, until `deadline` (of `performance.now()`). */
async function retryWhileBusy<Result>(write: () => Promise<Result>, deadline: number): Promise<Result> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
    }
    await wait(RETRY_MS);
  }
}

/** Creates a write lock. A write is not retried after `timeoutMs`, the time in the queue included. */
export function createWriteLock(timeoutMs = TIMEOUT_MS): WriteLock {
  const queue = new SlotQueue({
    slots: 1,
    createTimeoutError: () => new StoreBusyError(new Error('timeout exceeded when waiting for other writes')),
  });
  const pending = new Set<Promise<unknown>>();
  /** The duration of the writes since the last pause between two writes. */
  let writesMs = 0;
  const pause = async (): Promise<void> => {
    writesMs = 0;
    await nextFreeTick({ holdsLock: true });
  };
  const runInTurn: WriteLock['run'] = async (write) => {
    const deadline = performance.now() + timeoutMs;
    const release = await queue.acquire(currentTenant());
    const startedAtMs = performance.now();
    try {
      return await retryWhileBusy(write, deadline);
    } finally {
      writesMs += performance.now() - startedAtMs;
      if (writesMs < MAX_WRITES_MS) release();
      else void pause().then(release);
    }
  };
  return {
    run(write) {
      const result = runInTurn(write).finally(() => pending.delete(result));
      pending.add(result);
      return result;
    },
    idle: async () => void (await Promise.allSettled(pending)),
  };
}
