import type { Engine } from '../clickhouse/engine.ts';
import { QueryError } from '../clickhouse/engine-errors.ts';
import { quoteIdentifier } from '../clickhouse/identifier.ts';
import type { TableShape } from '../schema/catalog.ts';
import { requireAllowedExpression } from './allowed-expression.ts';
import type { Condition } from './compile-filter.ts';
import { FilterSyntaxError, positionOf } from './filter-error.ts';
import { rejectSecondSelect, rejectUnsafeNames } from './reject-hidden-select.ts';
import { innerSelect, readSyntaxTree } from './syntax-tree.ts';

/** Accepts filters in SQL. */
export interface SqlFilters {
  /** `undefined` for a blank filter. Throws FilterError, and what the engine throws when it does not answer. */
  compile(text: string, shape: TableShape): Promise<Condition | undefined>;
}

const BEFORE = 'SELECT (';
const AFTER = '\n)';

/** As long as the other one, so that positions are the same. */
const BARE = 'SELECT  ';
const LIMITS = { timeMs: 5_000, rows: 50_000 } as const;

/** Maximum number of cached filters. Dashboards repeat theirs. */
const MAX_CACHED_FILTERS = 1_000;

function reason({ message }: QueryError): string {
  return message
    .replace(/^Code: \d+\. /, '')
    .replace(/^DB::Exception: /, '')
    .replace(/\. \([A-Z_]+\)\s*(\(version .*)?$/s, '')
    .replace(/: (while|In scope) .*$/is, '')
    .slice(0, 300);
}

/** What the engine says of the statement becomes what is said of the filter; that it does not answer stays that. */
function refused(error: unknown, say: (failure: QueryError) => FilterSyntaxError): unknown {
  return error instanceof QueryError && error.name === 'QueryError' ? say(error) : error;
}

function syntaxError(text: string, error: QueryError): FilterSyntaxError {
  const [, at] = /failed at position (\d+)/.exec(error.message) ?? [];
  if (at === undefined) return new FilterSyntaxError(`not one SQL expression: ${reason(error)}`);
  // The engine counts bytes, from 1.
  const bytes = Buffer.from(text);
  const offset = Math.min(Math.max(Number(at) - 1 - BEFORE.length, 0), bytes.length);
  const before = bytes.subarray(0, offset).toString('utf8');
  return new FilterSyntaxError('not one SQL expression: syntax error', positionOf(text, before.length));
}

/**
 * The one spelling of a statement of one expression. The text is bound, not pasted: the engine's parser reads it, alone, and
 * whatever comments and closing parentheses are in it, it stays a single SELECT or is refused. It is read without parentheses
 * around it, too: `1) OR (1` is none.
 */
async function canonical(engine: Engine, text: string): Promise<string> {
  try {
    const rows = await engine.query<{ sql: string }>({
      sql: 'SELECT formatQuerySingleLine({text:String}) AS sql, formatQuerySingleLine({bare:String}) AS bare',
      parameters: { text: BEFORE + text + AFTER, bare: BARE + text },
      limits: LIMITS,
    });
    return rows[0]?.sql ?? '';
  } catch (error) {
    throw refused(error, (failure) => syntaxError(text, failure));
  }
}

/** The tree of a statement. Around it is another SELECT, which has the settings that every statement gets. */
async function treeOf(engine: Engine, statement: string) {
  try {
    const sql = `EXPLAIN AST SELECT * FROM (${statement})`;
    const rows = await engine.query<{ explain: string }>({ sql, limits: LIMITS });
    return innerSelect(readSyntaxTree(rows.map(({ explain }) => explain)));
  } catch (error) {
    throw refused(error, () => new FilterSyntaxError('expected one expression and nothing else'));
  }
}

/** Refuses an expression whose result is neither true nor false, without running it. */
async function requireCondition(engine: Engine, expression: string, { database, table }: TableShape): Promise<void> {
  const sql = `DESCRIBE (SELECT ${expression} AS result FROM ${quoteIdentifier(database)}.${quoteIdentifier(table)})`;
  try {
    const [row] = await engine.query<{ type: string }>({ sql, limits: LIMITS });
    const type = (row?.type ?? '').replaceAll(/\b(Nullable|LowCardinality)\(|\)/g, '');
    if (!['UInt8', 'Bool'].includes(type))
      throw new FilterSyntaxError(`expected a condition and found a value of type ${row?.type}`);
  } catch (error) {
    throw refused(error, (failure) => new FilterSyntaxError(reason(failure)));
  }
}

async function compile(engine: Engine, text: string, shape: TableShape): Promise<Condition> {
  const statement = await canonical(engine, text);
  if (!statement.startsWith('SELECT ')) throw new FilterSyntaxError('expected one expression and nothing else');
  rejectUnsafeNames(statement);
  const columns = requireAllowedExpression(await treeOf(engine, statement), shape.columns);
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
