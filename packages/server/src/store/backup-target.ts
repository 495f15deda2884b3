import { join } from 'node:path';
import { Kysely } from 'kysely';
import { lockDataDirectory } from './data-directory.ts';
import { connectForStart, oneConnectionDialect, requireDatabaseUrl } from './postgres.ts';
import { keepPrivate } from './private-files.ts';
import { beginLocked } from './process-lock.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** A store as it is, not brought up to date, that no service can start on meanwhile. */
export interface RestoreTarget {
  readonly db: Kysely<Tables>;
  close(): Promise<void>;
}

/** Opens the store in `dataDir`, or the database. Throws StartError and Unavailable. */
export const openRestoreTarget = (dataDir: string, databaseUrl?: string): Promise<RestoreTarget> =>
  databaseUrl === undefined ? openFile(dataDir) : openDatabase(databaseUrl);

const openFile = async (dataDir: string): Promise<RestoreTarget> => {
  const directory = lockDataDirectory(dataDir);
  try {
    const path = join(directory.path, 'store.sqlite');
    keepPrivate(path, [`${path}-wal`, `${path}-shm`]);
    const db = new Kysely<Tables>({ dialect: openSqlite(path).dialect });
    return {
      db,
      async close() {
        await db.destroy();
        directory.release();
      },
    };
  } catch (error) {
    directory.release();
    throw error;
  }
};

const openDatabase = async (databaseUrl: string): Promise<RestoreTarget> => {
  requireDatabaseUrl(databaseUrl);
  const holder = await connectForStart(databaseUrl);
  try {
    await beginLocked(holder);
    const client = await connectForStart(databaseUrl);
    const db = new Kysely<Tables>({ dialect: oneConnectionDialect(client) });
    return {
      db,
      async close() {
        await db.destroy();
        await client.end().catch(() => undefined);
        await holder.end().catch(() => undefined);
      },
    };
  } catch (error) {
    await holder.end().catch(() => undefined);
    throw error;
  }
};
