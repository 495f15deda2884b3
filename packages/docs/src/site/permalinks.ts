import { readFile, writeFile } from 'node:fs/promises';
import type { Files } from './reference.ts';

const file = new URL('../../permalinks.txt', import.meta.url);
const about =
  '# Every link that was ever given out. A line is never removed: what moves gets a line in redirects.json.';

/** Adds the links of a built site to the committed list. */
export async function writePermalinks(files: Files): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const given = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const all = [...new Set([...given, ...linksOf(files)])].toSorted();
  const written = `${about}\n${all.join('\n')}\n`;
  if (written !== text) await writeFile(file, written);
}

function linksOf(files: Files): string[] {
  const pages = [...files].filter(([path, html]) => path.endsWith('.html') && !html.includes('http-equiv="refresh"'));
  return pages.flatMap(([path, html]) => [
    path,
    ...[...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => `${path}#${id}`),
  ]);
}
