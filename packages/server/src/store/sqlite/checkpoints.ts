import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** The interval at which the size of the write-ahead log is checked. */
const INTERVAL_MS = 1_000;

/** A checkpoint runs if the write-ahead log is larger than this. */
const MIN_LOG_BYTES = 4 * 2 ** 20;

/**
 * If the write-ahead log has this number of pages of 4 KiB, the next commit runs the checkpoint itself. This bounds the log if the
 * threads fail or cannot keep up.
 */
const MAX_LOG_PAGES = 16_384;

/**
 * Settings of a connection that leaves checkpoints to {@link startCheckpoints}. SQLite truncates the log when it starts to
 * overwrite it.
 */
export const CHECKPOINT_PRAGMAS = `PRAGMA wal_autocheckpoint = ${MAX_LOG_PAGES}; PRAGMA journal_size_limit = ${MIN_LOG_BYTES};`;

/** The periodic checkpoints of a SQLite file. */
export interface Checkpoints {
  /** Starts no more checkpoints, and waits for a running one. */
  stop(): Promise<void>;
}

function runCheckpoint(path: string): Promise<unknown> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const thread = new Worker(new URL(`./checkpoint-thread.main.${extension}`, import.meta.url), { workerData: path });
  return once(thread, 'exit');
}

/**
 * Runs a checkpoint when the write-ahead log of a SQLite file exceeds 4 MiB: copies the log into the file, at most once a second, in
 * a thread that ends afterwards. By default, SQLite runs checkpoints in commits. The commit of a large transaction then blocks the
 * event loop three times as long.
 */
export function startCheckpoints(path: string): Checkpoints {
  let running: Promise<unknown> | undefined;
  /** The modification time of the log at the last checkpoint. */
  let copiedAtMs: number | undefined;
  const runIfDue = () => {
    const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
    // SQLite truncates a copied log only at the next write.
    if (running || !log || log.size <= MIN_LOG_BYTES || log.mtimeMs === copiedAtMs) return;
    copiedAtMs = log.mtimeMs;
    running = runCheckpoint(path)
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(runIfDue, INTERVAL_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
