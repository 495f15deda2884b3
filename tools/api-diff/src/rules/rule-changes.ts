import { basename } from 'node:path';
import type { Change, SourceLocation } from '../change.ts';
import type { Affected } from '../spec/affected.ts';
import { type Pair, pairsOf, type Versions } from '../spec/pairs.ts';
import type { Located, SpecFiles } from '../spec/spec-files.ts';
import { rules } from './rules.ts';

/**
 * Runs the rules of this package on the operations and webhooks of a deployment. Returns one change for a difference that several
 * operations share, for example in a common schema.
 */
export function ruleChanges(versions: Versions, deployment: string, affected: Affected): Change[] {
  const changes = new Map<string, Omit<Change, 'breaking'>>();
  for (const pair of pairsOf(versions, deployment)) {
    for (const [rule, check] of Object.entries(rules)) {
      const result = check(pair);
      if (!result) continue;
      const location = locationOf(pair, versions, result.keyword);
      const key = `${rule} ${location.file}:${location.line} ${result.message}`;
      const operations = [...(changes.get(key)?.operations ?? []), pair.operation];
      const shared = /\/(schemas|parameters|responses|headers)\//.test(location.file);
      const component = shared ? { component: basename(location.file, '.yaml') } : {};
      changes.set(key, { rule, ...result, location, operations: [...new Set(operations)], ...component });
    }
  }
  return [...changes.values()].map((change) => affected.applyStability(change));
}

/**
 * Returns the location of the keyword in the revision, or in the base if it was removed. Without a keyword, or if neither has it, returns
 * the location of the pair in the revision.
 */
function locationOf(pair: Pair, { base, revision }: Versions, keyword: string | undefined): SourceLocation {
  if (keyword === undefined) return revision.locationOf(pair.revision);
  const after = findKeyword(revision, pair.revision, keyword);
  if (after) return revision.locationOf(after);
  const before = findKeyword(base, pair.base, keyword);
  return before ? base.locationOf(before) : revision.locationOf(pair.revision);
}

/** Returns the value of a keyword, which is in the schema or next to the reference to it. */
function findKeyword(files: SpecFiles, { reference, ...schema }: Located, keyword: string): Located | undefined {
  const value = (reference?.value as Readonly<Record<string, unknown>> | undefined)?.[keyword];
  return reference && value !== undefined
    ? { value, file: reference.file, keys: [...reference.keys, keyword] }
    : files.find(schema, keyword);
}
