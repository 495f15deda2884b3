// Runs a checkpoint of a SQLite file, in a thread that `startCheckpoints` starts.
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const database = new DatabaseSync(workerData as string);
database.exec('PRAGMA wal_checkpoint(PASSIVE)');
database.close();
