import { DatabaseSync } from 'node:sqlite';
import type { CommittedTables } from './committed-tables.ts';
import { createRememberedRows } from './remembered-rows.ts';
import { asInput, SERVING_TIMEOUT_MS, type SqliteConnection } from './sqlite.ts';
import { available } from './store-errors.ts';

/**
 * Reads one row of what is committed, at once: it waits neither for a transaction of this process nor for its turn. What
 * another process commits is read from the next turn of the event loop on. Answers what was made of the row. Others get
 * the same object: nobody writes into it. Throws Unavailable.
 */
export type ReadRow<Made extends object> = (parameters: readonly unknown[]) => Made | undefined;

/** A connection beside the first one, which only reads. */
export interface SqliteReader {
  /** Throws Unavailable. */
  prepare<Row extends object, Made extends object>(text: string, make: (row: Row) => Made): ReadRow<Made>;
  /** To be told what the first connection commits. */
  committed(tables: CommittedTables): void;
  close(): void;
}

/** Pages of the file that SQLite keeps: those that lead to rows. The rows are remembered here, so it need not as well. */
const PAGES_KIB = 256;

/** Makes a row of its values. An object that comes from `node:sqlite` is a dictionary, which is slow to read. */
const rowOf = (names: readonly string[], values: readonly unknown[]): object => {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < names.length; at++) row[names[at] ?? ''] = values[at];
  return row;
};

/**
 * Opens another connection to a file that `openSqlite` has opened `first`. The rows that were read stay in memory until
 * this process commits to their table, or another process commits anything: SQLite counts such commits, and to ask for
 * the count once in a turn of the event loop is less than to read a row. Throws what `node:sqlite` throws.
 */
export const openSqliteReader = (path: string, first: Pick<SqliteConnection, 'commitsOfOthers'>): SqliteReader => {
  const database = new DatabaseSync(path, { timeout: SERVING_TIMEOUT_MS, readOnly: true });
  database.exec(`pragma cache_size = -${PAGES_KIB}`);
  const remembered = createRememberedRows();
  let seen: number | undefined;
  let isCurrent = false;
  const nextTurn = () => {
    isCurrent = false;
  };
  /** Whether what is remembered is what is committed; inside of a transaction nobody can tell. */
  const knows = (): boolean => {
    if (isCurrent) return true;
    const count = first.commitsOfOthers();
    if (count === undefined) return false;
    if (count !== seen) remembered.forgetAll();
    seen = count;
    isCurrent = true;
    setImmediate(nextTurn);
    return true;
  };
  return {
    prepare<Row extends object, Made extends object>(text: string, make: (row: Row) => Made) {
      const statement = available(() => database.prepare(text));
      statement.setReturnArrays(true);
      const names = statement.columns().map(({ name }) => name);
      const rows = remembered.of(text);
      const read = (parameters: readonly unknown[]): Made | undefined => {
        const isKnown = knows();
        const key = parameters.join('\0');
        const found = isKnown ? (rows.find(key) as Made | undefined) : undefined;
        if (found) return found;
        const values = statement.get(...asInput(parameters)) as readonly unknown[] | undefined;
        if (!values) return undefined;
        const made = make(rowOf(names, values) as Row);
        if (isKnown) rows.add(key, made, values);
        return made;
      };
      return (parameters) => available(() => read(parameters));
    },
    committed(tables) {
      if (tables === 'any') remembered.forgetAll();
      else for (const table of tables) remembered.forget(table);
    },
    close: () => database.close(),
  };
};
