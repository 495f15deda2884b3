import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ComparisonError } from '../change.ts';
import type { Package } from './entries.ts';

/** The packages of a checkout and the folder that contains them as `<folder>/packages/<name>`. */
export interface LinkedPackages {
  readonly folder: string;
  readonly packages: ReadonlyMap<string, Package>;
  /** Root of the checkout whose dependencies are installed. */
  readonly installed: string;
}

/**
 * Creates a `node_modules` for each package. Workspace packages are linked from the same folder; third-party packages from
 * the checkout where they are installed.
 */
export function linkDependencies({ folder, packages, installed }: LinkedPackages): void {
  for (const { folder: path, dependencies } of packages.values()) {
    const modules = join(folder, path, 'node_modules');
    // A package of the base may need a dependency that the branch moved to another package.
    const sources = [join(installed, path, 'node_modules'), ...allNodeModules(installed)];
    for (const name of dependencies) {
      const workspacePackage = packages.get(name);
      const target = workspacePackage
        ? join(folder, workspacePackage.folder)
        : sources.map((source) => join(source, name)).find((candidate) => existsSync(candidate));
      const link = join(modules, name);
      if (!target || existsSync(link)) continue;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(target, link);
    }
  }
}

function allNodeModules(root: string): readonly string[] {
  const folder = join(root, 'packages');
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, 'node_modules')) : [];
}

/** Throws {@link ComparisonError} if a dependency is not installed, because its types could not be compared. */
export function requireInstalled({ packages, installed }: Omit<LinkedPackages, 'folder'>): void {
  for (const { name, folder, dependencies } of packages.values()) {
    const missing = dependencies.find(
      (dependency) => !packages.has(dependency) && !existsSync(join(installed, folder, 'node_modules', dependency)),
    );
    if (missing) throw new ComparisonError(`${name} needs ${missing}, which is not installed. Run \`npm install\`.`);
  }
}
