import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { changes } from '../src/chapters/changes.ts';
import { readApi } from '../src/spec/api.ts';

const folder = new URL('../../../.changeset/', import.meta.url);

it.each([
  ['open-source', 'TypeScript client'],
  ['viewer', 'Viewer and charts'],
  ['cli', 'Command line'],
  ['spec-open-source', 'API'],
])('the changelog lists the next changes of %s under %s', async (name, part) => {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.md') && file !== 'README.md');
  const texts = await Promise.all(names.map((file) => readFile(new URL(file, folder), 'utf8')));
  // Changes of one package. A change of several packages is in the first part that has one of them.
  const packageTexts = texts.filter((text) => new RegExp(`^---\n"@observability-api/${name}": \\w+\n---\n`).test(text));
  const sections = (await changes(await readApi('open-source'))).split(/^(?=##+ )/m);
  const section = sections.find((text) => text.startsWith(`### ${part}\n`)) ?? '';
  for (const text of packageTexts) expect(section).toContain(text.split('---\n')[2]?.trim().split('\n')[0]);
});
