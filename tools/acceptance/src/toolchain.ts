import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './packed-project.ts';
import { runCommand } from './run-command.ts';

const manifest = readFileSync(new URL('../toolchain/package.json', import.meta.url), 'utf8');
const hash = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
const home = join(root, 'node_modules/.cache/acceptance', hash);

/**
 * Installs the toolchain: the compilers, runtimes and other packages in `toolchain/package.json`. Each set of versions has its own folder
 * in `node_modules/.cache`. The packages contain the binaries of Deno, Bun and Node.js, so no install script is needed. npm omits
 * packages of other platforms.
 */
export async function installToolchain(): Promise<void> {
  if (existsSync(home)) return;
  // npm installs into a temporary folder, so that an interrupted installation is not used.
  const unfinished = `${home}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await writeFile(join(unfinished, 'package.json'), manifest);
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
    await runCommand('npm', ['install', ...flags], { cwd: unfinished });
    await rename(unfinished, home);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}

/**
 * Returns the path of the first of `files` that {@link installToolchain} has installed; undefined if there is none. A program with one
 * package per platform has one path per package.
 */
export function fromToolchain(...files: readonly string[]): string | undefined {
  return files.map((file) => join(home, 'node_modules', file)).find((file) => existsSync(file));
}

/** Returns the path of a file that {@link installToolchain} installs on every platform. Throws if it is missing. */
export function requireFromToolchain(file: string): string {
  const path = fromToolchain(file);
  if (path === undefined)
    throw new Error(`Expected ${file} in ${home}, but it is missing. Delete the folder and run the tests again.`);
  return path;
}
