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
import { mapErrors } from './sqlite-errors.ts';

interface CachedStatement {
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
}

/** Queries with lists of varying length would otherwise grow the cache without end. */
const MAX_STATEMENTS = 500;

/** How long a start waits for another process, such as an admin command. */
const START_TIMEOUT_MS = 5_000;

/** How long a statement of a running service waits: nothing else happens in the process meanwhile. */
const SERVING_TIMEOUT_MS = 10;

/** Parameters as `node:sqlite` declares them; it refuses any other itself. */
function asInput(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}

function prepare(database: DatabaseSync, text: string): CachedStatement {
  const statement = mapErrors(() => database.prepare(text));
  // SQLite rolls a transaction back by itself if the disk fails; nothing is left to roll back then.
  const isRolledBack = () => text === 'rollback' && !database.isTransaction;
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => mapErrors(() => statement.all(...asInput(parameters))),
    run: (parameters) =>
      isRolledBack() ? { changes: 0, lastInsertRowid: 0 } : mapErrors(() => statement.run(...asInput(parameters))),
    iterate: (parameters) => statement.iterate(...asInput(parameters)),
  };
}

class Transactions extends SqliteDriver {
  /**
   * A transaction that reads before it writes would fail when another process writes in between, so it takes the write
   * lock first; one that only reads must not, so that it never waits for a writer.
   */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings = {}): Promise<void> {
    const begin = settings.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }
}

class Sqlite extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new Transactions(this.#config);
  }
}

/** A connection to a SQLite database. */
export interface SqliteConnection {
  readonly dialect: Dialect;
  /**
   * Reads committed rows without waiting for a turn on the connection. Returns undefined while a transaction is open, whose
   * changes are not committed yet. Throws UnavailableError.
   */
  readNow(text: string, parameters: readonly unknown[]): unknown[] | undefined;
}

/**
 * Opens a SQLite file, or a database in memory for `:memory:`, for Kysely. An acknowledged write survives a crash of the
 * process and of the machine (`synchronous=FULL`). Throws the errors of `node:sqlite`.
 */
export function openSqlite(path: string): SqliteConnection {
  const database = new DatabaseSync(path, { timeout: START_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  } catch (error) {
    database.close();
    throw error;
  }
  const statements = new Map<string, CachedStatement>();
  const cached = (text: string): CachedStatement => {
    const known = statements.get(text);
    if (known) return known;
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    const statement = prepare(database, text);
    statements.set(text, statement);
    return statement;
  };
  const dialect = new Sqlite({
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

/** From now on a statement that meets the lock of another process fails soon, so that the event loop goes on. */
export async function waitBriefly(db: Kysely<Tables>): Promise<void> {
  await sql`pragma busy_timeout = ${sql.lit(SERVING_TIMEOUT_MS)}`.execute(db);
}
