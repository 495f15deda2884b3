import type { Change } from './change.ts';
import type { Affected } from './spec/affected.ts';
import type { Versions } from './spec/pairs.ts';
import { schemaFiles } from './spec/schema-files.ts';

/**
 * Finds schemas that were removed or renamed. The wire format may stay the same, but the npm package exports a type and a
 * validator with that name. Ignores schemas that no operation of the deployment used.
 */
export function componentChanges({ base, revision }: Versions, affected: Affected): Change[] {
  const remaining = schemaFiles(revision.root);
  return [...schemaFiles(base.root)].flatMap(([component, file]) => {
    const operations = affected.byFile(file);
    if (remaining.has(component) || operations.length === 0) return [];
    const message = `The schema \`${component}\` was removed, and its type and validator with it.`;
    const location = { file, line: 1 };
    return [
      affected.applyStability({ rule: 'component-removed', bump: 'major', message, location, operations, component }),
    ];
  });
}
