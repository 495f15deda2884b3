import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Dialect, SqliteDialect } from 'kysely';

interface CachedStatement {
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
}

/** Queries with lists of varying length would otherwise grow the cache without end. */
const MAX_STATEMENTS = 500;

/** How long a statement waits for another process, such as an admin command beside the service. */
const BUSY_TIMEOUT_MS = 5_000;

const asInput = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];

const prepare = (database: DatabaseSync, sql: string): CachedStatement => {
  // A transaction that reads before it writes would fail with SQLITE_BUSY when another process writes in between.
  const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...asInput(parameters)),
    run: (parameters) => statement.run(...asInput(parameters)),
    iterate: (parameters) => statement.iterate(...asInput(parameters)),
  };
};

/**
 * Opens a SQLite file, or a database in memory for `:memory:`, as a dialect of Kysely. An acknowledged write survives
 * a crash of the process and of the machine (`synchronous=FULL`). Throws what `node:sqlite` throws.
 */
export const openSqlite = (path: string): Dialect => {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  } catch (error) {
    database.close();
    throw error;
  }
  const statements = new Map<string, CachedStatement>();
  return new SqliteDialect({
    database: {
      prepare(sql) {
        const cached = statements.get(sql);
        if (cached) return cached;
        if (statements.size >= MAX_STATEMENTS) statements.clear();
        const statement = prepare(database, sql);
        statements.set(sql, statement);
        return statement;
      },
      close() {
        statements.clear();
        database.close();
      },
    },
  });
};
