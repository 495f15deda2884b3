import { type Json, type JsonObject, objectAt, spec } from '../payloads/examples.ts';
import type { PayloadName } from '../payloads/payloads.ts';

const SCHEMAS_PREFIX = '#/components/schemas/';
/** Annotations, and the `mapping` of discriminators, which Ajv does not support. */
const omittedKeywords = new Set(['description', 'title', 'example', 'examples', 'default', 'mapping']);

/** The schema of each payload. */
const roots: Readonly<Record<PayloadName, JsonObject>> = {
  dashboard: { $ref: `${SCHEMAS_PREFIX}Dashboard` },
  alert: { $ref: `${SCHEMAS_PREFIX}Alert` },
  pipeSettings: { $ref: `${SCHEMAS_PREFIX}PipeSettings` },
  apiKeys: { type: 'array', items: { $ref: `${SCHEMAS_PREFIX}ApiKey` } },
};

/** Returns the JSON Schema of a payload with its definitions, without annotations and mappings of discriminators. */
export function jsonSchema(payload: PayloadName): JsonObject {
  const definitions: JsonObject = {};
  const root = copySchema(roots[payload], definitions);
  return { ...(root as JsonObject), $defs: definitions };
}

/** Copies a schema. Adds the referenced schemas to `definitions` and changes the references. */
function copySchema(schema: Json, definitions: JsonObject): Json {
  if (Array.isArray(schema)) return schema.map((item) => copySchema(item, definitions));
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (omittedKeywords.has(keyword)) continue;
    if (keyword === '$ref' && typeof value === 'string') {
      const name = value.slice(SCHEMAS_PREFIX.length);
      copy[keyword] = `#/$defs/${name}`;
      if (!(name in definitions)) {
        definitions[name] = {};
        definitions[name] = copySchema(objectAt(spec(), 'components', 'schemas', name), definitions);
      }
    } else if (keyword === 'properties') {
      // These keys are property names, which may equal an omitted keyword.
      copy[keyword] = Object.fromEntries(
        Object.entries(value as JsonObject).map(([name, inner]) => [name, copySchema(inner, definitions)]),
      );
    } else {
      copy[keyword] = copySchema(value, definitions);
    }
  }
  // Ajv checks the discriminator of objects only and accepts every other value.
  return 'discriminator' in copy ? { type: 'object', ...copy } : copy;
}
