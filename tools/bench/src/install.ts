import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BenchError, root, run } from './run-program.ts';
import type { Progress } from './suite.ts';

/** An installed group of `peers.json`: the packages that the bench compares, and the tools that these need. */
export interface Installed {
  /** The folder that contains their `node_modules`. */
  readonly home: string;
  /** The version of each package. */
  readonly versions: Readonly<Record<string, string>>;
}

const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(join(root, 'tools/bench/peers.json'), 'utf8'),
);

/**
 * Installs a group of `peers.json` into `node_modules/.cache/bench`, once for each set of versions. Throws
 * {@link BenchError} if the group does not exist or npm fails.
 */
export async function installPeers(group: string, progress: Progress): Promise<Installed> {
  const versions = groups[group];
  if (!versions) throw new BenchError(`Expected a group of peers.json, received "${group}".`);
  const manifest = JSON.stringify({ private: true, type: 'module', sideEffects: false, dependencies: versions });
  const hash = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  const home = join(root, 'node_modules/.cache/bench', `${group}-${hash}`);
  const installed = { home, versions };
  if (existsSync(join(home, 'node_modules'))) return installed;
  progress(`installing ${Object.keys(versions).join(', ')} (once, about half a minute)`);
  // npm installs into a temporary folder, so that an interrupted installation is not used.
  const unfinished = `${home}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, 'package.json'), manifest);
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'], unfinished);
  rmSync(home, { recursive: true, force: true });
  renameSync(unfinished, home);
  return installed;
}
