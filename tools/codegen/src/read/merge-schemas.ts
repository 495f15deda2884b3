import type { Api } from './api.ts';
import type { JsonSchema } from './document.ts';
import { SpecFault } from './spec-error.ts';

/** The schemas of all deployments by name: a name means the same everywhere, since it is one type of one package. */
export function mergeSchemas(apis: readonly Api[]): Map<string, JsonSchema> {
  const merged = new Map<string, JsonSchema>();
  for (const { deployment, schemas } of apis) {
    for (const [name, schema] of schemas) {
      const known = merged.get(name);
      if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
        const place = { deployment, pointer: `#/components/schemas/${name}` };
        throw new SpecFault(`the schema \`${name}\` is not the same in both deployments`, place);
      }
      merged.set(name, schema);
    }
  }
  return new Map([...merged].sort(([a], [b]) => (a < b ? -1 : 1)));
}
