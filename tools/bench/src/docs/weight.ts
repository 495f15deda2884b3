import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../run-program.ts';

const shared = ['assets/site.css', 'assets/early.js', 'assets/site.js', 'assets/icon.svg'];

/** Returns the gzipped size of a page with its styles, scripts and icon, in kilobytes. */
export async function weight(page: string): Promise<number> {
  const contents = [page, ...shared].map((path) => readFile(join(root, 'packages/docs/dist/site', path)));
  return (await Promise.all(contents)).reduce((sum, content) => sum + gzipSync(content).length, 0) / 1000;
}
