import { referencedNames } from '../rules/rule.ts';
import type { JsonSchema } from './document.ts';

/** The names of all schemas that stand in some, directly or in one another. */
export function reach(schemas: ReadonlyMap<string, JsonSchema>, roots: readonly JsonSchema[]): Set<string> {
  const reached = new Set<string>();
  const queue = [...roots];
  for (let schema = queue.pop(); schema; schema = queue.pop()) {
    for (const name of referencedNames(schema)) {
      const next = schemas.get(name);
      if (!next || reached.has(name)) continue;
      reached.add(name);
      queue.push(next);
    }
  }
  return reached;
}
