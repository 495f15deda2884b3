import type { Engine } from '../clickhouse/engine.ts';
import { QueryError } from '../clickhouse/engine-errors.ts';
import { quoteIdentifier } from '../clickhouse/quoting.ts';
import type { TableShape } from '../schema/catalog.ts';
import { requireAllowedExpression } from './allowed-expression.ts';
import { readType, type SqlExpression } from './column-type.ts';
import type { Condition } from './compile-filter.ts';
import { FilterSyntaxError, positionOf } from './filter-error.ts';
import { rejectSecondSelect, rejectUnsafeNames } from './reject-hidden-select.ts';
import { findInnerSelect, parseSyntaxTree } from './syntax-tree.ts';

/** Where an expression is evaluated. */
export interface ExpressionScope {
  /** The type of each column. */
  readonly columns: ReadonlyMap<string, string>;
  /** The SQL after FROM: a table or a subquery. */
  readonly from: string;
}

/** Returns the scope of the rows of a table. */
export function tableScope({ columns, database, table }: TableShape): ExpressionScope {
  return { columns, from: `${quoteIdentifier(database)}.${quoteIdentifier(table)}` };
}

/** Compiles SQL that callers wrote. Throws FilterSyntaxError, and the engine's UnavailableError and limit errors. */
export interface SqlExpressions {
  /** Compiles a filter. Returns undefined for a blank one. */
  condition(text: string, scope: ExpressionScope): Promise<Condition | undefined>;
  /** Compiles an expression on a row. */
  value(text: string, scope: ExpressionScope): Promise<SqlExpression>;
  /** Compiles an expression on a group of rows, with aggregate functions. */
  aggregate(text: string, scope: ExpressionScope): Promise<SqlExpression>;
}

const PREFIX = 'SELECT (';

/** The line break ends a trailing comment of the filter. */
const SUFFIX = '\n)';

/** Has the length of {@link PREFIX}, so that error positions are the same. */
const BARE_PREFIX = 'SELECT  ';

const LIMITS = { timeMs: 5_000, rows: 50_000 } as const;

/** The maximum number of cached expressions. Dashboards send the same ones again and again. */
const MAX_CACHED = 1_000;

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

/** Returns the type of an expression. Does not run it. Throws FilterSyntaxError. */
async function typeOf(
  engine: Engine,
  expression: string,
  { from }: ExpressionScope,
  hasAggregates: boolean,
): Promise<string> {
  // With a second aggregate, a column outside of an aggregate function is an error.
  const sql = `DESCRIBE (SELECT ${expression} AS result${hasAggregates ? ', count()' : ''} FROM ${from})`;
  try {
    const [row] = await engine.query<{ type: string }>({ sql, limits: LIMITS });
    return row?.type ?? '';
  } catch (error) {
    throw toFilterError(error, (queryError) => new FilterSyntaxError(shortMessage(queryError)));
  }
}

async function compile(
  engine: Engine,
  text: string,
  scope: ExpressionScope,
  hasAggregates: boolean,
): Promise<SqlExpression & { readonly type: string }> {
  const statement = await formatStatement(engine, text);
  if (!statement.startsWith('SELECT ')) throw new FilterSyntaxError('expected one expression and nothing else');
  rejectUnsafeNames(statement);
  const columns = requireAllowedExpression(await readTree(engine, statement), scope.columns, hasAggregates);
  rejectSecondSelect(statement);
  const sql = `(${statement.slice('SELECT '.length)})`;
  const type = await typeOf(engine, sql, scope, hasAggregates);
  return { ...readType(type), sql, columns, type };
}

async function compileCondition(engine: Engine, text: string, scope: ExpressionScope): Promise<Condition> {
  const { sql, columns, type } = await compile(engine, text, scope, false);
  if (!['UInt8', 'Bool'].includes(type.replaceAll(/\b(Nullable|LowCardinality)\(|\)/g, ''))) {
    throw new FilterSyntaxError(`expected a condition, received an expression of type ${type}`);
  }
  return { sql: `ifNull(${sql}, 0)`, columns };
}

/** Compiles SQL with the parser of the engine and caches the accepted expressions for all callers. */
export class SqlExpressionCache {
  readonly #cached = new Map<string, Condition | SqlExpression>();

  /** Returns a compiler that runs its statements on `engine`. */
  compiler(engine: Engine): SqlExpressions {
    return {
      condition: async (text, scope) =>
        text.trim() === ''
          ? undefined
          : this.#cache('condition', text, scope, () => compileCondition(engine, text, scope)),
      value: (text, scope) => this.#cache('value', text, scope, () => compile(engine, text, scope, false)),
      aggregate: (text, scope) => this.#cache('aggregate', text, scope, () => compile(engine, text, scope, true)),
    };
  }

  async #cache<Compiled extends Condition | SqlExpression>(
    use: keyof SqlExpressions,
    text: string,
    { columns, from }: ExpressionScope,
    compileText: () => Promise<Compiled>,
  ): Promise<Compiled> {
    const key = JSON.stringify([use, from, text, [...columns]]);
    const cached = this.#cached.get(key);
    if (cached) return cached as Compiled;
    const compiled = await compileText();
    const [oldest] = this.#cached.keys();
    if (this.#cached.size >= MAX_CACHED && oldest !== undefined) this.#cached.delete(oldest);
    this.#cached.set(key, compiled);
    return compiled;
  }
}
