import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PullRequest, Section } from './section.ts';

/** Reports the gzipped size of each package's sources and its change. Never fails. */
export async function sizesSection({ root, before }: PullRequest): Promise<Section> {
  const names = await readdir(join(root, 'packages'));
  const rows = await Promise.all(
    names.sort().map(async (name) => {
      const [now, earlier] = await Promise.all([sizeOf(root, name), sizeOf(before, name)]);
      const delta = now - earlier;
      const change = delta === 0 ? '–' : `${delta > 0 ? '+' : '−'}${kilobytes(Math.abs(delta))}`;
      return `| ${name} | ${kilobytes(now)} | ${change} |`;
    }),
  );
  const text = ['| package | source, gzipped | change |', '|---|---|---|', ...rows].join('\n');
  return { title: 'Sizes', text, ok: true };
}

async function sizeOf(root: string, name: string): Promise<number> {
  const folder = join(root, 'packages', name, 'src');
  if (!existsSync(folder)) return 0;
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file))));
  return gzipSync(Buffer.concat(texts)).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
