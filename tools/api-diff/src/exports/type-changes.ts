import { join } from 'node:path';
import type { Project } from 'typescript/unstable/sync';
import { declarationOf } from './declarations.ts';
import type { Package } from './entries.ts';
import type { Types, Version } from './open-types.ts';
import type { Difference } from './types/difference.ts';
import { compareType, compareValue, exportsOf } from './types/exports.ts';
import type { Export, Exported } from './types/type-comparison.ts';
import { compareArity } from './types/type-parameters.ts';
import { TypeWalker } from './types/type-walker.ts';

/** A name that an entry point exports in only one version. */
export interface NameChange {
  readonly package: Package;
  readonly entry: string;
  readonly name: string;
  /** Source file of the entry point. */
  readonly file: string;
  /** Declaration file of the name. */
  readonly declared: string;
  readonly isRemoved: boolean;
}

/** The differences between two versions of the packages: exported names, and the types of names in both versions. */
export interface TypeChanges {
  readonly names: readonly NameChange[];
  readonly differences: readonly Difference[];
}

/**
 * Compares the exports of the packages that both versions have. A difference has the file that declares the type, even if another
 * package re-exports it. If an external package declares the type, the difference has the declaration file of the entry point.
 */
export function typeChanges({ before, after, project }: Types): TypeChanges {
  const names: NameChange[] = [];
  const shared: Export[] = [];
  for (const packageBefore of before.packages.values()) {
    const packageAfter = after.packages.get(packageBefore.name);
    if (!packageAfter) continue;
    for (const entry of new Set([...packageBefore.entries.keys(), ...packageAfter.entries.keys()])) {
      const exportsBefore = readExports(project, before, packageBefore, entry);
      const exportsAfter = readExports(project, after, packageAfter, entry);
      const file = packageAfter.entries.get(entry) ?? packageBefore.entries.get(entry) ?? '';
      for (const [name, symbol] of exportsBefore) {
        const other = exportsAfter.get(name);
        const declared = other && declaredIn(other);
        const declarationFile = declared?.startsWith(after.folder) ? declared : join(after.folder, declarationOf(file));
        if (other) shared.push({ name, file: declarationFile, before: symbol, after: other });
        else names.push({ package: packageAfter, entry, name, file, declared: declaredIn(symbol), isRemoved: true });
      }
      for (const [name, symbol] of exportsAfter) {
        if (exportsBefore.has(name)) continue;
        names.push({ package: packageAfter, entry, name, file, declared: declaredIn(symbol), isRemoved: false });
      }
    }
  }
  const comparison = new TypeWalker(project, [before.folder, after.folder]);
  for (const pair of shared) compareArity(comparison, pair);
  // Values before types: the signatures of functions determine whether callers write a type or read it.
  for (const pair of shared) compareValue(comparison, pair);
  for (const pair of shared) compareType(comparison, pair);
  return { names, differences: comparison.differences };
}

/** Returns the exports of an entry point by name. Empty if the version does not have the entry point. */
function readExports(
  project: Project,
  { folder }: Version,
  { entries }: Package,
  entry: string,
): ReadonlyMap<string, Exported> {
  const source = entries.get(entry);
  return source ? exportsOf(project, join(folder, declarationOf(source))) : new Map();
}

function declaredIn({ symbol }: Exported): string {
  return symbol.declarations[0]?.path ?? '';
}
