import { FilterSyntaxError } from './filter-error.ts';

/** Matches quoted strings and names in a statement that `formatQuerySingleLine` returned. All its quotes are closed. */
export const QUOTED_PARTS = /'(?:[^'\\]|\\.|'')*'|`(?:[^`\\]|\\.|``)*`|"(?:[^"\\]|\\.|"")*"/gs;

/**
 * Throws FilterSyntaxError for a quoted name with a control character or a backslash. `EXPLAIN AST` prints names without escaping them. A
 * line break in a name would add lines to the syntax tree, which could hide other nodes.
 */
export function rejectUnsafeNames(statement: string): void {
  for (const [part] of statement.matchAll(QUOTED_PARTS)) {
    if (!part.startsWith("'") && /[\\\p{Cc}]/u.test(part)) {
      throw new FilterSyntaxError('names with line breaks, control characters or backslashes are not available here');
    }
  }
}

/** Throws FilterSyntaxError for a second SELECT. Repeats the check of the syntax tree without relying on its format. */
export function rejectSecondSelect(statement: string): void {
  const [, ...others] = statement.replaceAll(QUOTED_PARTS, '').matchAll(/\bSELECT\b/gi);
  if (others.length > 0) throw new FilterSyntaxError('a subquery is not available here');
}
