// Runs a checkpoint of a SQLite file, in a thread that `startCheckpoints` starts.
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const database = new DatabaseSync(workerData as string);
// This copies most of the log, and does not block writers.
database.exec('PRAGMA wal_checkpoint(PASSIVE)');
// This copies the rest and empties the log. It blocks writers for some milliseconds, and does nothing while the log is read.
database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
database.close();
