import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '../domain/describe-error.ts';
import { StartupError } from '../domain/errors.ts';
import { makePrivate } from './file-permissions.ts';
import { isBusy } from './sqlite/sqlite-errors.ts';

const OWNER_ONLY = 0o700;

/** A data directory that is locked for this process until `release` is called. */
export interface DataDirectory {
  readonly path: string;
  release(): void;
}

/** Returns the error for a data directory that is not writable. */
export function notWritableError(path: string, error: unknown): StartupError {
  return new StartupError(`The data directory ${path} is not writable (${reasonOf(error)}).`, { cause: error });
}

/**
 * Creates a directory and its missing parents. `mkdirSync` with `recursive` does not return for a path in which no directory
 * can be created, such as /proc.
 */
function makeDirectories(path: string): void {
  if (existsSync(path)) return;
  makeDirectories(dirname(path));
  try {
    mkdirSync(path, { mode: OWNER_ONLY });
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!existsSync(path)) throw error;
  }
}

/** Creates the directory if it does not exist, without locking it. Returns its absolute path. Throws StartupError. */
export function createDataDirectory(dataDir: string): string {
  const path = resolve(dataDir);
  try {
    makeDirectories(path);
    return path;
  } catch (error) {
    throw notWritableError(path, error);
  }
}

/**
 * Creates the directory if it does not exist, and locks it. The lock is an exclusive transaction on a separate SQLite file: the kernel
 * releases it when the process ends, and admin commands can still use the database with the data. Throws StartupError if the directory is
 * not writable or another process has locked it.
 */
export function lockDataDirectory(dataDir: string): DataDirectory {
  const path = resolve(dataDir);
  let lock: DatabaseSync | undefined;
  try {
    makeDirectories(path);
    const file = join(path, 'service.lock');
    makePrivate(file, [`${file}-journal`]);
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (isBusy(error)) {
      throw new StartupError(
        `Another process uses the data directory ${path}. Stop it, or choose another directory with --data-dir.`,
        { cause: error },
      );
    }
    throw notWritableError(path, error);
  }
  const held = lock;
  return { path, release: () => held.close() };
}
