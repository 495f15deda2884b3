import { join } from 'node:path';
import { Kysely } from 'kysely';
import { lockDataDirectory } from '../data-directory.ts';
import { makePrivate } from '../file-permissions.ts';
import { connectForStartup, oneConnectionDialect, requireDatabaseUrl } from '../postgres/postgres-connection.ts';
import { beginWithLock } from '../postgres/startup-lock.ts';
import { openSqlite } from '../sqlite/sqlite-connection.ts';
import type { Tables } from '../tables.ts';

/** A store on which no service can start until it is closed. Opening it runs no migrations. */
export interface RestoreTarget {
  readonly db: Kysely<Tables>;
  close(): Promise<void>;
}

/**
 * Opens and locks the store in `dataDir`, or the PostgreSQL database if `databaseUrl` is set. Throws StartupError,
 * UnavailableError, and the errors of the file system, SQLite and `pg`.
 */
export function openRestoreTarget(dataDir: string, databaseUrl?: string): Promise<RestoreTarget> {
  return databaseUrl === undefined ? openFile(dataDir) : openDatabase(databaseUrl);
}

async function openFile(dataDir: string): Promise<RestoreTarget> {
  const directory = lockDataDirectory(dataDir);
  try {
    const path = join(directory.path, 'store.sqlite');
    makePrivate(path, [`${path}-wal`, `${path}-shm`]);
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
}

async function openDatabase(databaseUrl: string): Promise<RestoreTarget> {
  requireDatabaseUrl(databaseUrl);
  const holder = await connectForStartup(databaseUrl);
  try {
    await beginWithLock(holder);
    const client = await connectForStartup(databaseUrl);
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
}
