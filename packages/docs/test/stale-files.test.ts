import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { siteFolder } from '../src/index.ts';
import { removeStaleFiles, writeFileList } from '../src/site/stale-files.ts';

async function siteWith(...paths: readonly string[]): Promise<{ root: string; folder: URL }> {
  const parent = await mkdtemp(join(tmpdir(), 'observability-site-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const root = join(parent, 'site');
  for (const path of paths) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), path);
  }
  return { root, folder: pathToFileURL(`${root}/`) };
}

it('removes pages of another build and folders without pages', async () => {
  const { root, folder } = await siteWith('index.html', 'managed/keys.html', 'managed/old.html', 'old/a/b.html');
  await writeFileList(folder, ['index.html', 'managed/keys.html']);
  expect(await removeStaleFiles(folder)).toEqual(['managed/old.html', 'old/a/b.html']);
  expect((await readdir(root, { recursive: true })).sort()).toEqual(['index.html', 'managed', 'managed/keys.html']);
  expect(await removeStaleFiles(folder)).toEqual([]);
});

it('finds nothing to remove in the built site', async () => {
  await access(new URL('../site.txt', siteFolder));
  expect(await removeStaleFiles(siteFolder)).toEqual([]);
});
