import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** Packages that only the bench needs, installed outside of the workspace. */
export interface Installed {
  /** The folder that holds their `node_modules`. */
  readonly home: string;
  /** The version of each. */
  readonly versions: Readonly<Record<string, string>>;
}

/**
 * Installs what a `package.json` with exact versions names, once for each set of versions. Throws Failed when that is
 * not possible here.
 */
export async function install(root: string, packageFile: string, say: (step: string) => void): Promise<Installed> {
  const manifest = readFileSync(packageFile, 'utf8');
  const hash = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  const home = join(root, 'node_modules/.cache/bench', hash);
  const installed = { home, versions: JSON.parse(manifest).dependencies };
  if (existsSync(join(home, 'node_modules'))) return installed;
  say(`Installing ${Object.keys(installed.versions).join(', ')} (once, about half a minute)`);
  // Into a folder of another name first, so that an install that breaks off leaves nothing behind that looks whole.
  const unfinished = `${home}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, 'package.json'), manifest);
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'], unfinished);
  rmSync(home, { recursive: true, force: true });
  renameSync(unfinished, home);
  return installed;
}
