// Runs in the thread that `startCheckpoints` starts. Each message names a step of a checkpoint of a SQLite file. Responds when the step
// has ended.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const STEPS = {
  /** Copies as much of the write-ahead log into the file as possible without blocking writers. */
  copy: ['PRAGMA wal_checkpoint(PASSIVE)'],
  /**
   * Copies the rest and empties the log, unless a connection reads from the log. The first write to an empty log waits for the disk. The
   * statement after the checkpoint is such a write, so that this thread waits and not the service. It sets `user_version`, which nothing
   * uses, to its current value.
   */
  empty: ['PRAGMA wal_checkpoint(TRUNCATE)', 'PRAGMA user_version = 0'],
};

function run(step: keyof typeof STEPS): void {
  // The timeout is the maximum time that a statement waits for writes and reads of other connections.
  const database = new DatabaseSync(workerData as string, { timeout: 50 });
  try {
    for (const statement of STEPS[step]) database.exec(statement);
  } finally {
    database.close();
  }
}

parentPort?.on('message', (step: keyof typeof STEPS) => {
  try {
    run(step);
  } catch {
    // The file is locked for longer than the timeout, or the disk fails. The next checkpoint tries again. The thread continues, because
    // the start of another one would block the event loop of the service.
  }
  parentPort?.postMessage('done');
});
