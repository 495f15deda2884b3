import { DatabaseSync } from 'node:sqlite';
import { asInput, SERVING_TIMEOUT_MS } from './sqlite.ts';
import { available } from './store-errors.ts';

/**
 * Reads one row of what is committed, at once: it waits neither for a transaction of this process nor for its turn.
 * Answers what was made of the row. Others get the same object: nobody writes into it. Throws Unavailable.
 */
export type ReadRow<Made extends object> = (parameters: readonly unknown[]) => Made | undefined;

/** A connection beside the first one, which only reads. */
export interface SqliteReader {
  /** Throws Unavailable. */
  prepare<Row extends object, Made extends object>(text: string, make: (row: Row) => Made): ReadRow<Made>;
  close(): void;
}

/** How much is remembered: about two hundred and fifty dashboards of eight kilobytes. */
const MAX_REMEMBERED_BYTES = 4 * 1024 * 1024;

/** What a row takes beside its values; those count twice, for what is made of them. */
const ROW_BYTES = 1000;

const sizeOf = (row: object): number =>
  Object.values(row).reduce((sum: number, value: unknown) => {
    if (typeof value === 'string') return sum + 2 * value.length;
    return sum + (value instanceof Uint8Array ? 2 * value.byteLength : 0);
  }, ROW_BYTES);

/**
 * Opens another connection to a file that `openSqlite` has opened. The rows that were read stay in memory until somebody
 * commits anything, in this process or in another: SQLite counts the commits that a connection sees, and to ask for the
 * count is less than to read a row. Throws what `node:sqlite` throws.
 */
export const openSqliteReader = (path: string): SqliteReader => {
  const database = new DatabaseSync(path, { timeout: SERVING_TIMEOUT_MS, readOnly: true });
  const commits = database.prepare('pragma data_version');
  commits.setReturnArrays(true);
  let seen: unknown;
  let bytes = 0;
  const remembered: Map<string, unknown>[] = [];
  const forget = () => {
    for (const rows of remembered) rows.clear();
    bytes = 0;
  };
  const forgetWhatIsOld = () => {
    const [count] = commits.get() as unknown as unknown[];
    if (count !== seen) forget();
    seen = count;
  };
  return {
    prepare<Row extends object, Made extends object>(text: string, make: (row: Row) => Made) {
      const statement = available(() => database.prepare(text));
      const known = new Map<string, Made>();
      remembered.push(known);
      const read = (parameters: readonly unknown[]): Made | undefined => {
        forgetWhatIsOld();
        const key = parameters.join('\0');
        const made = known.get(key);
        if (made) return made;
        const row = statement.get(...asInput(parameters));
        if (!row) return undefined;
        const fresh = make(row as Row);
        const size = sizeOf(row);
        // What has no room waits for the next commit: to throw out what is there would help nobody who reads in turn.
        if (bytes + size <= MAX_REMEMBERED_BYTES) {
          bytes += size;
          known.set(key, fresh);
        }
        return fresh;
      };
      return (parameters) => available(() => read(parameters));
    },
    close: () => database.close(),
  };
};
