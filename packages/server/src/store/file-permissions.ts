import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

const OWNER_ONLY = 0o600;

function make(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/**
 * Makes a file that only its owner can read and write, or makes one that exists so, and those of `beside` that exist.
 * SQLite gives its own files beside a database the mode of the database. A file that exists is never opened here:
 * closing it would let go of the locks that this process holds on it.
 */
export function makePrivate(path: string, beside: readonly string[] = []): void {
  make(path);
  for (const name of [path, ...beside.filter(existsSync)]) chmodSync(name, OWNER_ONLY);
}
