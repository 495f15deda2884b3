import type { Change } from './change.ts';
import type { Affected } from './spec/affected.ts';
import { schemaFiles } from './spec/components.ts';
import type { Versions } from './spec/pairs.ts';

/**
 * Schemas that are gone, or have another name: the requests stay the same, but the npm package exports a type and a
 * validator of that name. Only what an operation of the deployment used counts for it.
 */
export function componentChanges({ base, revision }: Versions, affected: Affected): Change[] {
  const now = schemaFiles(revision.root);
  return [...schemaFiles(base.root)].flatMap(([component, file]) => {
    const operations = affected.byFile(file);
    if (now.has(component) || operations.length === 0) return [];
    const message = `The schema \`${component}\` is gone, and with it its type and its validator.`;
    const place = { file, line: 1 };
    return [affected.weighed({ rule: 'component-removed', bump: 'major', message, place, operations, component })];
  });
}
