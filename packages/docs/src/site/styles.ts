import { readFile } from 'node:fs/promises';

/** The sheets in the order in which they apply: later ones win. */
const sheets = [
  'colours',
  'ground',
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

/** All styles in one sheet, without comments and needless space. */
export async function styles(): Promise<string> {
  const read = sheets.map((name) => readFile(new URL(`../assets/styles/${name}.css`, import.meta.url), 'utf8'));
  return (await Promise.all(read))
    .join('\n')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(/\n+/g, '\n')
    .trim();
}
