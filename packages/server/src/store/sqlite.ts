import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
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
import { type CommittedTables, type CommitWatch, watchCommits } from './committed-tables.ts';
import { available } from './store-errors.ts';
import type { Tables } from './tables.ts';

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
export const SERVING_TIMEOUT_MS = 10;

/** Parameters as `node:sqlite` declares them; it refuses any other itself. */
export const asInput = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];

const prepare = (database: DatabaseSync, text: string, watch: CommitWatch): CachedStatement => {
  const statement = available(() => database.prepare(text));
  const after = watch.after(text);
  const watched = <Answer>(run: () => Answer): Answer => {
    try {
      return available(run);
    } finally {
      after(database.isTransaction);
    }
  };
  // SQLite undoes a transaction by itself when the disk fails; then there is nothing left to roll back.
  const undone = () => text === 'rollback' && !database.isTransaction;
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => watched(() => statement.all(...asInput(parameters))),
    run: (parameters) =>
      undone() ? { changes: 0, lastInsertRowid: 0 } : watched(() => statement.run(...asInput(parameters))),
    iterate: (parameters) => statement.iterate(...asInput(parameters)),
  };
};

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
  /** A number that changes when another connection has committed; undefined inside of a transaction. Throws Unavailable. */
  commitsOfOthers(): number | undefined;
}

/**
 * Opens a SQLite file, or a database in memory for `:memory:`, for Kysely. An acknowledged write survives a crash of the
 * process and of the machine (`synchronous=FULL`). What is committed through it is told to `committed` at once. Throws
 * what `node:sqlite` throws.
 */
export const openSqlite = (
  path: string,
  committed: (tables: CommittedTables) => void = () => undefined,
): SqliteConnection => {
  const database = new DatabaseSync(path, { timeout: START_TIMEOUT_MS, enableForeignKeyConstraints: true });
  let version: StatementSync;
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    version = database.prepare('pragma data_version');
    version.setReturnArrays(true);
  } catch (error) {
    database.close();
    throw error;
  }
  const statements = new Map<string, CachedStatement>();
  const watch = watchCommits(committed);
  const dialect = new Sqlite({
    database: {
      prepare(text) {
        const cached = statements.get(text);
        if (cached) return cached;
        if (statements.size >= MAX_STATEMENTS) statements.clear();
        const statement = prepare(database, text, watch);
        statements.set(text, statement);
        return statement;
      },
      close() {
        statements.clear();
        database.close();
      },
    },
  });
  return {
    dialect,
    commitsOfOthers() {
      if (database.isTransaction) return undefined;
      const [count] = available(() => version.get()) as unknown as [number];
      return count;
    },
  };
};

/** From now on a statement that meets the lock of another process fails soon, so that the event loop goes on. */
export const waitBriefly = async (db: Kysely<Tables>): Promise<void> => {
  await sql`pragma busy_timeout = ${sql.lit(SERVING_TIMEOUT_MS)}`.execute(db);
};
