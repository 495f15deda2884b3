import { join } from 'node:path';
import { type Dialect, Kysely } from 'kysely';
import { type DataDirectory, lockDataDirectory, unwritable } from './data-directory.ts';
import { migrate } from './migrate.ts';
import { keepPrivate } from './private-files.ts';
import { openSqlite, waitBriefly } from './sqlite.ts';
import { StartError } from './start-error.ts';
import type { Store, StoreOptions } from './store.ts';
import type { Tables } from './tables.ts';
import { createWriteTurns } from './write-turns.ts';

/** Keeps everything in memory, for tests and trials. */
export const MEMORY = ':memory:';

const fileIn = ({ path }: DataDirectory): string => join(path, 'store.sqlite');

function openDatabase(directory: DataDirectory | undefined): Dialect {
  if (!directory) return openSqlite(MEMORY);
  try {
    const path = fileIn(directory);
    keepPrivate(path, [`${path}-wal`, `${path}-shm`]);
    return openSqlite(path);
  } catch (error) {
    throw unwritable(directory.path, error);
  }
}

/** Opens the embedded store in `dataDir` (`:memory:` for none) and brings it up to date. Throws StartError. */
export const openSqliteStore = async (options: Omit<StoreOptions, 'databaseUrl'>): Promise<Store> => {
  const { dataDir, clock, patienceMs } = options;
  const directory = dataDir === MEMORY ? undefined : lockDataDirectory(dataDir);
  let db: Kysely<Tables> | undefined;
  try {
    db = new Kysely<Tables>({ dialect: openDatabase(directory) });
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
    engine: 'sqlite',
    db: opened,
    ...(directory && { directory: directory.path }),
    transaction: (work) => turns.take(() => opened.transaction().execute(work)),
    snapshot: (read) => opened.transaction().setAccessMode('read only').execute(read),
    // The lock on the directory keeps every other service away for as long as the store is open.
    alone: (work) => work(),
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
