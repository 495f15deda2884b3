import { readFileSync, writeFileSync } from 'node:fs';

const end = '<!-- /bench -->';

/** What a suite writes into a README. */
export interface Section {
  readonly suite: string;
  /** The heading, where there is none yet. */
  readonly title: string;
  readonly section: string;
}

/** The text with what stands between the suite's markers replaced; under the title at the end when there are none. */
export function withSection(text: string, { suite, title, section }: Section): string {
  const start = `<!-- bench: written by \`npm run bench -- ${suite} --write\` -->`;
  const block = `${start}\n\n${section}\n\n${end}`;
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) return `${text.trimEnd()}\n\n## ${title}\n\n${block}\n`;
  return text.slice(0, from) + block + text.slice(to + end.length);
}

/** Writes {@link withSection} into the file. */
export function writeSection(file: string, section: Section): void {
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), section));
}
