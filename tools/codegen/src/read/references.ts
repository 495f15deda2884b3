import type { JsonSchema } from './document.ts';

/** Returns the names of all schemas that the given schemas reference, directly or indirectly. */
export function reachableSchemas(schemas: ReadonlyMap<string, JsonSchema>, roots: readonly JsonSchema[]): Set<string> {
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

/** Returns the names of all schemas that a schema references directly. Ignores its examples. */
export function referencedNames(schema: JsonSchema): Set<string> {
  const names = new Set<string>();
  const propertyMaps = new Set<unknown>();
  JSON.stringify(schema, function (this: unknown, key, value) {
    const isProperty = propertyMaps.has(this);
    if (key === 'properties' && !isProperty) propertyMaps.add(value);
    const name = typeof value === 'string' ? /^#\/components\/schemas\/(\w+)$/.exec(value)?.[1] : undefined;
    if (name !== undefined) names.add(name);
    return !isProperty && (key === 'example' || key === 'examples') ? undefined : value;
  });
  return names;
}
