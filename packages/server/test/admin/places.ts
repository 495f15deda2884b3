import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgres } from '../support/postgres.ts';
import { removeDirectory } from '../support/remove-directory.ts';

/** Where a service and commands find the same store, which has nothing in it. */
export interface Place {
  readonly directory: string;
  readonly options: { readonly dataDir: string; readonly databaseUrl?: string };
  /** The same for a command line. */
  readonly argv: readonly string[];
}

/** Makes places on one engine. */
export interface Places {
  readonly name: 'sqlite' | 'postgres';
  make(): Promise<Place>;
}

const directories: string[] = [];

/** A directory that {@link removeDirectories} removes. */
export function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'admin-'));
  directories.push(directory);
  return directory;
}

/** For the end of a file. */
export function removeDirectories(): void {
  for (const directory of directories.splice(0)) removeDirectory(directory);
}

const sqlite: Places = {
  name: 'sqlite',
  async make() {
    const directory = makeDirectory();
    return { directory, options: { dataDir: directory }, argv: ['--data-dir', directory] };
  },
};

const onPostgres: Places = {
  name: 'postgres',
  async make() {
    const directory = makeDirectory();
    const databaseUrl = await postgres.emptyDatabase();
    return { directory, options: { dataDir: directory, databaseUrl }, argv: ['--database-url', databaseUrl] };
  },
};

/** Every engine that this machine has. */
export const places: readonly Places[] = postgres.problem === undefined ? [sqlite, onPostgres] : [sqlite];
