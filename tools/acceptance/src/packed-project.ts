import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runCommand } from './run-command.ts';

/** The folder of this repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The folders of the packages that the tests install: all published packages except `lint-rules`, which tests its own tarball. */
export const packages = [
  'schemas',
  'client-core',
  'open-source',
  'managed',
  'charts',
  'cli',
  'docs',
  'mcp',
  'viewer',
  'server',
] as const;

/** Creates an empty project and installs the packages from their tarballs. */
export async function createPackedProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'observability-api-'));
  const tarballs = join(folder, 'tarballs');
  const project = join(folder, 'project');
  await Promise.all([mkdir(tarballs), mkdir(project)]);
  const filters = packages.map((name) => `--filter=./packages/${name}`);
  const pack = ['--recursive', ...filters, 'pack', '--out', join(tarballs, '%s.tgz')];
  await runCommand('pnpm', pack, { cwd: root });
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  const files = packages.map((name) => tarballOf(project, name));
  const flags = ['--no-audit', '--no-fund', '--prefer-offline'];
  await runCommand('npm', ['install', ...flags, ...files, '@types/node@24'], { cwd: project, env: asUser() });
  return project;
}

/** Returns the tarball of a package. */
export function tarballOf(project: string, name: string): string {
  return join(dirname(project), 'tarballs', `observability-api-${name}.tgz`);
}

/**
 * Returns the environment variables of a user. Omits those of npm and pnpm, which would change the settings of npm. Omits the programs of
 * this repository from `PATH`.
 */
export function asUser(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^p?npm_/i.test(name));
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(entries), PATH: path.join(delimiter) };
}

/** Imports the client module that was installed from its tarball. `Module` is the type of its source. */
export async function installedClient<Module>(project: string, name: 'open-source' | 'managed'): Promise<Module> {
  const main = join(project, 'node_modules/@observability-api', name, 'dist/index.js');
  return (await import(pathToFileURL(main).href)) as Module;
}
