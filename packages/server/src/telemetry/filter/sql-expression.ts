import { BoundedCache } from '../../domain/bounded-cache.ts';
import type { QueryEngine, Statement } from '../clickhouse/engine.ts';
import type { QueryError } from '../clickhouse/engine-errors.ts';
import { quoteTable } from '../clickhouse/quoting.ts';
import type { TableShape } from '../schema/catalog.ts';
import { requireAllowedExpression } from './allowed-expression.ts';
import { readType, type SqlExpression } from './column-type.ts';
import type { Condition } from './compile-filter.ts';
import { PARSER_LIMITS, positionOfSyntaxError, readTree, shortMessage, toFilterError } from './engine-parser.ts';
import { FilterSyntaxError } from './filter-error.ts';
import { rejectSecondSelect, rejectUnsafeNames } from './reject-hidden-select.ts';

/** The context in which an expression is evaluated. */
export interface ExpressionScope {
  /** The type of each column. */
  readonly columns: ReadonlyMap<string, string>;
  /** The SQL after FROM: a table or a subquery. */
  readonly from: string;
}

/** Returns the scope of the rows of a table. */
export function tableScope({ columns, database, table }: TableShape): ExpressionScope {
  return { columns, from: quoteTable(database, table) };
}

/**
 * Compiles SQL of API clients. Throws FilterSyntaxError, ServerRejectedError, UnavailableError, QueryTimeoutError and QueryTooLargeError.
 */
export interface SqlExpressions {
  /** Compiles a filter. Returns undefined for a blank one. */
  condition(text: string, scope: ExpressionScope): Promise<Condition | undefined>;
  /** Compiles an expression on a row. */
  value(text: string, scope: ExpressionScope): Promise<SqlExpression>;
  /** Compiles an expression on a group of rows, with aggregate functions. */
  aggregate(text: string, scope: ExpressionScope): Promise<SqlExpression>;
}

const PREFIX = 'SELECT (';

/** The line break ends a trailing comment of the expression. */
const SUFFIX = '\n)';

/** Has the length of {@link PREFIX}, so that error positions are the same. */
const BARE_PREFIX = 'SELECT  ';

function createSyntaxError(text: string, error: QueryError): FilterSyntaxError {
  const position = positionOfSyntaxError(text, error, PREFIX.length);
  return position === undefined
    ? new FilterSyntaxError(`expected one SQL expression: ${shortMessage(error)}`)
    : new FilterSyntaxError('expected one SQL expression: syntax error', position);
}

/**
 * Returns the canonical form of `SELECT (<expression>)`. The expression is a query parameter of `formatQuerySingleLine`, so only the
 * parser of ClickHouse reads it. The result is a single SELECT, whatever comments and closing parentheses the expression has.
 *
 * The expression is also parsed without the parentheses, which rejects `1) OR (1`. Throws FilterSyntaxError.
 */
async function formatStatement(
  engine: QueryEngine,
  text: string,
  caller: Pick<Statement, 'queue' | 'signal'> = {},
): Promise<string> {
  try {
    const rows = await engine.query<{ sql: string }>({
      sql: 'SELECT formatQuerySingleLine({text:String}) AS sql, formatQuerySingleLine({bare:String}) AS bare',
      parameters: { text: PREFIX + text + SUFFIX, bare: BARE_PREFIX + text },
      limits: PARSER_LIMITS,
      ...caller,
    });
    return rows[0]?.sql ?? '';
  } catch (error) {
    throw toFilterError(error, (queryError) => createSyntaxError(text, queryError));
  }
}

/**
 * Returns the reason why a filter is not one SQL expression, or undefined if it is one. Only its syntax is checked, not its names.
 * Throws errors of the engine.
 */
export async function findSqlSyntaxError(
  engine: QueryEngine,
  text: string,
  caller: Pick<Statement, 'queue' | 'signal'>,
): Promise<string | undefined> {
  try {
    await formatStatement(engine, text, caller);
    return undefined;
  } catch (error) {
    if (error instanceof FilterSyntaxError) return error.message;
    throw error;
  }
}

/** Returns the type of an expression. Does not run it. Throws FilterSyntaxError. */
async function typeOf(
  engine: QueryEngine,
  expression: string,
  { from }: ExpressionScope,
  hasAggregates: boolean,
): Promise<string> {
  // Next to `count()`, ClickHouse rejects an expression with a column outside of an aggregate function.
  const sql = `DESCRIBE (SELECT ${expression} AS result${hasAggregates ? ', count()' : ''} FROM ${from})`;
  try {
    const [row] = await engine.query<{ type: string }>({ sql, limits: PARSER_LIMITS });
    return row?.type ?? '';
  } catch (error) {
    throw toFilterError(error, (queryError) => new FilterSyntaxError(shortMessage(queryError)));
  }
}

/** The engines that a compiler uses. */
interface Engines {
  /** Parses expressions. */
  readonly parser: QueryEngine;
  /** Has the tables, and returns the types of expressions. */
  readonly engine: QueryEngine;
}

async function compile(
  { parser, engine }: Engines,
  text: string,
  scope: ExpressionScope,
  hasAggregates: boolean,
): Promise<SqlExpression & { readonly type: string }> {
  const statement = await formatStatement(parser, text);
  if (!statement.startsWith('SELECT ')) throw new FilterSyntaxError('expected one expression and nothing else');
  rejectUnsafeNames(statement);
  const columns = requireAllowedExpression(
    await readTree(parser, statement, 'expected one expression and nothing else'),
    scope.columns,
    hasAggregates,
  );
  rejectSecondSelect(statement);
  const sql = `(${statement.slice('SELECT '.length)})`;
  const type = await typeOf(engine, sql, scope, hasAggregates);
  return { ...readType(type), sql, columns, type };
}

async function compileCondition(engines: Engines, text: string, scope: ExpressionScope): Promise<Condition> {
  const { sql, columns, type } = await compile(engines, text, scope, false);
  if (!['UInt8', 'Bool'].includes(type.replaceAll(/\b(Nullable|LowCardinality)\(|\)/g, ''))) {
    throw new FilterSyntaxError(`expected a condition, received an expression of type ${type}`);
  }
  return { sql: `ifNull(${sql}, 0)`, columns };
}

/** Compiles SQL with the parser of ClickHouse and caches the accepted expressions for all callers. */
export class SqlExpressionCache {
  readonly #compiled = new BoundedCache<Condition | SqlExpression>();

  /** Returns a compiler that reads types from `engine` and parses with `parser`. */
  compiler(engine: QueryEngine, parser = engine): SqlExpressions {
    const engines = { engine, parser };
    return {
      condition: async (text, scope) =>
        text.trim() === ''
          ? undefined
          : this.#cache('condition', text, scope, () => compileCondition(engines, text, scope)),
      value: (text, scope) => this.#cache('value', text, scope, () => compile(engines, text, scope, false)),
      aggregate: (text, scope) => this.#cache('aggregate', text, scope, () => compile(engines, text, scope, true)),
    };
  }

  async #cache<Compiled extends Condition | SqlExpression>(
    use: keyof SqlExpressions,
    text: string,
    { columns, from }: ExpressionScope,
    compileText: () => Promise<Compiled>,
  ): Promise<Compiled> {
    const key = JSON.stringify([use, from, text, [...columns]]);
    const cached = this.#compiled.get(key);
    if (cached) return cached as Compiled;
    const compiled = await compileText();
    this.#compiled.set(key, compiled, compiled.sql.length);
    return compiled;
  }
}
