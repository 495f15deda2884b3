import { sep } from 'node:path';
import { highest } from '../bump.ts';
import { type Change, withoutDuplicates } from '../change.ts';
import type { ApiChanges } from '../compare.ts';
import { importName, type Package, packagesOf } from './entries.ts';
import { withTypes } from './open-types.ts';
import { locationOf } from './source-location.ts';
import { SpecChanges } from './spec-changes.ts';
import { type NameChange, type TypeChanges, typeChanges } from './type-changes.ts';
import type { Difference, Route } from './types/difference.ts';

/**
 * Finds removed packages and, in the exports of each remaining package, removed names, new names and changed types.
 * Of the changes that follow from a spec change in `specs`, skips the breaking ones and marks the others as `derived`.
 */
export async function exportChanges(
  base: string,
  revision: string,
  specs: readonly ApiChanges[] = [],
): Promise<readonly ApiChanges[]> {
  const changesByPackage = await withTypes(base, revision, typeChanges);
  const specified = new SpecChanges(specs, [base, revision]);
  const packagesAfter = packagesOf(revision);
  return [...packagesOf(base).values()].flatMap((before) => {
    const after = packagesAfter.get(before.name);
    const changes = after ? changesOf(revision, after, changesByPackage, specified) : [packageRemoved(before)];
    if (changes.length === 0) return [];
    const needed = highest(changes.map(({ bump }) => bump));
    return [{ api: before.folder, package: before.name, needed, changes, operations: { base: 0, revision: 0 } }];
  });
}

function packageRemoved({ name, folder }: Package): Change {
  const location = { file: `${folder}/package.json`, line: 1 };
  const message = `The package \`${name}\` was removed.`;
  return { rule: 'package-removed', bump: 'major', message, location, operations: [], component: name, breaking: true };
}

function changesOf(
  root: string,
  after: Package,
  { names, differences }: TypeChanges,
  specified: SpecChanges,
): Change[] {
  const ownNames = names.filter((change) => change.package.name === after.name);
  const ownDifferences = differences.filter(({ route }) => isIn(after, sourceOf(route.file)));
  return withoutDuplicates([
    ...nameChanges(root, ownNames, specified),
    ...differenceChanges(root, ownDifferences, specified),
  ]);
}

/** Returns true if a source file belongs to a package and does not only repeat the specs. */
function isIn({ folder }: Package, source: string): boolean {
  return source.startsWith(`${folder}/`) && !repeatsSpecs(source);
}

/**
 * Returns the changes for added and removed names, the removed ones first. Reports `default` for each entry point, because two
 * default exports are different things.
 */
function nameChanges(root: string, names: readonly NameChange[], specified: SpecChanges): Change[] {
  return names
    .filter((change) => change.isRemoved || change.name === 'default' || hasShortestPath(names, change))
    .filter(({ isRemoved, declared, name }) => !(isRemoved && specified.explains(declared, name)))
    .sort((a, b) => Number(b.isRemoved) - Number(a.isRemoved) || (a.name < b.name ? -1 : 1))
    .map((change) => nameChange(root, change, specified.explains(change.declared, change.name)));
}

/** Returns the changes for changed types. Skips breaking ones that follow from a spec change. */
function differenceChanges(root: string, differences: readonly Difference[], specified: SpecChanges): Change[] {
  const isSpecified = ({ route: { file, owner, path } }: Difference) => specified.explains(sourceOf(file), owner, path);
  const reported = differences.filter((difference) => !(difference.breaks && isSpecified(difference)));
  const broken = new Set(reported.filter(({ breaks }) => breaks).map(({ route }) => routeText(route)));
  return (
    reported
      // A type that callers read and write can be broken in one direction and extended in the other.
      .filter(({ route, breaks }) => breaks || !broken.has(routeText(route)))
      .map((difference) => typeChange(root, sourceOf(difference.route.file), difference, isSpecified(difference)))
  );
}

function routeText({ file, owner, path }: Route): string {
  return `${file} ${owner}${path}`;
}

/**
 * Returns true for the shortest import path of a new name, so that the name is reported once. Of paths with the same length,
 * returns true for the first in alphabetical order. A removed name is reported for every path.
 */
function hasShortestPath(changes: readonly NameChange[], { name, entry }: NameChange): boolean {
  const others = changes.filter((other) => !other.isRemoved && other.name === name);
  return !others.some(
    (other) => other.entry.length < entry.length || (other.entry.length === entry.length && other.entry < entry),
  );
}

function nameChange(
  root: string,
  { package: exporting, entry, name, file, declared, isRemoved }: NameChange,
  derived: boolean,
): Change {
  const source = sourceOf(declared);
  const location = isRemoved
    ? { file, line: 1 }
    : locationOf(root, source.startsWith('packages/') ? source : file, name);
  const from = importName(exporting.name, entry);
  return {
    rule: isRemoved ? 'export-removed' : 'export-added',
    bump: isRemoved ? 'major' : 'minor',
    message: isRemoved ? `\`${from}\` no longer exports \`${name}\`.` : `\`${from}\` exports \`${name}\`.`,
    location,
    operations: [],
    component: name,
    breaking: isRemoved,
    ...(derived && !isRemoved && { derived }),
  };
}

function typeChange(root: string, file: string, { route, predicate, breaks }: Difference, derived: boolean): Change {
  const members = route.path.match(/[A-Za-z_$][\w$]*/g);
  return {
    rule: breaks ? 'type-broken' : 'type-extended',
    bump: breaks ? 'major' : 'minor',
    message: `\`${route.owner}${route.path}\` ${predicate}.`,
    location: locationOf(root, file, route.owner, members?.at(-1)),
    operations: [],
    component: route.owner,
    breaking: breaks,
    ...(derived && !breaks && { derived }),
  };
}

/** Returns the source path of a declaration file, relative to the root of its checkout. */
function sourceOf(declarations: string): string {
  const path = declarations.split(sep).join('/');
  return path.slice(path.indexOf('/packages/') + 1).replace(/\.d\.ts$/, '.ts');
}

/** Returns true for `paths.ts` and JSON Schema modules. Their types repeat the specs, which are compared directly. */
function repeatsSpecs(file: string): boolean {
  return file.includes('/src/generated/json/') || file.endsWith('/src/generated/paths.ts');
}
