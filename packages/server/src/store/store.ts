import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Clock } from '../domain/clock.ts';
import type { DatabaseKind } from './database-kind.ts';
import type { SqliteConnection } from './sqlite/sqlite-connection.ts';
import type { Tables } from './tables.ts';

/** The data directory of a store without files. */
export const MEMORY = ':memory:';

/** Queries outside of a transaction, or inside one. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

/** Where everything is kept. */
export interface Store {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Tables>;
  /** The connections, for libraries that bring their own SQL; only with PostgreSQL. */
  readonly pool?: Pool;
  /** Reads committed rows without waiting; only with SQLite, and undefined while a transaction is open. */
  readonly readNow?: SqliteConnection['readNow'];
  /** The directory of the files; absent when everything is in memory. */
  readonly directory?: string;
  /**
   * Runs `work` in one transaction that is undone when it throws. Queries inside go through `tx` only, and `work` does
   * nothing else that lasts: it runs again when somebody else wrote in between. Throws Unavailable when that, or the
   * write lock of another process, does not end in time.
   */
  transaction<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Reads one state of the store with several queries; waits for no writer. `read` may run again. */
  snapshot<Result>(read: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Does what a start does, while no other process on the same store is there. */
  exclusive<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Returns why the store cannot be read or written, or undefined if it can. Writes a probe if there was no recent write. */
  unavailability(): Promise<string | undefined>;
  /** Finishes what is running, closes the files and connections and lets go of the directory. */
  close(): Promise<void>;
}

/** What a store is opened with. */
export interface StoreOptions {
  /** The directory for everything, or with PostgreSQL for the credentials alone; `:memory:` for none. */
  readonly dataDir: string;
  /** `postgres://…`; without it the store is SQLite in `dataDir`. */
  readonly databaseUrl?: string;
  readonly clock: Clock;
  /** How long a write waits for other writers before it gives up. @default 5000 */
  readonly lockTimeoutMs?: number;
  /** Whether a PostgreSQL database of an older version is brought up to date. @default true */
  readonly migrates?: boolean;
}
