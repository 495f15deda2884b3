import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Clock } from '../domain/timestamp.ts';
import type { SqliteConnection } from './sqlite/sqlite-connection.ts';
import type { Tables } from './tables.ts';

/** The database system of a store. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** Returns the database system of a connection, for the statements that differ between SQLite and PostgreSQL. */
export function databaseKind<Tables>(db: Kysely<Tables>): DatabaseKind {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/** The value of `dataDir` for a store in memory. */
export const MEMORY = ':memory:';

/** The query builder, inside or outside a transaction. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

/** The database of the service: accounts, resources, keys and the state of alerts. */
export interface Store {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Tables>;
  /** The connection pool, for libraries with their own SQL. Set only for PostgreSQL. */
  readonly pool?: Pool;
  /** Reads committed rows synchronously. Set only for SQLite. Returns undefined while a transaction is open. */
  readonly readNow?: SqliteConnection['readNow'];
  /** The data directory. Not set if `dataDir` is `:memory:`. */
  readonly directory?: string;
  /**
   * Runs `work` in a transaction and rolls it back if `work` throws. `work` runs again after a conflict with another
   * transaction, so it must query only through `tx` and have no other side effects. Throws UnavailableError if the conflicts
   * continue, or another process holds the write lock, for longer than `lockTimeoutMs`.
   */
  transaction<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Runs several queries on one snapshot of the store, without acquiring the write lock. `read` can run again. */
  snapshot<Result>(read: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Runs `work` while no other process starts on the same store. */
  exclusive<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Returns the reason why the store cannot be read or written, or undefined if it can. Tests whether the store accepts writes if there
   * was no recent write.
   */
  unavailability(): Promise<string | undefined>;
  /** Returns the reason why the store accepts no writes until the process is restarted, or undefined. */
  restartReason(): string | undefined;
  /** Waits for running transactions and closes files and connections. With SQLite, also releases the lock of the data directory. */
  close(): Promise<void>;
}

/** Options of a store. */
export interface StoreOptions {
  /** The data directory, or `:memory:`. With PostgreSQL, it contains no data of the store. */
  readonly dataDir: string;
  /** The URL of a PostgreSQL database (`postgres://…`). By default, the store is SQLite in `dataDir`. */
  readonly databaseUrl?: string;
  readonly clock: Clock;
  /** The time in milliseconds after which a write that other writers block is not retried. @default 5000 */
  readonly lockTimeoutMs?: number;
  /** If false, a PostgreSQL database of an older version is opened without running migrations. @default true */
  readonly migrates?: boolean;
}
