import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import type { AccountsContext } from '../../access/making.ts';
import { Refusal } from '../../access/refusal.ts';
import { migrations } from '../../store/migrate.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { openSqliteStore } from '../../store/sqlite-store.ts';
import { StartError } from '../../store/start-error.ts';
import { openStore, type Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables.ts';

/** A store that a service may be serving from at the same time. */
export type AdminStore = Pick<Store, 'db' | 'transaction' | 'snapshot' | 'close'>;

/** Where a store is. */
export interface StorePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

const noStore = (place: string): Refusal =>
  new Refusal(`There is no store in ${place}: start the service on it once, or name another.`);

/** The last migration that has run; undefined when the file has no tables. */
const appliedMigration = async (db: Kysely<Tables>): Promise<number | undefined> => {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'migrations')) return undefined;
  const last = await db
    .selectFrom('migrations')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  return last?.number ?? undefined;
};

/** Brings the tables up to date, for which no service may be running. */
const bringUpToDate = async (dataDir: string): Promise<void> => {
  try {
    await (await openSqliteStore({ dataDir, clock: Date.now })).close();
  } catch (error) {
    if (!(error instanceof StartError) || !error.message.startsWith('Another service')) throw error;
    throw new Refusal(
      `The service that runs on ${resolve(dataDir)} is older than this command: restart it with this version first.`,
    );
  }
};

const openFile = async (dataDir: string): Promise<AdminStore> => {
  const path = join(resolve(dataDir), 'store.sqlite');
  if (!existsSync(path)) throw noStore(resolve(dataDir));
  const db = new Kysely<Tables>({ dialect: openSqlite(path).dialect });
  try {
    const applied = await appliedMigration(db);
    if (applied === undefined) throw noStore(resolve(dataDir));
    if (applied > migrations.length) {
      throw new Refusal(`The store in ${resolve(dataDir)} is of a newer version: use the command of that version.`);
    }
    if (applied < migrations.length) await bringUpToDate(dataDir);
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
};

const openDatabase = async (databaseUrl: string): Promise<AdminStore> => {
  const store = await openStore({ dataDir: ':memory:', databaseUrl, clock: Date.now });
  const first = await store.db.selectFrom('teams').select('id').limit(1).executeTakeFirst();
  if (first) return store;
  await store.close();
  throw noStore('the database');
};

/** Opens a store beside the service that may be running on it. Throws Refusal, StartError, Unavailable. */
export const openAdminStore = ({ dataDir, databaseUrl }: StorePlace): Promise<AdminStore> =>
  databaseUrl === undefined ? openFile(dataDir) : openDatabase(databaseUrl);

/** Opens the store for one piece of work. */
export const withStore = async <Result>(
  place: StorePlace,
  newId: AccountsContext['newId'],
  work: (context: AccountsContext & { readonly store: AdminStore }) => Promise<Result>,
): Promise<Result> => {
  const store = await openAdminStore(place);
  try {
    return await work({ store, clock: Date.now, newId });
  } finally {
    await store.close();
  }
};
