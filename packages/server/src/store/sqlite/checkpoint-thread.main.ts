// Runs a checkpoint of a SQLite file for each message of `startCheckpoints`, and responds with a message.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

function runCheckpoint(): void {
  // The timeout is the maximum time that a checkpoint waits for writes and reads of other connections.
  const database = new DatabaseSync(workerData as string, { timeout: 50 });
  try {
    // This copies most of the log, and does not block writers.
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    // This copies the rest and empties the log, unless the log is read. It blocks writers while it waits for the disk.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    // The first write to an empty log waits for the disk. This thread does it, so that the service does not. It changes nothing.
    database.exec('PRAGMA user_version = 0');
  } finally {
    database.close();
  }
}

parentPort?.on('message', () => {
  runCheckpoint();
  parentPort?.postMessage('done');
});
