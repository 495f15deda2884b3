import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store, StoreOptions } from './store.ts';

/**
 * Opens the store: PostgreSQL if `databaseUrl` is set, and SQLite otherwise. Runs its migrations, except on PostgreSQL if `migrates`
 * is false. Throws StartupError.
 */
export async function openStore({ databaseUrl, ...options }: StoreOptions): Promise<Store> {
  if (databaseUrl === undefined) return openSqliteStore(options);
  // Loads `pg` only when it is needed: the service starts faster and uses less memory without it.
  const { openPostgresStore } = await import('./postgres/postgres-store.ts');
  return openPostgresStore({ ...options, databaseUrl });
}
