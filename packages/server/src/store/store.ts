import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import type { Clock } from './clock.ts';
import { type DataDirectory, lockDataDirectory, unwritable } from './data-directory.ts';
import { migrate } from './migrate.ts';
import { keepPrivate } from './private-files.ts';
import { openSqlite, waitBriefly } from './sqlite.ts';
import { StartError } from './start-error.ts';
import type { Tables } from './tables.ts';
import { createWriteTurns } from './write-turns.ts';

/** Queries outside of a transaction, or inside one. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

/** Where everything is kept. */
export interface Store {
  readonly db: Kysely<Tables>;
  /** The directory of the files; absent when everything is in memory. */
  readonly directory?: string;
  /**
   * Runs `work` in one transaction that is undone when it throws. Queries inside go through `tx` only. Throws
   * Unavailable when the write lock, which another process may hold, does not come free in time.
   */
  transaction<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Reads one state of the store with several queries; waits for no writer. */
  snapshot<Result>(read: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Whether the store can be read. */
  isReady(): Promise<boolean>;
  /** Finishes what is running, closes the files and lets go of the directory. */
  close(): Promise<void>;
}

/** Keeps everything in memory, for tests and trials. */
export const MEMORY = ':memory:';

const openDatabase = (directory: DataDirectory | undefined): Kysely<Tables> => {
  if (!directory) return new Kysely<Tables>({ dialect: openSqlite(MEMORY) });
  try {
    const path = join(directory.path, 'store.sqlite');
    keepPrivate(path, [`${path}-wal`, `${path}-shm`]);
    return new Kysely<Tables>({ dialect: openSqlite(path) });
  } catch (error) {
    throw unwritable(directory.path, error);
  }
};

/** What a store is opened with. */
export interface StoreOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  /** How long a write waits for the write lock of another process. @default 5000 */
  readonly patienceMs?: number;
}

/** Opens the store in `dataDir` (`:memory:` for none) and brings it up to date. Throws StartError. */
export const openStore = async ({ dataDir, clock, patienceMs }: StoreOptions): Promise<Store> => {
  const directory = dataDir === MEMORY ? undefined : lockDataDirectory(dataDir);
  let db: Kysely<Tables> | undefined;
  try {
    db = openDatabase(directory);
    await migrate(db, clock);
    await waitBriefly(db);
  } catch (error) {
    await db?.destroy();
    directory?.release();
    if (directory && !(error instanceof StartError)) throw unwritable(directory.path, error);
    throw error;
  }
  const opened = db;
  const turns = createWriteTurns(patienceMs);
  return {
    db: opened,
    ...(directory && { directory: directory.path }),
    transaction: (work) => turns.take(() => opened.transaction().execute(work)),
    snapshot: (read) => opened.transaction().setAccessMode('read only').execute(read),
    async isReady() {
      try {
        await opened.selectFrom('migrations').select('number').limit(1).executeTakeFirstOrThrow();
        return true;
      } catch {
        return false;
      }
    },
    async close() {
      await turns.done();
      // Waits for the turn behind everything that was asked before, then nothing can be cut in half.
      await opened.connection().execute(async () => undefined);
      await opened.destroy();
      directory?.release();
    },
  };
};
