import { randomUUID } from 'node:crypto';
import { closeSync, fchmodSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Credentials, isCredentials } from './credentials.ts';

/** `credentials.json` of a data directory. A new version is first pending beside it, and then takes its place at once. */
export interface CredentialsFile {
  readonly path: string;
  /** Credentials that are in place; undefined when there is no file, `unreadable` when it is not what this service wrote. */
  read(): Credentials | 'unreadable' | undefined;
  /** Credentials that were written and not put in place; undefined when there are none. */
  readPending(): Credentials | undefined;
  /** Writes credentials to the disk beside the file, mode 0600. */
  prepare(credentials: Credentials): void;
  /** Puts the pending credentials in place. */
  commit(): void;
  /** Writes credentials and puts them in place, also while other processes do the same. */
  replace(credentials: Credentials): void;
  /** Removes pending credentials that no tenant was made with. */
  discard(): void;
}

function readJson(path: string): Credentials | 'unreadable' | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
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
    // The mode above is for a new file; one that a crash left behind keeps its own.
    fchmodSync(handle, 0o600);
    writeSync(handle, `${JSON.stringify(credentials, null, 2)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The credentials file of `directory`. */
export function createCredentialsFile(directory: string): CredentialsFile {
  const path = join(directory, 'credentials.json');
  const pending = join(directory, '.credentials.json.pending');
  const putInPlace = (from: string) => {
    renameSync(from, path);
    syncDirectory(directory);
  };
  return {
    path,
    read: () => readJson(path),
    readPending() {
      const credentials = readJson(pending);
      return credentials === 'unreadable' ? undefined : credentials;
    },
    prepare: (credentials) => write(pending, credentials),
    commit: () => putInPlace(pending),
    replace(credentials) {
      const own = `${pending}.${randomUUID()}`;
      try {
        write(own, credentials);
        putInPlace(own);
      } finally {
        rmSync(own, { force: true });
      }
    },
    discard: () => rmSync(pending, { force: true }),
  };
}
