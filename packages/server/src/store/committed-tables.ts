/** Tables that were committed to: their names in lower case, or any of them. */
export type CommittedTables = ReadonlySet<string> | 'any';

/** Of the form in which Kysely writes it: the name of the table alone, in quotes. */
const writes = /^(?:insert(?: or \w+)? into|update(?: or \w+)?|delete from) "(\w+)"(?![.\w])/i;
const writesNothing = /^(?:select|begin|commit|rollback|pragma)\b/i;

const tableOf = (text: string): string | undefined =>
  writes.exec(text)?.[1]?.toLowerCase() ?? (writesNothing.test(text) ? undefined : 'any');

/** Notes what the statements of one connection write. */
export interface CommitWatch {
  /** Makes what is to be called after each run of the statement with this text. */
  after(text: string): (inTransaction: boolean) => void;
}

/**
 * Calls `committed` with the tables that statements have written to, as soon as it is committed; the tables have no
 * triggers and delete from no other.
 */
export const watchCommits = (committed: (tables: CommittedTables) => void): CommitWatch => {
  let written = new Set<string>();
  return {
    after(text) {
      const table = tableOf(text);
      const undoes = /^rollback$/i.test(text);
      return (inTransaction) => {
        if (table !== undefined) written.add(table);
        if (inTransaction || written.size === 0) return;
        const tables = written;
        written = new Set();
        if (!undoes) committed(tables.has('any') ? 'any' : tables);
      };
    },
  };
};
