import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { reasonOf } from '../../domain/describe-error.ts';
import { StartupError } from '../../domain/errors.ts';
import type { Clock } from '../../domain/timestamp.ts';
import { type DataDirectory, lockDataDirectory, notWritableError } from '../data-directory.ts';
import { makePrivate } from '../file-permissions.ts';
import { migrate } from '../migrations/migrate.ts';
import { MEMORY, type Store, type StoreOptions } from '../store.ts';
import { unavailabilityReason } from '../store-unavailable-error.ts';
import type { Tables } from '../tables.ts';
import { WriteHealth, writeProbe } from '../write-health.ts';
import { startCheckpoints } from './checkpoints.ts';
import { openSqlite, type SqliteConnection, setServingSettings } from './sqlite-connection.ts';
import { isDamaged } from './sqlite-errors.ts';
import { openWriteAheadLog, type WriteAheadLog } from './write-ahead-log.ts';
import { createWriteLock } from './write-lock.ts';

/** Returns the device and inode of the file at a path, or undefined if it does not exist. */
function fileIdOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

function fileIn({ path }: DataDirectory): string {
  return join(path, 'store.sqlite');
}

/** Returns the error for a store that cannot be opened. */
function openError(directory: DataDirectory, error: unknown): StartupError {
  if (!isDamaged(error)) return notWritableError(directory.path, error);
  return new StartupError(
    `The store ${fileIn(directory)} is damaged (${reasonOf(error)}). Restore a backup into a new data directory with: observability-api admin restore --from <file> --data-dir <new directory>`,
    { cause: error },
  );
}

function openDatabase(directory: DataDirectory | undefined): SqliteConnection {
  if (!directory) return openSqlite(MEMORY);
  try {
    const path = fileIn(directory);
    makePrivate(path, [`${path}-wal`, `${path}-shm`]);
    return openSqlite(path);
  } catch (error) {
    throw openError(directory, error);
  }
}

interface MigratedDatabase extends Pick<SqliteConnection, 'readNow'> {
  readonly db: Kysely<Tables>;
  /** Undefined for a database in memory. */
  readonly log: WriteAheadLog | undefined;
}

/**
 * Opens the database and runs its migrations. On failure, releases the directory and throws StartupError, or the original error for
 * a store in memory.
 */
async function openMigrated(directory: DataDirectory | undefined, clock: Clock): Promise<MigratedDatabase> {
  let db: Kysely<Tables> | undefined;
  try {
    const { dialect, readNow } = openDatabase(directory);
    db = new Kysely<Tables>({ dialect });
    // If a sync of the previous process failed, a part of the write-ahead log may be in the memory of the operating system and not on
    // the disk. The checkpoint writes the whole log to the store file.
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    await migrate(db, clock);
    await setServingSettings(db);
    return { db, readNow, log: directory && (await openWriteAheadLog(fileIn(directory))) };
  } catch (error) {
    await db?.destroy();
    directory?.release();
    if (directory && !(error instanceof StartupError)) throw openError(directory, error);
    throw error;
  }
}

/** Opens the embedded store in `dataDir` (or `:memory:`) and runs its migrations. Throws StartupError. */
export async function openSqliteStore(options: Omit<StoreOptions, 'databaseUrl'>): Promise<Store> {
  const { dataDir, clock, lockTimeoutMs } = options;
  const directory = dataDir === MEMORY ? undefined : lockDataDirectory(dataDir);
  const { db, readNow, log } = await openMigrated(directory, clock);
  const writeLock = createWriteLock(lockTimeoutMs);
  const path = directory && fileIn(directory);
  const fileId = path && fileIdOf(path);
  const checkpoints = path === undefined ? undefined : startCheckpoints(path, writeLock);
  const transaction: Store['transaction'] = (work) =>
    health.track(async () => {
      const failure = log?.failure();
      if (failure) throw failure;
      const result = await writeLock.run(() => db.transaction().execute(work));
      await log?.sync();
      return result;
    });
  const health = new WriteHealth(clock, () => transaction((tx) => writeProbe(tx, clock)));
  return {
    kind: 'sqlite',
    db,
    readNow,
    ...(directory && { directory: directory.path }),
    transaction,
    snapshot: (read) => db.transaction().setAccessMode('read only').execute(read),
    // No other service can open the store while this process holds the lock of the data directory.
    exclusive: (work) => work(),
    async unavailability() {
      try {
        await db.selectFrom('migrations').select('number').limit(1).executeTakeFirstOrThrow();
      } catch (error) {
        return unavailabilityReason(error);
      }
      // SQLite continues to write to the file that it opened. A restart would not find this file.
      if (path && fileIdOf(path) !== fileId) return 'the store file was moved or deleted';
      return health.failure();
    },
    restartReason() {
      const failure = log?.failure();
      return failure && unavailabilityReason(failure);
    },
    async close() {
      await writeLock.idle();
      // Kysely runs one statement at a time on the connection: this waits for the statements that are already queued.
      await db.connection().execute(async () => undefined);
      // The thread of the checkpoints closes its connection first, because the last connection that closes deletes the write-ahead log.
      await checkpoints?.stop();
      await log?.close();
      await db.destroy();
      directory?.release();
    },
  };
}
