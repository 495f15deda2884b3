import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import { AccountError } from '../../accounts/account-rules.ts';
import type { AccountsContext } from '../../accounts/accounts-context.ts';
import { lastApplied, migrations } from '../../store/migrations/migrate.ts';
import { openStore } from '../../store/open-store.ts';
import { openSqlite } from '../../store/sqlite/sqlite-connection.ts';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables.ts';

/** A store that a service may be serving from at the same time. */
export type AdminStore = Pick<Store, 'db' | 'transaction' | 'snapshot' | 'close'>;

/** Where a store is. */
export interface StoreLocation {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

function noStore(place: string): AccountError {
  return new AccountError(
    `There is no store in ${place}: start the service on it once, or name another with --data-dir or --database-url.`,
  );
}

/** The last migration that has run; undefined when the file has no tables. */
async function appliedMigration(db: Kysely<Tables>): Promise<number | undefined> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === 'migrations') ? lastApplied(db) : undefined;
}

/** Refuses a store that there is not, or that another version has written: a command changes no tables, for there is no way back. */
async function requireOwnVersion(db: Kysely<Tables>, place: string): Promise<void> {
  const applied = await appliedMigration(db);
  if (applied === undefined) throw noStore(place);
  if (applied > migrations.length) {
    throw new AccountError(`The store in ${place} is of a newer version: use the command of that version.`);
  }
  if (applied < migrations.length) {
    throw new AccountError(
      `The store in ${place} is of an older version: use the command of that version, or start the service of this version on it first.`,
    );
  }
}

/** What is not there is said so; what may not be read is another matter. */
function exists(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function openFile(dataDir: string): Promise<AdminStore> {
  const path = join(resolve(dataDir), 'store.sqlite');
  if (!exists(path)) throw noStore(resolve(dataDir));
  const db = new Kysely<Tables>({ dialect: openSqlite(path).dialect });
  try {
    await requireOwnVersion(db, resolve(dataDir));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    // The lock that a transaction begins with is waited for, as long as a start waits for it.
    transaction: (work) => db.transaction().execute(work),
    snapshot: (read) => db.transaction().setAccessMode('read only').execute(read),
    close: () => db.destroy(),
  };
}

async function openDatabase(databaseUrl: string): Promise<AdminStore> {
  const store = await openStore({ dataDir: ':memory:', databaseUrl, clock: Date.now, migrates: false });
  try {
    await requireOwnVersion(store.db, 'the database');
    const first = await store.db.selectFrom('teams').select('id').limit(1).executeTakeFirst();
    if (!first) throw noStore('the database');
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Opens a store beside the service that may be running on it. Throws Refusal, StartError, Unavailable. */
export function openAdminStore({ dataDir, databaseUrl }: StoreLocation): Promise<AdminStore> {
  return databaseUrl === undefined ? openFile(dataDir) : openDatabase(databaseUrl);
}

/** Opens the store for one piece of work. */
export async function withStore<Result>(
  place: StoreLocation,
  newId: AccountsContext['newId'],
  work: (context: AccountsContext & { readonly store: AdminStore }) => Promise<Result>,
): Promise<Result> {
  const store = await openAdminStore(place);
  try {
    return await work({ store, clock: Date.now, newId });
  } finally {
    await store.close();
  }
}
