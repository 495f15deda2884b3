import { variablesIn } from './environment.ts';
import { type Json, type KindName, kinds, writeOnlyProperties } from './kinds.ts';
import type { DocumentIssue } from './references.ts';

/**
 * Returns an issue for each `password` and `secret` of a document whose value is not empty and contains no reference to an environment
 * variable. Call `loadValidators` first: without it, the result is empty.
 */
export function secretIssues(kind: KindName, value: Json): DocumentIssue[] {
  return [...writeOnlyProperties(kinds[kind], value)].flatMap((name) => {
    const secret = value[name];
    const isText = SECRETS.has(name) && typeof secret === 'string' && secret !== '';
    if (!isText || variablesIn(secret).length > 0) return [];
    const message = `expected a reference to an environment variable such as \${${name.toUpperCase()}}, because files must not contain secrets`;
    return [{ path: [name], message }];
  });
}

/** Properties whose values are always secrets. Headers and query parameters of webhooks can also have other values. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'secret']);
