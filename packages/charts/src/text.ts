import type { Cell } from './types.ts';

/** System fonts, so that charts load no fonts. Their widths are close to those of Arial. */
export const FONT = '"Segoe UI", Roboto, "Helvetica Neue", Arial, "Liberation Sans", sans-serif';
export const MONOSPACE = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';

/** The default maximum length of a text in a chart. Longer texts are cut off. */
const MAX_LENGTH = 300;

/**
 * Control characters, U+FFFE and U+FFFF, and characters that are invisible or change the direction of the text. The latter could make
 * a name look like another one.
 */
const FORBIDDEN = /[\p{Cc}\p{Bidi_C}\u200b\u2060-\u2069\ufeff\ufffe\uffff]/gu;

/** Returns one line of text without control characters, of limited length. Does not escape markup. */
export function plainText(value: unknown, maximum: number = MAX_LENGTH): string {
  const text = String(value)
    .slice(0, maximum * 4)
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(FORBIDDEN, '\ufffd')
    .trim();
  return text.length <= maximum ? text : `${truncateUnits(text, maximum - 1)}…`;
}

/** Returns the first `length` UTF-16 code units. Does not split a surrogate pair. */
function truncateUnits(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** Returns the name of a group or column as text. */
export function nameOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '(none)';
  return plainText(cell) || '(empty)';
}

/** The widths of the characters from U+0020 to U+007E in Arial, in thousandths of the font size. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

/** Returns the width of a character, as a fraction of the font size. The width of a character that is not in ASCII is an estimate. */
function characterWidth(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const known = WIDTHS[code - 0x20];
  if (known !== undefined) return known / 1000;
  return code === 0x2026 ? 1 : code < 0x1100 ? 0.667 : 1.05;
}

/** Allows for fonts that are slightly wider than Arial. */
const TOLERANCE = 1.04;

/** The width of bold text relative to normal text. */
const BOLD_FACTOR = 1.08;

/** Returns the width of text in pixels. It is an estimate, because a server has no fonts. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width * size * TOLERANCE;
}

/** Returns the width of bold text in pixels. */
export function boldWidth(text: string, size: number): number {
  return textWidth(text, size) * BOLD_FACTOR;
}

/** Returns the width of text in a monospace font, in pixels. */
export function monospaceWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += character < '\u1100' ? 0.602 : 1.05;
  return width * size;
}

/** A function that returns the width of a text in pixels. */
export type Measure = (text: string, size: number) => number;

/** Returns text that is at most `width` pixels wide. An ellipsis replaces the end of a wider text. */
export function truncateEnd(text: string, width: number, size: number, measure: Measure = textWidth): string {
  if (measure(text, size) <= width) return text;
  return fit(text, (characters, count) => `${characters.slice(0, count).join('').trimEnd()}…`, width, size, measure);
}

/**
 * Returns text that is at most `width` pixels wide. An ellipsis replaces the middle of a wider text, because names often differ at
 * their end.
 */
export function truncateMiddle(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text;
  const shorten = (characters: readonly string[], count: number) => {
    const head = characters.slice(0, Math.ceil(count / 2)).join('');
    const tail = characters.slice(characters.length - Math.floor(count / 2)).join('');
    return `${head.trimEnd()}…${tail.trimStart()}`;
  };
  return fit(text, shorten, width, size, textWidth);
}

/**
 * Shortens names if one is wider than `width`. Replaces the common start of all names, such as `checkout-7d9f-` in names of pods, with an
 * ellipsis. Removes their common end. A common start or end of at most 3 characters stays.
 */
export function shortenNames(names: readonly string[], width: number, size: number): readonly string[] {
  if (names.length < 2 || names.every((name) => textWidth(name, size) <= width)) return names;
  const start = commonLength(names, (name, index) => name[index]);
  const end = commonLength(names, (name, index) => name[name.length - 1 - index]);
  const shortest = Math.min(...names.map(({ length }) => length));
  if (start + end >= shortest) return names;
  return names.map((name) => {
    const inner = name.slice(start > 3 ? start : 0, end > 3 ? name.length - end : name.length);
    return start > 3 ? `…${inner}` : inner;
  });
}

/** Returns the length of the common start or end of all names. It ends at a separator, so that no word is cut. */
function commonLength(
  names: readonly string[],
  characterAt: (name: string, index: number) => string | undefined,
): number {
  const [first = ''] = names;
  let length = 0;
  for (let index = 0; index < first.length; index += 1) {
    const character = characterAt(first, index) ?? '';
    if (names.some((name) => characterAt(name, index) !== character)) break;
    if (/[\s./:_-]/.test(character)) length = index + 1;
  }
  return length;
}

/** Shortens text to the largest number of characters that fits, with a binary search. */
function fit(
  text: string,
  shorten: (characters: readonly string[], length: number) => string,
  width: number,
  size: number,
  measure: Measure,
): string {
  const characters = Array.from(text);
  let low = 0;
  let high = characters.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(shorten(characters, middle), size) <= width) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? '…' : shorten(characters, low);
}
