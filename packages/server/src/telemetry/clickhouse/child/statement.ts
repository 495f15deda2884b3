import { quoteIdentifier, quoteText, unescapeParameter } from '../quoting.ts';
import type { PooledSession } from './sessions.ts';

/** A request of the ClickHouse HTTP interface. */
export interface HttpStatement {
  readonly sql: string;
  readonly database: string;
  /** The format of the result if the statement has no FORMAT clause. */
  readonly format: string;
  /** Query parameters by name, formatted by `formatParameter`. */
  readonly parameters: ReadonlyMap<string, string>;
  /** The rows of an INSERT, one line of JSON each. Undefined for other statements. */
  readonly rows: Buffer | undefined;
}

/**
 * Matches placeholders with name and type. Also matches quoted identifiers and strings, whose braces are not placeholders.
 * Statements have neither comments nor other quotes: `formatQuerySingleLine` removes them from the SQL of API clients.
 */
const PLACEHOLDERS = /`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\{(\w+):([^}]+)\}/gs;

/**
 * Replaces placeholders with literals. The query parameters of chdb are global to the process, so statements that use them could
 * not run concurrently. Parameters of a session need one more statement to set them.
 */
function bindParameters(sql: string, values: ReadonlyMap<string, string>): string {
  return sql.replaceAll(PLACEHOLDERS, (match, name?: string, type?: string) => {
    const value = name === undefined ? undefined : values.get(name);
    if (value === undefined || type === undefined) return match;
    return type === 'String' ? quoteText(unescapeParameter(value)) : `CAST(${quoteText(value)}, ${quoteText(type)})`;
  });
}

/** Matches an INSERT with rows in the form that `insert` of `client.ts` sends. No other form is supported. */
const INSERT = /^INSERT INTO (`(?:[^`\\]|\\.)*`\.`(?:[^`\\]|\\.)*`) FORMAT JSONEachRow$/;

/**
 * Returns the database and the table of an INSERT. Throws for any other statement, and for names with characters other than letters, digits
 * and `_`.
 */
function parseTarget(sql: string): { database: string; table: string } {
  const [, names = ''] = INSERT.exec(sql.trim()) ?? [];
  const [database = '', table = ''] = [...names.matchAll(/`((?:[^`\\]|\\.)*)`/g)].map(([, name = '']) => name);
  // The HTTP server of this process reads the error code from the message, so the message has the form of a ClickHouse error.
  if (!/^\w+$/.test(database) || !/^\w+$/.test(table))
    throw new Error('Code: 62. DB::Exception: Expected INSERT INTO `database`.`table` FORMAT JSONEachRow.');
  return { database, table };
}

async function useDatabase(pooled: PooledSession, database: string): Promise<void> {
  if (pooled.database === database) return;
  await pooled.session.queryAsync(`USE ${quoteIdentifier(database)}`, { format: 'Null' });
  pooled.database = database;
}

/** Runs a statement on a session. */
export async function runStatement(pooled: PooledSession, statement: HttpStatement): Promise<Uint8Array> {
  const { sql, database, format, parameters, rows } = statement;
  if (rows) {
    const { database, table } = parseTarget(sql);
    await pooled.session.insert({ table: `${database}.${table}`, values: rows, format: 'JSONEachRow' });
    return new Uint8Array();
  }
  await useDatabase(pooled, database);
  return (await pooled.session.queryAsync(bindParameters(sql, parameters), { format })).bytes();
}
