import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store, StoreOptions } from './store.ts';

/** Opens the store and brings it up to date. Throws StartError. */
export async function openStore({ databaseUrl, ...options }: StoreOptions): Promise<Store> {
  if (databaseUrl === undefined) return openSqliteStore(options);
  // Loaded when it is asked for: the embedded store starts quicker and smaller without it.
  const { openPostgresStore } = await import('./postgres/postgres-store.ts');
  return openPostgresStore({ ...options, databaseUrl });
}
