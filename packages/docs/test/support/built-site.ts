import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteFolder } from '../../src/index.ts';

/** Returns all files of the built site by path. */
export async function builtSite(): Promise<Map<string, string>> {
  const root = fileURLToPath(siteFolder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const files = await Promise.all(
    paths.map(async (path) => [path.slice(root.length), await readFile(path, 'utf8')] as const),
  );
  return new Map(files.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the HTML pages without redirects. */
export function pagesOf(files: ReadonlyMap<string, string>): [path: string, html: string][] {
  return [...files].filter(([path, content]) => path.endsWith('.html') && !content.includes('http-equiv="refresh"'));
}

/** Returns all ids of a page in document order. */
export function idsOf(html: string): string[] {
  return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
}
