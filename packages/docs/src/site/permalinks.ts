import { readFile, writeFile } from 'node:fs/promises';
import type { Redirects } from './redirects.ts';
import type { Files } from './reference.ts';

const file = new URL('../../permalinks.txt', import.meta.url);
const about = '# Every link that a release gave out, written by `npm run version`. A line is never removed.';

/** The links that releases gave out: the lines of `permalinks.txt`. */
export async function givenLinks(): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** Adds the links of a site, which is about to be released, to `permalinks.txt`. */
export async function writePermalinks(site: Files): Promise<void> {
  await writeFile(file, permalinksText(await givenLinks(), site));
}

/** What `permalinks.txt` says once a site is released. */
export function permalinksText(given: readonly string[], site: Files): string {
  return `${[about, ...[...new Set([...given, ...linksOf(site)])].toSorted()].join('\n')}\n`;
}

/** The links that a release gave out, and that lead nowhere in a site. Links that were never released may change. */
export function lostLinks(given: readonly string[], site: Files, redirects: Redirects): readonly string[] {
  const links = new Set(linksOf(site));
  // A redirect to what is not there leads nowhere either.
  return given.filter((link) => !links.has(link) && !links.has(redirects[link] ?? ''));
}

function linksOf(site: Files): string[] {
  const pages = [...site].filter(([path, html]) => path.endsWith('.html') && !html.includes('http-equiv="refresh"'));
  return pages.flatMap(([path, html]) => [
    path,
    ...[...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => `${path}#${id}`),
  ]);
}
