import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { errorCode } from '../domain/describe-error.ts';

const OWNER_ONLY = 0o600;

function createFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/**
 * Creates a file that only its owner can read and write, or changes the mode of an existing file. Also changes the mode of the existing
 * files in `companions`, such as the write-ahead log. SQLite creates new companion files with the mode of the database. Never opens an
 * existing file: closing it would release the POSIX locks that this process holds on it.
 */
export function makePrivate(path: string, companions: readonly string[] = []): void {
  createFile(path);
  for (const name of [path, ...companions.filter(existsSync)]) chmodSync(name, OWNER_ONLY);
}
