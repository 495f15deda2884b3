import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the names of all packages in a checkout. A changeset may name any of them. */
export async function knownPackages(root: string): Promise<ReadonlySet<string>> {
  const folders = ['specs', 'packages', 'tools'].filter((folder) => existsSync(join(root, folder)));
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(join(root, folder))).map((name) => join(root, folder, name))),
  );
  const manifests = names.flat().map((folder) => join(folder, 'package.json'));
  const packageNames = manifests.filter(existsSync).map(async (file) => JSON.parse(await readFile(file, 'utf8')).name);
  return new Set(await Promise.all(packageNames));
}
