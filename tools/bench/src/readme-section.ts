import { readFileSync, writeFileSync } from 'node:fs';

const start = '<!-- bench: written by `npm run bench -- validators --write` -->';
const end = '<!-- /bench -->';

/** The text with what stands between the bench's markers replaced; under `title` at the end when there are none. */
export function withSection(text: string, title: string, section: string): string {
  const block = `${start}\n\n${section}\n\n${end}`;
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) return `${text.trimEnd()}\n\n## ${title}\n\n${block}\n`;
  return text.slice(0, from) + block + text.slice(to + end.length);
}

/** Writes {@link withSection} into the file. */
export function writeSection(file: string, title: string, section: string): void {
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), title, section));
}
