import { styleText } from 'node:util';
import type { Output } from '../io.ts';

type Format = Parameters<typeof styleText>[0];

/** Colors a string for one stream. */
export type Style = (format: Format, text: string) => string;

/**
 * Returns the function that colors strings. It leaves them unchanged if the stream is not a terminal, if `NO_COLOR` is set and not
 * empty, or if `TERM` is `dumb`. `FORCE_COLOR` with any value except `0` always enables colors.
 */
export function styleFor(output: Output, env: Readonly<Record<string, string | undefined>>): Style {
  const isForced = env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '0';
  const isEnabled = isForced || (output.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb');
  return isEnabled ? (format, text) => styleText(format, text, { validateStream: false }) : (_, text) => text;
}

/** Replaces control characters other than tab and line feed by U+FFFD, because they could change the state of the terminal. */
export function withoutControlCharacters(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: replacing them is the purpose.
  return text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\u{fffd}');
}

/** Returns the number of columns of a string in a terminal. Wide characters count twice. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (/\p{Mark}|\u200d/u.test(character)) continue;
    const isWide =
      code >= 0x1100 &&
      (code <= 0x115f ||
        (code >= 0x2e80 && code <= 0xa4cf) ||
        (code >= 0xac00 && code <= 0xd7a3) ||
        (code >= 0xf900 && code <= 0xfaff) ||
        (code >= 0xfe30 && code <= 0xfe6f) ||
        (code >= 0xff00 && code <= 0xff60) ||
        code >= 0x1f300);
    width += isWide ? 2 : 1;
  }
  return width;
}

/** Truncates a string to a number of columns. */
export function truncate(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let result = '';
  for (const character of text) {
    if (widthOf(result + character) > columns - 1) break;
    result += character;
  }
  return `${result}…`;
}

/** Fills a text with spaces up to a number of columns. */
export function pad(text: string, columns: number, alignment: 'left' | 'right' = 'left'): string {
  const spaces = ' '.repeat(Math.max(0, columns - widthOf(text)));
  return alignment === 'left' ? text + spaces : spaces + text;
}
