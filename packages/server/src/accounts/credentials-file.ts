import { randomUUID } from 'node:crypto';
import { closeSync, fchmodSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../domain/describe-error.ts';
import { type Credentials, isCredentials } from './credentials.ts';

/**
 * The file `credentials.json` of a data directory. A new version is first written to another file in the same directory: the pending
 * file, or a temporary file of `replace`. This file is then renamed. Readers see either the old or the new version.
 */
export interface CredentialsFile {
  readonly path: string;
  /** Returns the content of `credentials.json`: undefined if there is no file, `unreadable` if it cannot be read or is not valid. */
  read(): Credentials | 'unreadable' | undefined;
  /** Returns the content of the pending file, or undefined if there is none, or if it cannot be read or is not valid. */
  readPending(): Credentials | undefined;
  /** Writes credentials to the pending file with mode 0600 and syncs it to disk. */
  prepare(credentials: Credentials): void;
  /** Renames the pending file to `credentials.json`. */
  commit(): void;
  /** Replaces `credentials.json`. Safe while other processes do the same: each uses its own temporary file. */
  replace(credentials: Credentials): void;
  /** Deletes the pending file if it exists. */
  discard(): void;
}

function readCredentials(path: string): Credentials | 'unreadable' | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    return 'unreadable';
  }
  try {
    const value: unknown = JSON.parse(text);
    return isCredentials(value) ? value : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

function syncDirectory(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function write(path: string, credentials: Credentials): void {
  const handle = openSync(path, 'w', 0o600);
  try {
    // `openSync` sets the mode of new files only. A file left behind by a crash keeps its mode.
    fchmodSync(handle, 0o600);
    writeSync(handle, `${JSON.stringify(credentials, null, 2)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Returns the credentials file of `directory`. Does not read it. */
export function createCredentialsFile(directory: string): CredentialsFile {
  const path = join(directory, 'credentials.json');
  const pending = join(directory, '.credentials.json.pending');
  const moveIntoPlace = (from: string) => {
    renameSync(from, path);
    syncDirectory(directory);
  };
  return {
    path,
    read: () => readCredentials(path),
    readPending() {
      const credentials = readCredentials(pending);
      return credentials === 'unreadable' ? undefined : credentials;
    },
    prepare: (credentials) => write(pending, credentials),
    commit: () => moveIntoPlace(pending),
    replace(credentials) {
      const temporaryPath = `${pending}.${randomUUID()}`;
      try {
        write(temporaryPath, credentials);
        moveIntoPlace(temporaryPath);
      } finally {
        rmSync(temporaryPath, { force: true });
      }
    },
    discard: () => rmSync(pending, { force: true }),
  };
}
