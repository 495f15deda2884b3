import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that is published. */
export interface PublishedPackage {
  readonly name: string;
  readonly version: string;
  /** From the root of the repository. */
  readonly folder: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
}

/** The packages that are published, and only these: neither specs nor tools. */
export function publishedPackages(root: string): readonly PublishedPackage[] {
  return readdirSync(join(root, 'packages'))
    .sort()
    .flatMap((folder) => {
      const file = join(root, 'packages', folder, 'package.json');
      if (!existsSync(file)) return [];
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
      const { name, version } = manifest;
      return manifest.private ? [] : [{ name, version, folder: `packages/${folder}` }];
    });
}

/** The one version of all packages; several are an error. */
export function oneVersion(packages: readonly PublishedPackage[]): string {
  const [version, ...others] = new Set(packages.map((item) => item.version));
  if (version === undefined) throw new Error('There is no package to release.');
  if (others.length > 0) throw new Error(`The packages have several versions: ${[version, ...others].join(', ')}.`);
  return version;
}
