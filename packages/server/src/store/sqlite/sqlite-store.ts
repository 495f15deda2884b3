import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { StartupError } from '../../domain/startup-error.ts';
import { type DataDirectory, lockDataDirectory, notWritableError } from '../data-directory.ts';
import { makePrivate } from '../file-permissions.ts';
import { migrate } from '../migrations/migrate.ts';
import { MEMORY, type Store, type StoreOptions } from '../store.ts';
import type { Tables } from '../tables.ts';
import { unavailabilityReason } from '../unavailability-reason.ts';
import { WriteHealth, writeProbe } from '../write-health.ts';
import { openSqlite, type SqliteConnection, waitBriefly } from './sqlite-connection.ts';
import { createWriteLock } from './write-lock.ts';

/** Returns what identifies the file at a path, or undefined if there is none. */
function fileIdOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

function fileIn({ path }: DataDirectory): string {
  return join(path, 'store.sqlite');
}

function openDatabase(directory: DataDirectory | undefined): SqliteConnection {
  if (!directory) return openSqlite(MEMORY);
  try {
    const path = fileIn(directory);
    makePrivate(path, [`${path}-wal`, `${path}-shm`]);
    return openSqlite(path);
  } catch (error) {
    throw notWritableError(directory.path, error);
  }
}

/** Opens the embedded store in `dataDir` (`:memory:` for none) and brings it up to date. Throws StartError. */
export async function openSqliteStore(options: Omit<StoreOptions, 'databaseUrl'>): Promise<Store> {
  const { dataDir, clock, lockTimeoutMs: patienceMs } = options;
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
    if (directory && !(error instanceof StartupError)) throw notWritableError(directory.path, error);
    throw error;
  }
  const opened = db;
  const turns = createWriteLock(patienceMs);
  const transaction: Store['transaction'] = (work) =>
    health.track(() => turns.acquire(() => opened.transaction().execute(work)));
  const health = new WriteHealth(clock, () => transaction((tx) => writeProbe(tx, clock)));
  const path = directory && fileIn(directory);
  const fileId = path && fileIdOf(path);
  return {
    kind: 'sqlite',
    db: opened,
    readNow: connection.readNow,
    ...(directory && { directory: directory.path }),
    transaction,
    snapshot: (read) => opened.transaction().setAccessMode('read only').execute(read),
    // The lock on the directory keeps every other service away for as long as the store is open.
    exclusive: (work) => work(),
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
      await turns.release();
      // Waits for the turn behind everything that was asked before, then nothing can be cut in half.
      await opened.connection().execute(async () => undefined);
      await opened.destroy();
      directory?.release();
    },
  };
}
