import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const SCOPE = '@observability-api';
const packages = readdirSync(join(root, 'packages')).filter((name) =>
  existsSync(join(root, 'packages', name, 'package.json')),
);

/** Copies the files of the working tree that a release uses, including built packages. Returns the path of the copy. */
export function copyRepository(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'observability-release-')));
  const filter = (path: string) => !/\/(node_modules|\.turbo|packages\/[^/]+\/test)$/.test(path);
  for (const path of [
    '.gitignore',
    'package.json',
    'pnpm-workspace.yaml',
    '.changeset',
    'specs',
    ...packages.map((name) => `packages/${name}`),
  ]) {
    cpSync(join(root, path), join(copy, path), { recursive: true, filter });
  }
  mkdirSync(join(copy, 'tools/release/src'), { recursive: true });
  cpSync(join(root, 'tools/release/src/changelog.ts'), join(copy, 'tools/release/src/changelog.ts'));
  for (const name of packages) linkDependencies(copy, name);
  return copy;
}

/** Links the dependencies of a copied package to the other copied packages. `pnpm pack` reads their versions there. */
function linkDependencies(copy: string, name: string): void {
  const folder = join(copy, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, object | undefined>;
  const sections = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
  const names = new Set(sections.flatMap((section) => Object.keys(manifest[section] ?? {})));
  for (const dependency of names) {
    const [owner, packageName = ''] = dependency.split('/');
    if (owner !== SCOPE) continue;
    const link = join(folder, 'node_modules', dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(
      join(copy, packageName.startsWith('spec-') ? `specs/${packageName.slice(5)}` : `packages/${packageName}`),
      link,
    );
  }
}
