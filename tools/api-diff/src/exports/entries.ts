import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ComparisonError } from '../change.ts';

/** The export condition for the sources of a workspace package. */
const SOURCE_CONDITION = 'observability-api-source';

/** A published package of a checkout. */
export interface Package {
  readonly name: string;
  readonly folder: string;
  /** The TypeScript source file of each entry point, by its key in `exports`. A pattern is expanded to its entry points. */
  readonly entries: ReadonlyMap<string, string>;
  /** Names of its dependencies and peer dependencies. */
  readonly dependencies: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  /** A `null` target forbids the import. */
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>> | null>>;
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, unknown>> };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Returns the import specifier of an entry point. The entry `.` is the package name itself. */
export function importName(name: string, entry: string): string {
  return entry === '.' ? name : `${name}/${entry.slice(2)}`;
}

/** Reads the published packages of a checkout. Returns them by name. */
export function packagesOf(root: string): ReadonlyMap<string, Package> {
  const folder = join(root, 'packages');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const packages = names.flatMap((name) => {
    const path = `packages/${name}`;
    const file = join(root, path, 'package.json');
    if (!existsSync(file)) return [];
    const manifest = manifestOf(file);
    if (manifest.private) return [];
    const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    const entries = entriesOf(root, path, manifest);
    return [[manifest.name, { name: manifest.name, folder: path, entries, dependencies }] as const];
  });
  return new Map(packages);
}

function manifestOf(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ComparisonError(`Expected valid JSON in ${file}: ${error instanceof Error ? error.message : error}`);
  }
}

function entriesOf(root: string, path: string, manifest: Manifest): ReadonlyMap<string, string> {
  const { exports = {}, publishConfig } = manifest;
  const published = publishConfig?.exports ?? exports;
  const entries = Object.entries(exports).flatMap(([entry, target]) => {
    const file = typeof target === 'string' ? undefined : target?.[SOURCE_CONDITION];
    // Users cannot import an entry point that exists only in the workspace.
    if (!file || !Object.hasOwn(published, entry)) return [];
    return file.includes('*') ? entriesMatching(root, path, entry, file) : [[entry, join(path, file)] as const];
  });
  // A pattern such as `./*` also matches entry points that another key forbids.
  const types = entries.filter(([entry, file]) => exports[entry] !== null && /\.tsx?$/.test(file));
  for (const [entry, file] of types) {
    if (!existsSync(join(root, file)))
      throw new ComparisonError(
        `Expected the file ${file}, which ${manifest.name} exports as ${entry}, but it does not exist.`,
      );
  }
  return new Map(types);
}

/** Expands a pattern such as `"./*": "./src/generated/*.ts"` to entry points and their files. */
function entriesMatching(root: string, path: string, entry: string, file: string): (readonly [string, string])[] {
  const [before = '', after = ''] = file.split('*');
  const folder = join(root, path, before);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(after))
    .map((name) => [entry.replace('*', name.slice(0, name.length - after.length)), join(path, before, name)] as const);
}
