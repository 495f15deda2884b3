import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { packageFolders } from '../src/repository.ts';

it('finds the packages of a repository, and ignores folders that another branch left behind', () => {
  const root = mkdtempSync(join(tmpdir(), 'lint-repository-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['specs', 'packages/a', 'tools/old/node_modules']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  writeFileSync(join(root, 'packages/a/package.json'), '{ "name": "@scope/a" }');
  expect([...packageFolders(root)]).toEqual([['@scope/a', 'packages/a']]);
});
