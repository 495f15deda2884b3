import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { run } from './run.ts';
import type { PullRequest, Section } from './section.ts';

/** Maximum number of tokens that the definitions of all MCP tools may use. A test of the server enforces it. */
const MAX_TOKENS = 4_000;

/**
 * Reports the gzipped size of each package's sources and its change, and the tokens of the tools for agents. The section is always `ok`,
 * whatever the sizes are.
 */
export async function sizesSection({ root, before }: PullRequest): Promise<Section> {
  const names = await readdir(join(root, 'packages'));
  const rows = await Promise.all(
    names.sort().map(async (name) => {
      const [size, previousSize] = await Promise.all([sizeOf(root, name), sizeOf(before, name)]);
      const delta = size - previousSize;
      const change = delta === 0 ? '–' : `${delta > 0 ? '+' : '−'}${kilobytes(Math.abs(delta))}`;
      return `| ${name} | ${kilobytes(size)} | ${change} |`;
    }),
  );
  const table = ['| package | source, gzipped | change |', '|---|---|---|', ...rows];
  const text = [
    ...table,
    '',
    `Definitions of the tools for agents: ${await toolTokens(root)} of at most ${MAX_TOKENS} tokens.`,
  ].join('\n');
  return { title: 'Sizes', text, ok: true };
}

async function sizeOf(root: string, name: string): Promise<number> {
  const folder = join(root, 'packages', name, 'src');
  if (!existsSync(folder)) return 0;
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file))));
  return gzipSync(Buffer.concat(texts)).length;
}

async function toolTokens(root: string): Promise<string> {
  const args = ['--conditions=observability-api-source', 'tokens.main.ts'];
  const { code, stdout } = await run('node', args, join(root, 'packages/mcp'));
  return code === 0 ? stdout.trim() : 'unknown';
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
