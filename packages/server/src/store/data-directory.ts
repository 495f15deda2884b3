import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UnavailableError } from '../domain/errors.ts';
import { StartupError } from '../domain/startup-error.ts';
import { makePrivate } from './file-permissions.ts';
import { isBusy } from './sqlite/sqlite-errors.ts';

const OWNER_ONLY = 0o700;

/** A directory that this process, and no other service, works on until `release` is called. */
export interface DataDirectory {
  readonly path: string;
  release(): void;
}

function reason(error: unknown): string {
  return error instanceof UnavailableError
    ? reason(error.cause)
    : error instanceof Error
      ? error.message.replace(/^[A-Z]+: /, '').replace(/, \w+ '.*'$/, '')
      : String(error);
}

/** One sentence for a data directory that cannot be written. */
export function notWritableError(path: string, error: unknown): StartupError {
  return new StartupError(`The data directory ${path} cannot be written (${reason(error)}).`, { cause: error });
}

/** One after the other: Node's own way to make the directories above too does not end where none can be made, as in /proc. */
function makeDirectories(path: string): void {
  if (existsSync(path)) return;
  makeDirectories(dirname(path));
  try {
    mkdirSync(path, { mode: OWNER_ONLY });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(path)) throw error;
  }
}

/** Makes the directory when it is missing, for files that several processes share. Throws StartError. */
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
 * Makes the directory when it is missing and locks it. The lock is an exclusive transaction on a small database of its
 * own: the kernel drops it when the process dies, and the database with the data stays open to admin commands.
 * Throws StartError when the directory cannot be written or when another service holds it.
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
        `Another service is already running on the data directory ${path}: stop it, or choose another with --data-dir.`,
        { cause: error },
      );
    }
    throw notWritableError(path, error);
  }
  const held = lock;
  return { path, release: () => held.close() };
}
