import { basename } from 'node:path';
import type { Change } from '../change.ts';
import type { Affected } from '../spec/affected.ts';
import { pairsOf, type Versions } from '../spec/pairs.ts';
import { rules } from './rules.ts';

/** Runs the rules of this package on the operations of a deployment. A finding shared by several operations is one change. */
export function ruleChanges(versions: Versions, deployment: string, affected: Affected): Change[] {
  const found = new Map<string, Omit<Change, 'breaking'>>();
  for (const pair of pairsOf(versions, deployment)) {
    for (const [rule, check] of Object.entries(rules)) {
      const finding = check(pair);
      if (!finding) continue;
      const place = versions.revision.place(pair.revision);
      const key = `${rule} ${place.file}:${place.line} ${finding.message}`;
      const operations = [...(found.get(key)?.operations ?? []), pair.operation];
      const shared = /\/(schemas|parameters|responses|headers)\//.test(place.file);
      const component = shared ? { component: basename(place.file, '.yaml') } : {};
      found.set(key, { rule, ...finding, place, operations: [...new Set(operations)], ...component });
    }
  }
  return [...found.values()].map((change) => affected.applyStability(change));
}
