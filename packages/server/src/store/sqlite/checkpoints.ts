import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const INTERVAL_MS = 1_000;

/** Size of the write-ahead log from which it is copied. */
const MIN_LOG_BYTES = 4 * 2 ** 20;

/**
 * Size of the write-ahead log in pages of 4 KiB from which a commit of the service copies the log itself. It bounds the log when
 * threads fail or cannot keep up.
 */
const MAX_LOG_PAGES = 16_384;

/** Makes a connection leave the copying to {@link startCheckpoints}. SQLite shortens the log to its minimum when it starts over. */
export const CHECKPOINT_PRAGMAS = `PRAGMA wal_autocheckpoint = ${MAX_LOG_PAGES}; PRAGMA journal_size_limit = ${MIN_LOG_BYTES};`;

/** The checkpoints of a SQLite file. */
export interface Checkpoints {
  /** Waits for a running checkpoint. No further one starts. */
  stop(): Promise<void>;
}

function copyLog(path: string): Promise<unknown> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const thread = new Worker(new URL(`./checkpoint-thread.main.${extension}`, import.meta.url), { workerData: path });
  return once(thread, 'exit');
}

/**
 * Copies a long write-ahead log into its SQLite file, at most once a second, in a thread that ends afterwards. By default, SQLite
 * copies it in the commit that made it long. The commit of a large transaction then blocks the event loop three times as long.
 */
export function startCheckpoints(path: string): Checkpoints {
  let running: Promise<unknown> | undefined;
  let copiedMs: number | undefined;
  const copyLongLog = () => {
    const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
    // SQLite shortens a copied log only at its next write.
    if (running || !log || log.size <= MIN_LOG_BYTES || log.mtimeMs === copiedMs) return;
    copiedMs = log.mtimeMs;
    running = copyLog(path)
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(copyLongLog, INTERVAL_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
