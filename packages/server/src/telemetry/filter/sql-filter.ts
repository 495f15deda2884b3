import type { Engine } from '../clickhouse/engine.ts';
import { QueryError } from '../clickhouse/engine-errors.ts';
import { quoteIdentifier } from '../clickhouse/quoting.ts';
import type { TableShape } from '../schema/catalog.ts';
import { requireAllowedExpression } from './allowed-expression.ts';
import type { Condition } from './compile-filter.ts';
import { FilterSyntaxError, positionOf } from './filter-error.ts';
import { rejectSecondSelect, rejectUnsafeNames } from './reject-hidden-select.ts';
import { findInnerSelect, parseSyntaxTree } from './syntax-tree.ts';

/** Compiles SQL filters. */
export interface SqlFilters {
  /** Returns undefined for a blank filter. Throws FilterSyntaxError, and the engine's UnavailableError and limit errors. */
  compile(text: string, shape: TableShape): Promise<Condition | undefined>;
}

const PREFIX = 'SELECT (';

/** The line break ends a trailing comment of the filter. */
const SUFFIX = '\n)';

/** Has the length of {@link PREFIX}, so that error positions are the same. */
const BARE_PREFIX = 'SELECT  ';

const LIMITS = { timeMs: 5_000, rows: 50_000 } as const;

/** The maximum number of cached filters. Dashboards send the same filters again and again. */
const MAX_CACHED_FILTERS = 1_000;

/** Returns the engine's message without its error code, version and context, at most 300 characters. */
function shortMessage({ message }: QueryError): string {
  return message
    .replace(/^Code: \d+\. /, '')
    .replace(/^DB::Exception: /, '')
    .replace(/\. \([A-Z_]+\)\s*(\(version .*)?$/s, '')
    .replace(/: (while|In scope) .*$/is, '')
    .slice(0, 300);
}

/** Converts an error of the statement to an error of the filter. Returns limit errors and connection errors unchanged. */
function toFilterError(error: unknown, convert: (queryError: QueryError) => FilterSyntaxError): unknown {
  return error instanceof QueryError && error.name === 'QueryError' ? convert(error) : error;
}

function createSyntaxError(text: string, error: QueryError): FilterSyntaxError {
  const [, at] = /failed at position (\d+)/.exec(error.message) ?? [];
  if (at === undefined) return new FilterSyntaxError(`expected one SQL expression: ${shortMessage(error)}`);
  // ClickHouse reports positions in bytes, starting at 1.
  const bytes = Buffer.from(text);
  const offset = Math.min(Math.max(Number(at) - 1 - PREFIX.length, 0), bytes.length);
  const before = bytes.subarray(0, offset).toString('utf8');
  return new FilterSyntaxError('expected one SQL expression: syntax error', positionOf(text, before.length));
}

/**
 * Returns the canonical form of `SELECT (<filter>)`. The filter is a query parameter of `formatQuerySingleLine`, so only the parser
 * of the engine reads it. The result is a single SELECT, whatever comments and closing parentheses the filter has. The filter is
 * also parsed without the parentheses, which rejects `1) OR (1`. Throws FilterSyntaxError.
 */
async function formatStatement(engine: Engine, text: string): Promise<string> {
  try {
    const rows = await engine.query<{ sql: string }>({
      sql: 'SELECT formatQuerySingleLine({text:String}) AS sql, formatQuerySingleLine({bare:String}) AS bare',
      parameters: { text: PREFIX + text + SUFFIX, bare: BARE_PREFIX + text },
      limits: LIMITS,
    });
    return rows[0]?.sql ?? '';
  } catch (error) {
    throw toFilterError(error, (queryError) => createSyntaxError(text, queryError));
  }
}

/** Returns the syntax tree of a statement. An outer SELECT takes the settings that the engine appends to every statement. */
async function readTree(engine: Engine, statement: string) {
  try {
    const sql = `EXPLAIN AST SELECT * FROM (${statement})`;
    const rows = await engine.query<{ explain: string }>({ sql, limits: LIMITS });
    return findInnerSelect(parseSyntaxTree(rows.map(({ explain }) => explain)));
  } catch (error) {
    throw toFilterError(error, () => new FilterSyntaxError('expected one expression and nothing else'));
  }
}

/** Throws FilterSyntaxError unless the expression is a boolean. Does not run it. */
async function requireCondition(engine: Engine, expression: string, { database, table }: TableShape): Promise<void> {
  const sql = `DESCRIBE (SELECT ${expression} AS result FROM ${quoteIdentifier(database)}.${quoteIdentifier(table)})`;
  try {
    const [row] = await engine.query<{ type: string }>({ sql, limits: LIMITS });
    const type = (row?.type ?? '').replaceAll(/\b(Nullable|LowCardinality)\(|\)/g, '');
    if (!['UInt8', 'Bool'].includes(type))
      throw new FilterSyntaxError(`expected a condition, received an expression of type ${row?.type}`);
  } catch (error) {
    throw toFilterError(error, (queryError) => new FilterSyntaxError(shortMessage(queryError)));
  }
}

async function compile(engine: Engine, text: string, shape: TableShape): Promise<Condition> {
  const statement = await formatStatement(engine, text);
  if (!statement.startsWith('SELECT ')) throw new FilterSyntaxError('expected one expression and nothing else');
  rejectUnsafeNames(statement);
  const columns = requireAllowedExpression(await readTree(engine, statement), shape.columns);
  rejectSecondSelect(statement);
  const expression = `(${statement.slice('SELECT '.length)})`;
  await requireCondition(engine, expression, shape);
  return { sql: `ifNull(${expression}, 0)`, columns };
}

/** Compiles SQL filters with the parser of the engine and caches the accepted ones for all callers. */
export class SqlFilterCache {
  readonly #cached = new Map<string, Condition>();

  /** Returns a compiler that runs its statements on `engine`. */
  compiler(engine: Engine): SqlFilters {
    return { compile: (text, shape) => this.#compile(engine, text, shape) };
  }

  async #compile(engine: Engine, text: string, shape: TableShape): Promise<Condition | undefined> {
    if (text.trim() === '') return undefined;
    const key = JSON.stringify([shape.database, shape.table, text, [...shape.columns]]);
    const cached = this.#cached.get(key);
    if (cached) return cached;
    const condition = await compile(engine, text, shape);
    const [oldest] = this.#cached.keys();
    if (this.#cached.size >= MAX_CACHED_FILTERS && oldest !== undefined) this.#cached.delete(oldest);
    this.#cached.set(key, condition);
    return condition;
  }
}
