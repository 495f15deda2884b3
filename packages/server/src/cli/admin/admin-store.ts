import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { AccountError } from '../../accounts/account-rules.ts';
import type { AccountsContext } from '../../accounts/accounts-context.ts';
import { errorCode } from '../../domain/describe-error.ts';
import { lastApplied, migrations } from '../../store/migrations/migrate.ts';
import { openStore } from '../../store/open-store.ts';
import { openSqlite } from '../../store/sqlite/sqlite-connection.ts';
import { MEMORY, type Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables.ts';

/** A store that a running service may use at the same time. */
export type AdminStore = Pick<Store, 'db' | 'transaction' | 'snapshot' | 'close'>;

/** The location of a store. `databaseUrl` takes precedence. */
export interface StoreLocation {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

function missingStoreError(location: string): AccountError {
  return new AccountError(
    `There is no store in ${location}. Start the service there once, or set another location with --data-dir or --database-url.`,
  );
}

/** Returns the number of the last applied migration, or undefined if the database has no table `migrations`. */
async function appliedMigration(db: Kysely<Tables>): Promise<number | undefined> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === 'migrations') ? lastApplied(db) : undefined;
}

/** Throws AccountError if there is no store or its version differs. Only the service and a restore run migrations. */
async function requireSameVersion(db: Kysely<Tables>, location: string): Promise<void> {
  const applied = await appliedMigration(db);
  if (applied === undefined) throw missingStoreError(location);
  if (applied > migrations.length) {
    throw new AccountError(`The store in ${location} was written by a newer version. Run the command of that version.`);
  }
  if (applied < migrations.length) {
    throw new AccountError(
      `The store in ${location} was written by an older version. Run the command of that version, or start this version of the service first.`,
    );
  }
}

/** Returns true if the path exists and is a file. Throws errors of the file system other than ENOENT. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

async function openSqliteStore(dataDir: string): Promise<AdminStore> {
  const path = join(resolve(dataDir), 'store.sqlite');
  if (!isFile(path)) throw missingStoreError(resolve(dataDir));
  const db = new Kysely<Tables>({ dialect: openSqlite(path).dialect });
  try {
    await requireSameVersion(db, resolve(dataDir));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    // SQLite waits for the write lock, at most for its busy timeout.
    transaction: (work) => db.transaction().execute(work),
    snapshot: (read) => db.transaction().setAccessMode('read only').execute(read),
    close: () => db.destroy(),
  };
}

async function openPostgresStore(databaseUrl: string): Promise<AdminStore> {
  const store = await openStore({ dataDir: MEMORY, databaseUrl, clock: Date.now, migrates: false });
  try {
    await requireSameVersion(store.db, 'the database');
    // The first start creates the tables before the first team. It may still be running, or may have failed in between.
    const first = await store.db.selectFrom('teams').select('id').limit(1).executeTakeFirst();
    if (!first) throw missingStoreError('the database');
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Opens a store that a service may be using. Throws AccountError, StartupError, UnavailableError, and the errors of the file system and
 * of SQLite.
 */
export function openAdminStore({ dataDir, databaseUrl }: StoreLocation): Promise<AdminStore> {
  return databaseUrl === undefined ? openSqliteStore(dataDir) : openPostgresStore(databaseUrl);
}

/** Opens the store, runs `work` and closes the store. */
export async function withStore<Result>(
  location: StoreLocation,
  newId: AccountsContext['newId'],
  work: (context: AccountsContext & { readonly store: AdminStore }) => Promise<Result>,
): Promise<Result> {
  const store = await openAdminStore(location);
  try {
    return await work({ store, clock: Date.now, newId });
  } finally {
    await store.close();
  }
}
