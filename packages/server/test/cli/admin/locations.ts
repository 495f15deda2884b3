import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgres } from '../../support/postgres.ts';
import { removeDirectory } from '../../support/processes.ts';

/** The location of an empty store. */
export interface StoreLocation {
  readonly directory: string;
  readonly options: { readonly dataDir: string; readonly databaseUrl?: string };
  /** The arguments of an admin command that select the store: `--data-dir` or `--database-url`. */
  readonly argv: readonly string[];
}

/** A kind of database for stores. */
export interface StoreKind {
  readonly name: 'sqlite' | 'postgres';
  createLocation(): Promise<StoreLocation>;
}

const directories: string[] = [];

/** Creates a temporary directory. {@link removeDirectories} removes it. */
export function createDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'admin-'));
  directories.push(directory);
  return directory;
}

/** Removes the directories that the tests of a file created. */
export function removeDirectories(): void {
  for (const directory of directories.splice(0)) removeDirectory(directory);
}

/** SQLite, which is available on every machine. */
export const sqlite: StoreKind = {
  name: 'sqlite',
  async createLocation() {
    const directory = createDirectory();
    return { directory, options: { dataDir: directory }, argv: ['--data-dir', directory] };
  },
};

const postgresql: StoreKind = {
  name: 'postgres',
  async createLocation() {
    const directory = createDirectory();
    const databaseUrl = await postgres.emptyDatabase();
    return { directory, options: { dataDir: directory, databaseUrl }, argv: ['--database-url', databaseUrl] };
  },
};

/** The kinds of databases that are available on this machine. */
export const storeKinds: readonly StoreKind[] = postgres.isAvailable ? [sqlite, postgresql] : [sqlite];
