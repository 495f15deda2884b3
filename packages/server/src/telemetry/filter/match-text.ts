import type { Bindings } from './bindings.ts';
import { type BareMatch, isAny } from './tree.ts';

/** Matches the tokens of ClickHouse's `tokens()`: ASCII letters and digits, and all characters beyond ASCII. */
const TOKEN = /[A-Za-z0-9\u0080-\u{10ffff}]+/gu;

/** Matches tokens for `hasTokenCaseInsensitive`, which uses the index on `lower(Body)` and ignores the case of ASCII letters only. */
const ASCII_TOKEN = /^[A-Za-z0-9]+$/;

/**
 * Returns the SQL condition for a word or a quoted string without a field. A word matches whole tokens of the text. A quoted string,
 * or a word that contains no token, matches a substring. The word `*` matches every text that is not empty. The search ignores case.
 * Calls `countCondition` for each condition: a word may have many tokens.
 */
export function matchText(
  sql: string,
  match: BareMatch,
  { bind, countCondition }: Pick<Bindings, 'bind'> & { readonly countCondition: () => void },
): string {
  countCondition();
  if (match.kind === 'word' && isAny(match)) return `notEmpty(${sql})`;
  const text = match.kind === 'word' ? match.parts.join('') : match.text;
  if (match.kind === 'exact' || text.match(TOKEN) === null) {
    return `positionCaseInsensitiveUTF8(${sql}, ${bind('String', text)}) > 0`;
  }
  // An escaped `*` is not a wildcard. Like all other characters that are not part of a token, it separates tokens.
  const pattern = match.parts.map((part) => part.replaceAll('*', ' ')).join('*');
  const patterns = pattern.match(/[A-Za-z0-9\u0080-\u{10ffff}*]+/gu) ?? [];
  for (let nth = 1; nth < patterns.length; nth += 1) countCondition();
  return patterns
    .map((token) =>
      ASCII_TOKEN.test(token)
        ? `hasTokenCaseInsensitive(${sql}, ${bind('String', token)})`
        : `arrayExists(item -> item ILIKE ${bind('String', token.replaceAll('*', '%'))}, tokens(${sql}))`,
    )
    .join(' AND ');
}
