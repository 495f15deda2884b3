import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from '../fault.ts';
import type { Package } from './entries.ts';

/** Packages of a checkout, and the folder where their code is looked for: `<folder>/packages/<name>`. */
export interface Linked {
  readonly folder: string;
  readonly packages: ReadonlyMap<string, Package>;
  /** The checkout whose dependencies are installed. */
  readonly installed: string;
}

/**
 * Gives each package in a folder a `node_modules`: what the repository has of its own comes from the same folder, what
 * others made comes from the checkout where it is installed.
 */
export function linkDependencies({ folder, packages, installed }: Linked): void {
  for (const { folder: path, dependencies } of packages.values()) {
    const modules = join(folder, path, 'node_modules');
    // A package of the base may use what the branch has moved to another package.
    const sources = [join(installed, path, 'node_modules'), ...modulesOfAll(installed)];
    for (const name of dependencies) {
      const own = packages.get(name);
      const target = own
        ? join(folder, own.folder)
        : sources.map((source) => join(source, name)).find((candidate) => existsSync(candidate));
      const link = join(modules, name);
      if (!target || existsSync(link)) continue;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(target, link);
    }
  }
}

function modulesOfAll(root: string): readonly string[] {
  const folder = join(root, 'packages');
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, 'node_modules')) : [];
}

/** What is not installed is no type that could be compared: that is a {@link Fault}. */
export function requireInstalled({ packages, installed }: Omit<Linked, 'folder'>): void {
  for (const { name, folder, dependencies } of packages.values()) {
    const missing = dependencies.find(
      (dependency) => !packages.has(dependency) && !existsSync(join(installed, folder, 'node_modules', dependency)),
    );
    if (missing) throw new Fault(`${name} needs ${missing}, which is not installed: run \`npm install\`.`);
  }
}
