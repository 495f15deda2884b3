import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  sql,
  type TransactionSettings,
} from 'kysely';
import type { Tables } from '../tables.ts';
import { CHECKPOINT_PRAGMA } from './checkpoints.ts';
import { mapErrors } from './sqlite-errors.ts';

interface CachedStatement {
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
}

/** The maximum number of prepared statements. Each length of an `in (…)` list is a separate statement. */
const MAX_STATEMENTS = 500;

/** `busy_timeout` during startup and in admin commands: another process can hold the write lock. */
const INITIAL_BUSY_TIMEOUT_MS = 5_000;

/** `busy_timeout` of a running service. It is short because `node:sqlite` blocks the event loop while it waits. */
const SERVING_BUSY_TIMEOUT_MS = 10;

/** Casts parameters to the type that `node:sqlite` declares. `node:sqlite` throws for values of other types. */
function asInput(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}

function prepare(database: DatabaseSync, text: string): CachedStatement {
  const statement = mapErrors(() => database.prepare(text));
  // SQLite rolls back a transaction itself when the disk fails. Another rollback would throw.
  const isRolledBack = () => text === 'rollback' && !database.isTransaction;
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => mapErrors(() => statement.all(...asInput(parameters))),
    run: (parameters) =>
      isRolledBack() ? { changes: 0, lastInsertRowid: 0 } : mapErrors(() => statement.run(...asInput(parameters))),
    iterate: (parameters) => statement.iterate(...asInput(parameters)),
  };
}

class ImmediateSqliteDriver extends SqliteDriver {
  /**
   * Begins a transaction. A transaction that writes acquires the write lock at its start. If it acquired the lock after a read, it
   * would fail when another process had written in between. A read-only transaction does not acquire it and does not wait.
   */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings = {}): Promise<void> {
    const begin = settings.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config);
  }
}

/** A connection to a SQLite database. */
export interface SqliteConnection {
  readonly dialect: Dialect;
  /**
   * Reads committed rows immediately, without the queue of the connection. Returns undefined while a transaction is open,
   * because the connection would return its uncommitted changes. Throws UnavailableError.
   */
  readNow(text: string, parameters: readonly unknown[]): unknown[] | undefined;
}

/**
 * Opens a SQLite file, or a database in memory for `:memory:`. A committed write survives a crash of the process and of the
 * machine (`synchronous=FULL`), unless {@link setServingSettings} was called. Caches prepared statements. Throws the errors of
 * `node:sqlite`.
 */
export function openSqlite(path: string): SqliteConnection {
  const database = new DatabaseSync(path, { timeout: INITIAL_BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${CHECKPOINT_PRAGMA}`);
  } catch (error) {
    database.close();
    throw error;
  }
  const statements = new Map<string, CachedStatement>();
  const cached = (text: string): CachedStatement => {
    const existing = statements.get(text);
    if (existing) return existing;
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    const statement = prepare(database, text);
    statements.set(text, statement);
    return statement;
  };
  const dialect = new ImmediateSqliteDialect({
    database: {
      prepare: cached,
      close() {
        statements.clear();
        database.close();
      },
    },
  });
  return {
    dialect,
    readNow: (text, parameters) => (database.isTransaction ? undefined : cached(text).all(parameters)),
  };
}

/**
 * Changes the settings to those of a running service, so that no statement blocks the event loop for long. A statement that needs the
 * lock of another process fails after 10 ms. A commit waits for the disk only if it restarts the write-ahead log from its beginning, or if
 * it runs a checkpoint, see {@link CHECKPOINT_PRAGMA}. The store calls `WriteAheadLog.sync` after each commit.
 */
export async function setServingSettings(db: Kysely<Tables>): Promise<void> {
  await sql`pragma busy_timeout = ${sql.lit(SERVING_BUSY_TIMEOUT_MS)}`.execute(db);
  await sql`pragma synchronous = normal`.execute(db);
}
