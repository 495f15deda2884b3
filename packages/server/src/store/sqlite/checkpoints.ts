import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { WriteLock } from './write-lock.ts';

/** The interval at which the size of the write-ahead log is checked. Large writes add more than 100 MiB to the log in a second. */
const INTERVAL_MS = 250;

/** A checkpoint runs if the write-ahead log is larger than this. */
const MIN_LOG_BYTES = 16 * 2 ** 20;

/**
 * The size of the write-ahead log, in pages of 4 KiB, from which commits run checkpoints. This bounds the log if the thread for
 * checkpoints fails or cannot keep up.
 */
const MAX_LOG_PAGES = 32_768;

/** The setting of a connection that leaves checkpoints to {@link startCheckpoints}. */
export const CHECKPOINT_PRAGMA = `PRAGMA wal_autocheckpoint = ${MAX_LOG_PAGES};`;

/** The periodic checkpoints of a SQLite file. */
export interface Checkpoints {
  /** Starts no more checkpoints, and waits for a running one. */
  stop(): Promise<void>;
}

/** Starts the thread. It stays alive: the start and the end of a thread block the event loop for up to 70 ms. */
function startThread(path: string): Worker {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const thread = new Worker(new URL(`./checkpoint-thread.main.${extension}`, import.meta.url), { workerData: path });
  thread.unref();
  return thread;
}

/**
 * Runs a checkpoint when the write-ahead log of a SQLite file exceeds 16 MiB, at most four times a second. In a thread, a checkpoint
 * copies the log into the file and empties the log. By default, SQLite runs checkpoints in commits, which block the event loop. Writes
 * of this process wait while the log is emptied: under a constant load, the thread would not get the lock of the file between two
 * writes.
 */
export function startCheckpoints(path: string, writeLock: Pick<WriteLock, 'run'>): Checkpoints {
  let thread: Worker | undefined;
  let running: Promise<unknown> | undefined;
  const runStep = async (step: 'copy' | 'empty') => {
    thread ??= startThread(path);
    try {
      thread.postMessage(step);
      await once(thread, 'message');
    } catch {
      // The thread has ended with the error. The next step starts another one.
      thread = undefined;
    }
  };
  const runCheckpoint = async () => {
    await runStep('copy');
    // Throws if the writes of the service take too long. The next checkpoint empties the log.
    await writeLock.run(() => runStep('empty')).catch(() => undefined);
  };
  const runIfDue = () => {
    const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
    if (running || !log || log.size <= MIN_LOG_BYTES) return;
    running = runCheckpoint().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(runIfDue, INTERVAL_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
      await thread?.terminate();
    },
  };
}
