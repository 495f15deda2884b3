import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Every package that is published, by its folder. */
export const packages = ['schemas', 'client-core', 'open-source', 'managed', 'docs', 'server'] as const;

/** An empty project into which the packages were installed from their tarballs, as a user would have them. */
export async function createPackedProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'observability-api-'));
  const tarballs = join(folder, 'tarballs');
  const project = join(folder, 'project');
  await Promise.all([mkdir(tarballs), mkdir(project)]);
  const pack = (name: string) => ['pack', '--out', tarballOf(project, name)];
  await Promise.all(packages.map((name) => runCommand('pnpm', pack(name), { cwd: join(root, 'packages', name) })));
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  const files = packages.map((name) => tarballOf(project, name));
  const flags = ['--no-audit', '--no-fund', '--prefer-offline'];
  await runCommand('npm', ['install', ...flags, ...files, '@types/node@24'], { cwd: project, env: asUser() });
  return project;
}

/** The tarball that a package was installed from. */
export function tarballOf(project: string, name: string): string {
  return join(dirname(project), 'tarballs', `${name}.tgz`);
}

/** The user's own npm, on the user's Node: what pnpm and this repository put into the environment would change its settings. */
export function asUser(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^p?npm_/i.test(name));
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(entries), PATH: path.join(delimiter) };
}
