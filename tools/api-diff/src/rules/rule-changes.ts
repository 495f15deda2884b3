import { basename } from 'node:path';
import type { Change, Place } from '../change.ts';
import type { Affected } from '../spec/affected.ts';
import { type Pair, pairsOf, type Versions } from '../spec/pairs.ts';
import { rules } from './rules.ts';

/** Runs the rules of this package on the operations of a deployment. A finding shared by several operations is one change. */
export function ruleChanges(versions: Versions, deployment: string, affected: Affected): Change[] {
  const changes = new Map<string, Omit<Change, 'breaking'>>();
  for (const pair of pairsOf(versions, deployment)) {
    for (const [rule, check] of Object.entries(rules)) {
      const finding = check(pair);
      if (!finding) continue;
      const place = placeOf(pair, versions, finding.keyword);
      const key = `${rule} ${place.file}:${place.line} ${finding.message}`;
      const operations = [...(changes.get(key)?.operations ?? []), pair.operation];
      const shared = /\/(schemas|parameters|responses|headers)\//.test(place.file);
      const component = shared ? { component: basename(place.file, '.yaml') } : {};
      changes.set(key, { rule, ...finding, place, operations: [...new Set(operations)], ...component });
    }
  }
  return [...changes.values()].map((change) => affected.applyStability(change));
}

/** Returns the place of the changed keyword, in the base if it was removed, or the place of the pair. */
function placeOf(pair: Pair, { base, revision }: Versions, keyword: string | undefined): Place {
  if (keyword === undefined) return revision.place(pair.revision);
  const after = revision.at(pair.revision, keyword);
  if (after) return revision.place(after);
  const before = base.at(pair.base, keyword);
  return before ? base.place(before) : revision.place(pair.revision);
}
