import { quoteIdentifier } from '../identifier.ts';
import { unescaped } from '../parameter-text.ts';
import type { PooledSession } from './sessions.ts';

/** A request as the HTTP of ClickHouse has it. */
export interface HttpStatement {
  readonly sql: string;
  readonly database: string;
  /** Of an answer, where the statement does not say. */
  readonly format: string;
  /** Bound values by name, in the text form of their type. */
  readonly parameters: ReadonlyMap<string, string>;
  /** The rows of an INSERT. */
  readonly rows: Buffer | undefined;
}

function literal(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/**
 * What may have a brace that is no place of a value: names and texts; comments and other quotes are in no statement of ours, and
 * the engine writes those of filters anew. Then the places, with name and type.
 */
const places = /`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\{(\w+):([^}]+)\}/gs;

/**
 * Puts values in their places. The engine's own way to bind them is one for the whole process, so that statements would have to
 * wait for each other, and setting them on the session first is a statement more.
 */
function withValues(sql: string, values: ReadonlyMap<string, string>): string {
  return sql.replaceAll(places, (found, name?: string, type?: string) => {
    const value = name === undefined ? undefined : values.get(name);
    if (value === undefined || type === undefined) return found;
    return type === 'String' ? literal(unescaped(value)) : `CAST(${literal(value)}, ${literal(type)})`;
  });
}

/** The only shape in which rows come: the client's own. */
const insertion = /^INSERT INTO (`(?:[^`\\]|\\.)*`\.`(?:[^`\\]|\\.)*`) FORMAT JSONEachRow$/;

/** The name between the first backquotes, and after it the second, as the engine's own binding wants them. */
function target(sql: string): { database: string; table: string } {
  const [, names = ''] = insertion.exec(sql.trim()) ?? [];
  const [database = '', table = ''] = [...names.matchAll(/`((?:[^`\\]|\\.)*)`/g)].map(([, name = '']) => name);
  if (!/^\w+$/.test(database) || !/^\w+$/.test(table))
    throw new Error('Code: 62. DB::Exception: not an INSERT of rows');
  return { database, table };
}

async function enter(seat: PooledSession, database: string): Promise<void> {
  if (seat.database === database) return;
  await seat.session.queryAsync(`USE ${quoteIdentifier(database)}`, { format: 'Null' });
  seat.database = database;
}

/** Runs a statement on a session. */
export async function runStatement(seat: PooledSession, statement: HttpStatement): Promise<Uint8Array> {
  const { sql, database, format, parameters, rows } = statement;
  if (rows) {
    const { database, table } = target(sql);
    await seat.session.insert({ table: `${database}.${table}`, values: rows, format: 'JSONEachRow' });
    return new Uint8Array();
  }
  await enter(seat, database);
  return (await seat.session.queryAsync(withValues(sql, parameters), { format })).bytes();
}
