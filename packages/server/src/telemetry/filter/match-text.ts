import type { Bindings } from './bindings.ts';
import type { BareMatch } from './tree.ts';

/** The engine's own notion: letters and digits of ASCII, and everything beyond ASCII. */
const token = /[A-Za-z0-9\u0080-\u{10ffff}]+/gu;

/** What the engine can look for as a token, with indexes: of other letters it does not know which are the same. */
const plain = /^[A-Za-z0-9]+$/;

/**
 * What a word without a field means for the text of an event: that it has the word, whatever its case. A text in quotes is
 * looked for as it is, apart from its case.
 */
export function matchText(sql: string, { kind, text }: BareMatch, { bind }: Bindings): string {
  if (text === '*') return `notEmpty(${sql})`;
  const tokens = text.match(token) ?? [];
  if (kind === 'exact' || tokens.length === 0) {
    const wanted = kind === 'word' ? text.replaceAll('*', '') : text;
    return `positionCaseInsensitiveUTF8(${sql}, ${bind('String', wanted)}) > 0`;
  }
  const patterns = text.match(/[A-Za-z0-9\u0080-\u{10ffff}*]+/gu) ?? [];
  return patterns
    .map((each) =>
      plain.test(each)
        ? `hasTokenCaseInsensitive(${sql}, ${bind('String', each)})`
        : `arrayExists(item -> item ILIKE ${bind('String', each.replaceAll('*', '%'))}, tokens(${sql}))`,
    )
    .join(' AND ');
}
