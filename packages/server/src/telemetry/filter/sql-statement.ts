import { BoundedCache } from '../../domain/bounded-cache.ts';
import type { Parameter, QueryEngine } from '../clickhouse/engine.ts';
import type { QueryError } from '../clickhouse/engine-errors.ts';
import { quoteIdentifier } from '../clickhouse/quoting.ts';
import { requireAllowedStatement, type TableName } from './allowed-statement.ts';
import { type ColumnType, readType } from './column-type.ts';
import { PARSER_LIMITS, positionOfSyntaxError, readTree, shortMessage, toFilterError } from './engine-parser.ts';
import { FilterSyntaxError } from './filter-error.ts';
import { QUOTED_PARTS, rejectUnsafeNames } from './reject-hidden-select.ts';
import { isAllowedType } from './sql-types.ts';

/** A column of the result of a statement. */
export interface StatementColumn extends ColumnType {
  readonly name: string;
  /** The name of the type in the database. */
  readonly type: string;
}

/** A checked SELECT of an API client. */
export interface CheckedStatement {
  /** One SELECT without settings, with `{name:Type}` for its parameters. It can be used as a subquery. */
  readonly sql: string;
  readonly columns: readonly StatementColumn[];
}

/** The context in which a statement runs. */
export interface StatementScope {
  /** The only database that the statement may read. */
  readonly database: string;
  readonly parameters: Readonly<Record<string, Parameter>>;
}

/**
 * Compiles SELECT statements of API clients. Throws FilterSyntaxError, ServerRejectedError, UnavailableError, QueryTimeoutError and
 * QueryTooLargeError.
 */
export interface SqlStatements {
  statement(text: string, scope: StatementScope): Promise<CheckedStatement>;
}

const EXPECTED = 'expected one SELECT statement';

/** Returns the canonical form of the statement. ClickHouse parses the statement and does not run it. Throws FilterSyntaxError. */
async function formatStatement(engine: QueryEngine, text: string): Promise<string> {
  try {
    const sql = 'SELECT formatQuerySingleLine({text:String}) AS sql';
    const [row] = await engine.query<{ sql: string }>({ sql, parameters: { text }, limits: PARSER_LIMITS });
    return row?.sql ?? '';
  } catch (error) {
    throw toFilterError(error, (queryError) => {
      const position = positionOfSyntaxError(text, queryError, 0);
      return position === undefined
        ? new FilterSyntaxError(`${EXPECTED}: ${shortMessage(queryError)}`)
        : new FilterSyntaxError(`${EXPECTED}: syntax error`, position);
    });
  }
}

/**
 * Returns the statement with `''` in place of each string and quoted name. Throws FilterSyntaxError for names that the syntax tree
 * cannot represent, for unknown variables, and for clauses that the tree does not contain.
 */
function rejectHiddenParts(statement: string): string {
  rejectUnsafeNames(statement);
  for (const [part] of statement.matchAll(QUOTED_PARTS)) {
    if (part.startsWith("'")) continue;
    if (/\((?:alias|children)\b/.test(part)) {
      throw new FilterSyntaxError('names that contain "(alias" or "(children" are not available here');
    }
    // Templates are expanded before this check. A `$name` that is left has no variable, and ClickHouse parses it as a name.
    const [, variable] = /^`\$(\w+)`$/.exec(part) ?? [];
    if (variable !== undefined) throw new FilterSyntaxError(`no variable has the name ${variable}`);
  }
  const bare = statement.replaceAll(QUOTED_PARTS, "''");
  const [clause] = /\bWITH FILL\b|\bSETTINGS\b|\bINTO OUTFILE\b|\bFORMAT\b(?! *\()/.exec(bare) ?? [];
  if (clause !== undefined) throw new FilterSyntaxError(`${clause} is not available here`);
  return bare;
}

/** Throws FilterSyntaxError for a parameter without a value, and for a type that is not allowed, such as Identifier. */
function requireParameters(bare: string, parameters: StatementScope['parameters']): void {
  for (const [, name = '', type = ''] of bare.matchAll(/\{(\w+):([^}]*)\}/g)) {
    if (!Object.hasOwn(parameters, name)) throw new FilterSyntaxError(`no parameter has the name ${name}`);
    if (!isAllowedType(type)) throw new FilterSyntaxError(`the type ${type.slice(0, 100)} is not available here`);
  }
}

function unknownTable(name: string): FilterSyntaxError {
  return new FilterSyntaxError(`your database has no table with the name ${name}`);
}

/**
 * Throws FilterSyntaxError unless the tables are tables of the database. A name without a database can also be the name of a subquery in
 * WITH.
 *
 * Rejects a name that is not in the database if the engine finds a table nevertheless: the embedded engine reads a file if the name of a
 * table is a path.
 */
async function requireOwnTables(engine: QueryEngine, tables: readonly TableName[], database: string): Promise<void> {
  const other = tables.find((table) => table.database !== undefined && table.database !== database);
  if (other) {
    throw new FilterSyntaxError(
      `the database "${other.database}" is not available here: write the names of your tables without a database`,
    );
  }
  if (tables.length === 0) return;
  const rows = await engine.query<{ name: string }>({
    sql: 'SELECT name FROM system.tables WHERE database = {database:String} AND name IN {tables:Array(String)}',
    parameters: { database, tables: tables.map(({ table }) => table) },
  });
  const existing = new Set(rows.map(({ name }) => name));
  for (const { table, ...named } of tables) {
    if (existing.has(table)) continue;
    if (named.database !== undefined) throw unknownTable(table);
    const [row] = await engine.query<{ result: number }>({ sql: `EXISTS TABLE ${quoteIdentifier(table)}`, database });
    if (row?.result !== 0) throw unknownTable(table);
  }
}

const UNKNOWN_TABLE = 60;

/**
 * Returns the error for a statement that ClickHouse rejects. Leaves out suggestions of ClickHouse, which may name tables of other
 * tenants.
 */
export function toStatementError(error: QueryError): FilterSyntaxError {
  if (error.code === UNKNOWN_TABLE) {
    const [, name = ''] = /identifier '([^']*)'/.exec(error.message) ?? [];
    if (name !== '') return unknownTable(name);
  }
  return new FilterSyntaxError(shortMessage(error).replace(/\.? *Maybe you meant.*$/s, ''));
}

/** The maximum number of columns of a statement. A table tile selects two for each: its values, and whether they are NULL. */
const MAX_COLUMNS = 500;

async function describeColumns(
  engine: QueryEngine,
  sql: string,
  { database, parameters }: StatementScope,
): Promise<StatementColumn[]> {
  try {
    const rows = await engine.query<{ name: string; type: string }>({
      sql: `DESCRIBE (${sql})`,
      database,
      parameters,
      limits: PARSER_LIMITS,
    });
    if (rows.length > MAX_COLUMNS) {
      throw new FilterSyntaxError(`expected at most ${MAX_COLUMNS} columns, received ${rows.length}`);
    }
    return rows.map(({ name, type }) => ({ name, type, ...readType(type) }));
  } catch (error) {
    throw toFilterError(error, toStatementError);
  }
}

/** Checks a statement with the parser of `parser` and the tables of `engine`. */
async function compile(
  { engine, parser }: { readonly engine: QueryEngine; readonly parser: QueryEngine },
  text: string,
  scope: StatementScope,
): Promise<CheckedStatement> {
  const sql = await formatStatement(parser, text);
  requireParameters(rejectHiddenParts(sql), scope.parameters);
  const tables = requireAllowedStatement(await readTree(parser, sql, EXPECTED, { parameters: scope.parameters }));
  await requireOwnTables(engine, tables, scope.database);
  return { sql, columns: await describeColumns(engine, sql, scope) };
}

/** Time that a checked statement is cached. A change of its tables is visible after at most this time. */
const CACHE_MS = 30_000;

/** Returns the number of characters of a checked statement. The type of an enum or a tuple can be long. */
function sizeOf({ sql, columns }: CheckedStatement): number {
  return columns.reduce((sum, { name, type }) => sum + name.length + type.length, sql.length);
}

/**
 * Returns the key of a statement in the cache. It contains the values of the parameters that the statement may use with a type other than
 * Int64: the maximum length of a string and the type of a cast can depend on them. Values that it uses only as Int64, such as the times of
 * the range, are not in the key.
 */
function cacheKey(text: string, { database, parameters }: StatementScope): string {
  const words = new Set(text.replaceAll(/\{\w+:Int64\}/g, '').match(/\w+/g));
  const values = Object.entries(parameters).filter(([name]) => words.has(name));
  return JSON.stringify([database, text, values], (_, value) => (typeof value === 'bigint' ? String(value) : value));
}

/** Checks statements with the parser of ClickHouse and caches the accepted ones. */
export class SqlStatementCache {
  readonly #cache = new BoundedCache<{ readonly expiresMs: number; readonly checked: CheckedStatement }>();

  /** Returns a compiler that looks up tables on `engine` and parses with `parser`. */
  compiler(engine: QueryEngine, parser = engine): SqlStatements {
    return {
      statement: async (text, scope) => {
        const key = cacheKey(text, scope);
        const cached = this.#cache.get(key);
        if (cached && cached.expiresMs > performance.now()) return cached.checked;
        const checked = await compile({ engine, parser }, text, scope);
        this.#cache.set(key, { expiresMs: performance.now() + CACHE_MS, checked }, sizeOf(checked));
        return checked;
      },
    };
  }
}
