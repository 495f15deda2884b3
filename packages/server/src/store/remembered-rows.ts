/** How much is remembered, some six hundred dashboards of eight kilobytes among it. */
const MAX_BYTES = 5 * 1024 * 1024;

/** What each statement may have in any case: rows of others would keep its own out, such as keys, until somebody writes one. */
const OWN_BYTES = 256 * 1024;

/** What a row takes beside its values. */
const ROW_BYTES = 1000;

/** What was made of the rows that one statement has read, by the parameters. */
export interface RowsOfStatement {
  find(key: string): object | undefined;
  add(key: string, made: object, values: readonly unknown[]): void;
}

/** Rows that were read and are kept in memory. */
export interface RememberedRows {
  /** The rows of the statement with this text. */
  of(text: string): RowsOfStatement;
  forgetAll(): void;
  /** Forgets what came from a table, whose name is in lower case. */
  forget(table: string): void;
}

const sizeOf = (values: readonly unknown[]): number => {
  let size = ROW_BYTES;
  for (const value of values) {
    if (typeof value === 'string') size += 2 * value.length;
    else if (value instanceof Uint8Array) size += value.byteLength;
  }
  return size;
};

/** A memory of rows, empty. */
export const createRememberedRows = (): RememberedRows => {
  const statements: { readonly text: string; forget(): void }[] = [];
  let bytes = 0;
  return {
    of(text) {
      const rows = new Map<string, object>();
      let own = 0;
      const forget = () => {
        bytes -= own;
        own = 0;
        rows.clear();
      };
      statements.push({ text: text.toLowerCase(), forget });
      return {
        find: (key) => rows.get(key),
        add(key, made, values) {
          const size = sizeOf(values);
          // What has no room waits until something is forgotten: to throw out what is there would help nobody who reads
          // in turn.
          if (bytes + size > MAX_BYTES && own + size > OWN_BYTES) return;
          bytes += size;
          own += size;
          rows.set(key, made);
        },
      };
    },
    forgetAll() {
      for (const { forget } of statements) forget();
    },
    forget(table) {
      // A column of the same name is taken for the table, which costs a read and no more.
      for (const { text, forget } of statements) if (text.includes(`"${table}"`)) forget();
    },
  };
};
