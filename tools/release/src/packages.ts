import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A published package. */
export interface PublishedPackage {
  readonly name: string;
  readonly version: string;
  /** Path relative to the root of the repository. */
  readonly folder: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
}

/** Returns the public packages in `packages/`, sorted by folder. */
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

/** Returns the version of all packages. Throws if the versions differ or there is no package. */
export function oneVersion(packages: readonly PublishedPackage[]): string {
  const [version, ...others] = new Set(packages.map((item) => item.version));
  if (version === undefined) throw new Error('Expected at least one public package in packages/, found none.');
  if (others.length > 0)
    throw new Error(`Expected all packages to have the same version, received ${[version, ...others].join(', ')}.`);
  return version;
}
