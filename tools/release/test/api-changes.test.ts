import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { apiChangesText, lastRelease, writeApiChanges } from '../src/api-changes.ts';
import { oneVersion } from '../src/packages.ts';
import { run } from '../src/run.ts';
import { writeSpecVersion } from '../src/spec-version.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'observability-changes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const location = { file: 'specs/managed/openapi.yaml', line: 1 };
const api = {
  api: 'managed',
  package: '@observability-api/spec-managed',
  needed: 'major' as const,
  operations: { base: 1, revision: 1 },
  changes: [
    { rule: 'added', bump: 'minor' as const, message: 'More.', location, operations: [], breaking: false },
    { rule: 'text', bump: 'patch' as const, message: 'A word.', location, operations: [], breaking: false },
    {
      rule: 'operation-removed',
      bump: 'major' as const,
      message: 'Less.',
      location,
      operations: ['getBox'],
      breaking: true,
    },
  ],
};

it('lists major and minor changes, breaking changes first', () => {
  expect(apiChangesText(api)).toBe('### API changes\n\n- **Breaking:** Less. (getBox)\n- More.\n');
  expect(apiChangesText({ ...api, changes: api.changes.slice(1, 2) })).toBe('');
});

it('adds the changes under the newest version of the client', async () => {
  const file = join(folder, 'packages/managed/CHANGELOG.md');
  await mkdir(join(folder, 'packages/managed'), { recursive: true });
  writeFileSync(file, '# managed\n\n## 2.0.0\n\n- New.\n\n## 1.0.0\n\n- First.\n');
  await writeApiChanges(folder, [api]);
  expect(readFileSync(file, 'utf8')).toBe(
    `# managed\n\n## 2.0.0\n\n- New.\n\n${apiChangesText(api)}\n## 1.0.0\n\n- First.\n`,
  );
});

it('compares with the commit that wrote the version, and with none before the first release', async () => {
  const git = (...args: readonly string[]) =>
    run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: folder });
  const write = async (version: string) => {
    await mkdir(join(folder, 'packages/schemas'), { recursive: true });
    writeFileSync(join(folder, 'packages/schemas/package.json'), `{\n  "version": "${version}"\n}\n`);
    await git('add', '--all');
    await git('commit', '--quiet', '--allow-empty', '--message', version);
  };
  await git('init', '--quiet');
  await write('0.0.0');
  expect(await lastRelease(folder)).toBeUndefined();
  await write('1.0.0');
  const release = (await git('rev-parse', 'HEAD')).trim();
  await write('1.0.0');
  expect(await lastRelease(folder)).toBe(release);
});

it('writes the version into a spec and keeps every other character', async () => {
  const file = join(folder, 'openapi.yaml');
  writeFileSync(file, '# Ours.\ninfo:\n  version: 0.0.0 # by the release\n  title:   "A"\n');
  await writeSpecVersion(file, '1.2.3');
  expect(readFileSync(file, 'utf8')).toBe('# Ours.\ninfo:\n  version: 1.2.3 # by the release\n  title:   "A"\n');
  writeFileSync(file, 'info: {}\n');
  await expect(writeSpecVersion(file, '1.2.3')).rejects.toThrow('to contain info.version');
});

it('rejects packages with different versions', () => {
  const item = { name: 'a', version: '1.0.0', folder: 'packages/a' };
  expect(() => oneVersion([item, { ...item, version: '1.0.1' }])).toThrow('same version, received 1.0.0, 1.0.1');
});
