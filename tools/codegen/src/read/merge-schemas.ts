import type { Api } from './api.ts';
import type { JsonSchema } from './document.ts';
import { SpecError } from './spec-error.ts';

/** Merges the schemas of all deployments. Schemas with the same name must be equal, because they become one type. */
export function mergeSchemas(apis: readonly Api[]): Map<string, JsonSchema> {
  const merged = new Map<string, JsonSchema>();
  for (const { deployment, schemas } of apis) {
    for (const [name, schema] of schemas) {
      const known = merged.get(name);
      if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
        const location = { deployment, pointer: `#/components/schemas/${name}` };
        throw new SpecError(`the schema \`${name}\` differs between the deployments`, location);
      }
      merged.set(name, schema);
    }
  }
  return new Map([...merged].sort(([a], [b]) => (a < b ? -1 : 1)));
}
