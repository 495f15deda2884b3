import type { QueryEngine, Statement } from '../clickhouse/engine.ts';
import { isStatementError, type QueryError } from '../clickhouse/engine-errors.ts';
import { FilterSyntaxError, positionOf } from './filter-error.ts';
import { findInnerSelect, parseSyntaxTree, type SyntaxNode } from './syntax-tree.ts';

/** The limits of statements that parse and check SQL of API clients. */
export const PARSER_LIMITS = { timeMs: 5_000, rows: 50_000 } as const;

/** Returns the message of ClickHouse without its error code, version and context, at most 300 characters. */
export function shortMessage({ message }: QueryError): string {
  return message
    .replace(/^Code: \d+\. /, '')
    .replace(/^DB::Exception: /, '')
    .replace(/\. \([A-Z_]+\)\s*(\(version .*)?$/s, '')
    .replace(/: while .*$|:? in scope .*$/is, '')
    .slice(0, 300);
}

/** Converts the error with `convert` if the engine rejected the SQL. Returns the errors of limits and of connections unchanged. */
export function toFilterError(error: unknown, convert: (queryError: QueryError) => FilterSyntaxError): unknown {
  return isStatementError(error) ? convert(error) : error;
}

/**
 * Returns the position of a syntax error in `text`, in characters, starting at 1. The parsed SQL has `prefixLength` bytes in front
 * of it. Returns undefined for other errors.
 */
export function positionOfSyntaxError(text: string, { message }: QueryError, prefixLength: number): number | undefined {
  const [, position] = /failed at position (\d+)/.exec(message) ?? [];
  if (position === undefined) return undefined;
  // ClickHouse reports positions in bytes, starting at 1.
  const bytes = Buffer.from(text);
  const offset = Math.min(Math.max(Number(position) - 1 - prefixLength, 0), bytes.length);
  return positionOf(text, bytes.subarray(0, offset).toString('utf8').length);
}

/**
 * Returns the syntax tree of a SELECT. The SELECT becomes a subquery, so that the settings that `statementText` appends to every statement
 * belong to the outer SELECT. Returns undefined if the output of the engine has no such subquery. Throws FilterSyntaxError with `message`
 * if the engine rejects the subquery.
 */
export async function readTree(
  engine: QueryEngine,
  statement: string,
  message: string,
  { parameters, database }: Pick<Statement, 'parameters' | 'database'> = {},
): Promise<SyntaxNode | undefined> {
  try {
    const rows = await engine.query<{ explain: string }>({
      sql: `EXPLAIN AST SELECT * FROM (${statement})`,
      limits: PARSER_LIMITS,
      ...(parameters && { parameters }),
      ...(database !== undefined && { database }),
    });
    return findInnerSelect(parseSyntaxTree(rows.map(({ explain }) => explain)));
  } catch (error) {
    throw toFilterError(error, () => new FilterSyntaxError(message));
  }
}
