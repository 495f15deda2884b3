import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns the folder of each package by its name, relative to the root. Ignores folders without a `package.json`. */
export function packageFolders(root: string): ReadonlyMap<string, string> {
  const folders = ['specs', 'packages', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name))
      .filter((path) => existsSync(join(root, path, 'package.json'))),
  );
  return new Map(
    folders.map((folder) => [JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name, folder]),
  );
}
