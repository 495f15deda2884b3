import { join } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from './clock.ts';
import { type DataDirectory, lockDataDirectory, unwritable } from './data-directory.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';
import { StartError } from './start-error.ts';
import type { Tables } from './tables.ts';

/** Queries outside of a transaction, or inside one. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

/** Where everything is kept. */
export interface Store {
  readonly db: Kysely<Tables>;
  /** The directory of the files; absent when everything is in memory. */
  readonly directory?: string;
  /** Runs `work` in one transaction that is undone when it throws. Queries inside go through `tx` only. */
  transaction<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Whether the store answers. */
  isReady(): Promise<boolean>;
  /** Finishes what is running, closes the files and lets go of the directory. */
  close(): Promise<void>;
}

/** Keeps everything in memory, for tests and trials. */
export const MEMORY = ':memory:';

const openDatabase = (directory: DataDirectory | undefined): Kysely<Tables> => {
  if (!directory) return new Kysely<Tables>({ dialect: openSqlite(MEMORY) });
  try {
    return new Kysely<Tables>({ dialect: openSqlite(join(directory.path, 'store.sqlite')) });
  } catch (error) {
    throw unwritable(directory.path, error);
  }
};

/** Opens the store in `dataDir` (`:memory:` for none) and brings it up to date. Throws StartError. */
export const openStore = async ({ dataDir, clock }: { dataDir: string; clock: Clock }): Promise<Store> => {
  const directory = dataDir === MEMORY ? undefined : lockDataDirectory(dataDir);
  let db: Kysely<Tables> | undefined;
  try {
    db = openDatabase(directory);
    await migrate(db, clock);
  } catch (error) {
    await db?.destroy();
    directory?.release();
    if (directory && !(error instanceof StartError)) throw unwritable(directory.path, error);
    throw error;
  }
  const opened = db;
  return {
    db: opened,
    ...(directory && { directory: directory.path }),
    transaction: (work) => opened.transaction().execute(work),
    async isReady() {
      try {
        await sql`select 1`.execute(opened);
        return true;
      } catch {
        return false;
      }
    },
    async close() {
      // Waits for the turn behind everything that was asked before, then nothing can be cut in half.
      await opened.connection().execute(async () => undefined);
      await opened.destroy();
      directory?.release();
    },
  };
};
