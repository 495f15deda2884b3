import { readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the URL of `site.txt`, which lists the files of a site. It is next to the folder of the site. */
function fileListOf(folder: URL): URL {
  return new URL('../site.txt', folder);
}

/** Writes the list of the files that belong to the site. */
export async function writeFileList(folder: URL, paths: Iterable<string>): Promise<void> {
  await writeFile(fileListOf(folder), [...paths, ''].join('\n'));
}

/**
 * Removes the files that the list does not contain, and folders that become empty. A build that turbo restores from its cache
 * does not remove the files of the previous build. Returns the removed paths.
 */
export async function removeStaleFiles(folder: URL): Promise<readonly string[]> {
  const listed = new Set((await readFile(fileListOf(folder), 'utf8')).split('\n'));
  const root = fileURLToPath(folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const stale = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !listed.has(path));
  for (const path of stale) {
    await rm(join(root, path));
    await removeEmptyFolders(root, dirname(path));
  }
  return stale.sort();
}

async function removeEmptyFolders(root: string, path: string): Promise<void> {
  if (path === '.' || (await readdir(join(root, path))).length > 0) return;
  await rmdir(join(root, path));
  await removeEmptyFolders(root, dirname(path));
}
