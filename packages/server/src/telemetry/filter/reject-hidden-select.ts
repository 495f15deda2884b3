import { FilterSyntaxError } from './filter-error.ts';

/** Texts and names in quotes, as the engine spells them in a statement of one line. */
const quotedParts = /'(?:[^'\\]|\\.|'')*'|`(?:[^`\\]|\\.|``)*`|"(?:[^"\\]|\\.|"")*"/gs;

/**
 * Refuses a name that the tree of the statement would not show as it is. The engine writes names into the lines of a tree without
 * escaping them: one with line breaks makes lines of its own, among which something else could hide.
 */
export function rejectUnsafeNames(statement: string): void {
  for (const [part] of statement.matchAll(quotedParts)) {
    if (!part.startsWith("'") && /[\\\p{Cc}]/u.test(part)) {
      throw new FilterSyntaxError(
        'names with line breaks, control characters or backslashes are not available in filters',
      );
    }
  }
}

/** Refuses a SELECT within the first one. The tree is to show it, too; this does not depend on how the engine draws trees. */
export function rejectSecondSelect(statement: string): void {
  const [, ...others] = statement.replaceAll(quotedParts, '').matchAll(/\bSELECT\b/gi);
  if (others.length > 0) throw new FilterSyntaxError('a subquery is not available in filters');
}
