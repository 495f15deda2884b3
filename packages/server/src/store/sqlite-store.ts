import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { type DataDirectory, lockDataDirectory, unwritable } from './data-directory.ts';
import { migrate } from './migrate.ts';
import { keepPrivate } from './private-files.ts';
import { openSqlite, type SqliteConnection, waitBriefly } from './sqlite.ts';
import { StartError } from './start-error.ts';
import type { Store, StoreOptions } from './store.ts';
import type { Tables } from './tables.ts';
import { unavailabilityReason } from './unavailability-reason.ts';
import { WriteHealth, writeProbe } from './write-health.ts';
import { createWriteTurns } from './write-turns.ts';

/** Keeps everything in memory, for tests and trials. */
export const MEMORY = ':memory:';

/** Returns what identifies the file at a path, or undefined if there is none. */
function fileIdOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

const fileIn = ({ path }: DataDirectory): string => join(path, 'store.sqlite');

function openDatabase(directory: DataDirectory | undefined): SqliteConnection {
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
  let connection: SqliteConnection;
  let db: Kysely<Tables> | undefined;
  try {
    connection = openDatabase(directory);
    db = new Kysely<Tables>({ dialect: connection.dialect });
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
  const transaction: Store['transaction'] = (work) =>
    health.track(() => turns.take(() => opened.transaction().execute(work)));
  const health = new WriteHealth(clock, () => transaction((tx) => writeProbe(tx, clock)));
  const path = directory && fileIn(directory);
  const fileId = path && fileIdOf(path);
  return {
    engine: 'sqlite',
    db: opened,
    readNow: connection.readNow,
    ...(directory && { directory: directory.path }),
    transaction,
    snapshot: (read) => opened.transaction().setAccessMode('read only').execute(read),
    // The lock on the directory keeps every other service away for as long as the store is open.
    alone: (work) => work(),
    async unavailability() {
      try {
        await opened.selectFrom('migrations').select('number').limit(1).executeTakeFirstOrThrow();
      } catch (error) {
        return unavailabilityReason(error);
      }
      // SQLite goes on writing to the file that it opened, which nobody finds again after a restart.
      if (path && fileIdOf(path) !== fileId) return 'the store file was moved or deleted';
      return health.failure();
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
