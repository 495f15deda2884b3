import type { Change } from '../diff.ts';
import { KINDS_WITH_SECRETS, variablesIn } from '../environment.ts';
import { inputOf, isJsonObject, type Json, type KindName, kinds, ruleFor } from '../kinds.ts';

/** Returns the name of the top-level property of a path. */
export function topOf(path: string): string {
  return path.split(/[.[]/)[0] ?? '';
}

/** Hides the values of secrets and of environment variables. */
export function hideSecrets(kind: KindName, changes: readonly Change[], template: Json): Change[] {
  if (!KINDS_WITH_SECRETS.has(kind)) return [...changes];
  const { properties = {} } = ruleFor(inputOf(kinds[kind])?.rule ?? {}, template);
  return changes.map((change): Change => {
    const property = topOf(change.path);
    const rule = properties[property];
    const isVariable = variablesIn(template[property]).length > 0;
    // The host of a connection contains no credentials, and a reviewer must see to which server a password is sent.
    const isMarked = typeof rule === 'object' && rule.writeOnly === true && property !== 'host';
    const isSecret = isVariable || isMarked;
    if (!isSecret) return change;
    const after = isVariable ? hideLiterals(template[property]) : HIDDEN;
    return { path: change.path, ...('before' in change && { before: HIDDEN }), after };
  });
}

const HIDDEN = '(hidden)';

/** Hides each string that refers to no environment variable, such as the literal value of a header. */
function hideLiterals(value: unknown): unknown {
  if (!isJsonObject(value)) return variablesIn(value).length > 0 ? value : HIDDEN;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, hideLiterals(item)]));
}
