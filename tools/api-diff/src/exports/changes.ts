import { join } from 'node:path';
import { highest } from '../bump.ts';
import type { Change } from '../change.ts';
import type { ApiChanges } from '../compare.ts';
import { type Package, packagesOf } from './entries.ts';
import { exportedNames } from './exported-names.ts';

/** What each published package exports otherwise than before: names that are gone, and new ones. */
export function exportChanges(base: string, revision: string): readonly ApiChanges[] {
  const now = packagesOf(revision);
  return [...packagesOf(base).values()].flatMap((before) => {
    const after = now.get(before.name);
    const changes = after ? entryChanges({ base, before, revision, after }) : [packageGone(before)];
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

interface Both {
  readonly base: string;
  readonly before: Package;
  readonly revision: string;
  readonly after: Package;
}

function entryChanges({ base, before, revision, after }: Both): Change[] {
  const gone = [...before.entries].flatMap(([entry, file]) => {
    const place = { file: after.entries.get(entry) ?? file, line: 1 };
    const target = after.entries.get(entry);
    const names = new Set(target ? exportedNames(join(revision, target)) : []);
    return exportedNames(join(base, file))
      .filter((name) => !names.has(name))
      .map((name): Change => {
        const message = `\`${importName(before, entry)}\` no longer exports \`${name}\`.`;
        return {
          rule: 'export-removed',
          bump: 'major',
          message,
          place,
          operations: [],
          component: name,
          breaking: true,
        };
      });
  });
  const added = [...after.entries].flatMap(([entry, file]) => {
    const earlier = before.entries.get(entry);
    const names = new Set(earlier ? exportedNames(join(base, earlier)) : []);
    return exportedNames(join(revision, file))
      .filter((name) => !names.has(name))
      .map((name): Change => {
        const message = `\`${importName(after, entry)}\` exports \`${name}\`.`;
        const place = { file, line: 1 };
        return {
          rule: 'export-added',
          bump: 'minor',
          message,
          place,
          operations: [],
          component: name,
          breaking: false,
        };
      });
  });
  return [...gone, ...added];
}

function importName({ name }: Package, entry: string): string {
  return entry === '.' ? name : `${name}/${entry.slice(2)}`;
}
