import { readFile } from 'node:fs/promises';

/** The style sheets in cascade order. */
const sheets = [
  'colors',
  'base',
  'frame',
  'badges',
  'operations',
  'code',
  'chapters',
  'landing',
  'search',
  'try-it',
  'narrow',
  'print',
] as const;

/** Returns all styles in one sheet, without comments, indentation and empty lines. */
export async function styles(): Promise<string> {
  const read = sheets.map((name) => readFile(new URL(`../assets/styles/${name}.css`, import.meta.url), 'utf8'));
  return (await Promise.all(read))
    .join('\n')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(/\n+/g, '\n')
    .trim();
}
