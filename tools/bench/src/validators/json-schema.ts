import { type Json, type JsonObject, objectAt, spec } from '../payloads/examples.ts';
import type { PayloadName } from '../payloads/names.ts';

const prefix = '#/components/schemas/';
const annotations = new Set(['description', 'title', 'example', 'examples', 'default', 'mapping']);

/** The names of the spec's schemas that the payloads satisfy. */
const roots: Readonly<Record<PayloadName, JsonObject>> = {
  dashboard: { $ref: `${prefix}Dashboard` },
  alert: { $ref: `${prefix}Alert` },
  pipeSettings: { $ref: `${prefix}PipeSettings` },
  apiKeys: { type: 'array', items: { $ref: `${prefix}ApiKey` } },
};

/** The JSON Schema of a payload with everything that it refers to, without annotations: what Ajv is given. */
export function jsonSchema(payload: PayloadName): JsonObject {
  const definitions: JsonObject = {};
  const root = inlined(roots[payload], definitions);
  return { ...(root as JsonObject), $defs: definitions };
}

/** Copies a schema, its references pointing into `definitions`, which takes what they point to. */
function inlined(schema: Json, definitions: JsonObject): Json {
  if (Array.isArray(schema)) return schema.map((item) => inlined(item, definitions));
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (annotations.has(keyword)) continue;
    if (keyword === '$ref' && typeof value === 'string') {
      const name = value.slice(prefix.length);
      copy[keyword] = `#/$defs/${name}`;
      if (!(name in definitions)) {
        definitions[name] = {};
        definitions[name] = inlined(objectAt(spec, 'components', 'schemas', name), definitions);
      }
    } else if (keyword === 'properties') {
      // The keys in here are names of properties, which may be the names of annotations.
      copy[keyword] = Object.fromEntries(
        Object.entries(value as JsonObject).map(([name, inner]) => [name, inlined(inner, definitions)]),
      );
    } else {
      copy[keyword] = inlined(value, definitions);
    }
  }
  // Ajv looks at the tag of objects only, and so would take any other value.
  return 'discriminator' in copy ? { type: 'object', ...copy } : copy;
}
