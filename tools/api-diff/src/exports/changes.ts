import { sep } from 'node:path';
import { highest } from '../bump.ts';
import { type Change, distinct } from '../change.ts';
import type { ApiChanges } from '../compare.ts';
import { importName, type Package, packagesOf } from './entries.ts';
import { withTypes } from './open-types.ts';
import { placeOf } from './place.ts';
import { SpecChanges } from './specified.ts';
import { type NameChange, type TypeChanges, typeChanges } from './type-changes.ts';
import type { Difference } from './types/difference.ts';

/**
 * What each published package exports otherwise than before: names that are gone, new ones, and types that changed. What
 * follows from a change of the specs is left to their comparison.
 */
export async function exportChanges(
  base: string,
  revision: string,
  specs: readonly ApiChanges[] = [],
): Promise<readonly ApiChanges[]> {
  const found = await withTypes(base, revision, typeChanges);
  const specified = new SpecChanges(specs, [base, revision]);
  const now = packagesOf(revision);
  return [...packagesOf(base).values()].flatMap((before) => {
    const after = now.get(before.name);
    const changes = after ? changesOf(revision, after, found, specified) : [packageGone(before)];
    if (changes.length === 0) return [];
    const needed = highest(changes.map(({ bump }) => bump));
    return [{ api: before.folder, package: before.name, needed, changes, operations: { base: 0, revision: 0 } }];
  });
}

function packageGone({ name, folder }: Package): Change {
  const place = { file: `${folder}/package.json`, line: 1 };
  const message = `The package \`${name}\` is gone.`;
  return { rule: 'package-removed', bump: 'major', message, place, operations: [], component: name, breaking: true };
}

function changesOf(root: string, its: Package, { names, differences }: TypeChanges, specified: SpecChanges): Change[] {
  const ofNames = names
    .filter((change) => change.package.name === its.name)
    .filter(({ gone, name, entry }, index, all) => gone || name === 'default' || isFirst(all, index, name, entry))
    .filter(({ gone, declared, name }) => !(gone && specified.explains(declared, name)))
    .sort((a, b) => Number(b.gone) - Number(a.gone) || (a.name < b.name ? -1 : 1))
    .map((change) => nameChange(root, change));
  const ofTypes = differences.flatMap((difference) => {
    const file = sourceOf(difference.route.file);
    const { owner, rest } = difference.route;
    const isElsewhere =
      !file.startsWith(`${its.folder}/`) ||
      isDocument(file) ||
      (difference.breaks && specified.explains(file, owner, rest));
    return isElsewhere ? [] : [typeChange(root, file, difference)];
  });
  return distinct([...ofNames, ...ofTypes]);
}

/** A new name is told once, by the shortest way to import it. One that is gone is gone for each of them. */
function isFirst(all: readonly NameChange[], index: number, name: string, entry: string): boolean {
  const others = all.filter((other, at) => at !== index && !other.gone && other.name === name);
  return !others.some(
    (other) => other.entry.length < entry.length || (other.entry === entry && all.indexOf(other) < index),
  );
}

function nameChange(root: string, { package: its, entry, name, file, declared, gone }: NameChange): Change {
  const source = sourceOf(declared);
  const place = gone ? { file, line: 1 } : placeOf(root, source.startsWith('packages/') ? source : file, name);
  const from = importName(its.name, entry);
  return {
    rule: gone ? 'export-removed' : 'export-added',
    bump: gone ? 'major' : 'minor',
    message: gone ? `\`${from}\` no longer exports \`${name}\`.` : `\`${from}\` exports \`${name}\`.`,
    place,
    operations: [],
    component: name,
    breaking: gone,
  };
}

function typeChange(root: string, file: string, { route, what, breaks }: Difference): Change {
  const members = route.rest.match(/[A-Za-z_$][\w$]*/g);
  return {
    rule: breaks ? 'type-broken' : 'type-extended',
    bump: breaks ? 'major' : 'minor',
    message: `\`${route.owner}${route.rest}\` ${what}.`,
    place: placeOf(root, file, route.owner, members?.at(-1)),
    operations: [],
    component: route.owner,
    breaking: breaks,
  };
}

/** The source that declarations were written of, from the root of its checkout. */
function sourceOf(declarations: string): string {
  const path = declarations.split(sep).join('/');
  return path.slice(path.indexOf('/packages/') + 1).replace(/\.d\.ts$/, '.ts');
}

/** JSON Schema as values: their types repeat every word of the specs, which are compared as what they are. */
function isDocument(file: string): boolean {
  return file.includes('/src/generated/json/');
}
