import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const repository = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Both deployments, in the order that all generated lists use. */
export const deployments = ['open-source', 'managed'] as const;
export type Deployment = (typeof deployments)[number];

/** The files of one folder: text by relative path. */
export type Files = ReadonlyMap<string, string>;

/** Writes the files that are missing or differ, and deletes files of the folder that are not in `files`. */
export async function writeFolder(folder: string, files: Files): Promise<void> {
  for (const path of await differences(folder, files)) {
    const text = files.get(path);
    const target = join(folder, path);
    if (text === undefined) await rm(target);
    else {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text);
    }
  }
}

/** Returns the paths whose content differs from the given files: changed, missing or unexpected. */
export async function differences(folder: string, files: Files): Promise<string[]> {
  const present = await listFiles(folder);
  const changed: string[] = [];
  for (const [path, text] of files) {
    const current = present.has(path) ? await readFile(join(folder, path), 'utf8') : undefined;
    if (current !== text) changed.push(path);
  }
  return [...changed, ...[...present].filter((path) => !files.has(path))].sort();
}

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
}

/** Returns the first line of a generated TypeScript file. */
export function banner(source: string): string {
  return `// Generated from ${source} by \`npm run generate\`. Do not edit.\n`;
}
