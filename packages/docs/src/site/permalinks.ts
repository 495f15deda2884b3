import { readFile, writeFile } from 'node:fs/promises';
import type { Redirects } from './redirects.ts';
import type { Files } from './reference.ts';

const file = new URL('../../permalinks.txt', import.meta.url);
const HEADER = '# All released permalinks, added by `npm run version`. Lines are never removed.';

/** Reads the released permalinks from `permalinks.txt`. */
export async function releasedLinks(): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** Adds the permalinks of a site to `permalinks.txt`. Called before a release. */
export async function writePermalinks(site: Files): Promise<void> {
  await writeFile(file, permalinksText(await releasedLinks(), site));
}

/** Returns the content of `permalinks.txt` after the release of a site. */
export function permalinksText(released: readonly string[], site: Files): string {
  return `${[HEADER, ...[...new Set([...released, ...permalinksOf(site)])].toSorted()].join('\n')}\n`;
}

/** Returns the released permalinks that do not exist in a site and have no redirect. */
export function lostLinks(released: readonly string[], site: Files, redirects: Redirects): readonly string[] {
  const links = new Set(permalinksOf(site));
  // A redirect to a missing target does not count.
  return released.filter((link) => !links.has(link) && !links.has(redirects[link] ?? ''));
}

function permalinksOf(site: Files): string[] {
  const pages = [...site].filter(([path, html]) => path.endsWith('.html') && !html.includes('http-equiv="refresh"'));
  return pages.flatMap(([path, html]) => [
    path,
    ...[...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => `${path}#${id}`),
  ]);
}
