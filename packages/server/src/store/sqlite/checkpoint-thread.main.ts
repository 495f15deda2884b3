// Runs the steps of checkpoints of a SQLite file for `startCheckpoints`. Responds to each message when its step has ended.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

const STEPS = {
  /** Copies most of the log into the file, and does not block writers. */
  copy: ['PRAGMA wal_checkpoint(PASSIVE)'],
  /**
   * Copies the rest and empties the log, unless the log is read. The first write to an empty log waits for the disk: this thread does
   * it, so that the service does not. It changes nothing.
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
