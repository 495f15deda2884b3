import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { changes, releaseText } from '../src/chapters/changes.ts';
import { readApi } from '../src/spec/api.ts';

const folder = new URL('../../../.changeset/', import.meta.url);

// A change of several packages is listed under the first heading that has one of them. The API is the first heading.
it.each([
  ['API', /^"@observability-api\/spec-open-source": \w+$/m],
  ['TypeScript client', /^---\n"@observability-api\/open-source": \w+\n---\n/],
  ['Viewer and charts', /^---\n"@observability-api\/viewer": \w+\n---\n/],
  ['Command line', /^---\n"@observability-api\/cli": \w+\n---\n/],
])('the changelog lists the next changes under %s', async (part, packages) => {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.md') && file !== 'README.md');
  const texts = await Promise.all(names.map((file) => readFile(new URL(file, folder), 'utf8')));
  const sections = (await changes(await readApi('open-source'))).split(/^(?=##+ )/m);
  const section = sections.find((text) => text.startsWith(`### ${part}\n`)) ?? '';
  for (const text of texts.filter((text) => packages.test(text)))
    expect(section).toContain(text.split('---\n')[2]?.trim().split('\n')[0]);
});

it('a change that breaks one of its packages is marked as breaking', () => {
  const change = { text: 'Keys expire.', isBreaking: false };
  const changesOfVersion = [
    { ...change, package: 'specs/managed' },
    { ...change, package: 'packages/managed', isBreaking: true },
    { ...change, package: 'packages/client-core' },
  ];
  const parts = [
    ['API', ['specs/managed']],
    ['TypeScript client', ['packages/managed', 'packages/client-core']],
  ] as const;
  const text = releaseText({ version: '2.0.0', changes: changesOfVersion, added: '' }, parts);
  expect(text).toBe('## 2.0.0\n\n### API\n\n- **Breaking:** Keys expire.');
});
