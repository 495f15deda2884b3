import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Files, repository } from '../files.ts';

const run = promisify(execFile);

/** Returns the binary of Biome, or its script if there is no binary. The script starts Node.js only to find the binary. */
function biomePath(): string {
  const packages = join(realpathSync(join(repository, 'node_modules/@biomejs/biome')), '..');
  const binaries = ['', '-musl'].map((suffix) => join(packages, `cli-${platform()}-${arch()}${suffix}`, 'biome'));
  return binaries.find((path) => existsSync(path)) ?? join(repository, 'node_modules/.bin/biome');
}

/** Formats the TypeScript files with Biome, using the repository's configuration. */
export async function formatFiles(files: Files): Promise<Files> {
  const folder = await mkdtemp(join(tmpdir(), 'generated-'));
  try {
    const { formatter, javascript } = JSON.parse(await readFile(join(repository, 'biome.json'), 'utf8'));
    await writeFile(join(folder, 'biome.json'), JSON.stringify({ formatter, javascript }));
    const paths = [...files.keys()].filter((path) => path.endsWith('.ts'));
    for (const path of paths) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), files.get(path) ?? '');
    }
    // The first pass removes parentheses, after which the second may break lines differently.
    const biome = biomePath();
    for (let pass = 0; pass < 2; pass++) await run(biome, ['format', '--write', '.'], { cwd: folder });
    const texts = paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const);
    return new Map([...files, ...(await Promise.all(texts))]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
