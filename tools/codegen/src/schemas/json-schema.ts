import { type JsonSchema, schemaName } from '../read/document.ts';
import { reachableSchemas } from '../read/references.ts';
import type { Direction } from '../types/direction.ts';

/**
 * Returns a component as a self-contained JSON Schema (2020-12), with referenced components in `$defs`. Request schemas
 * are closed, like their validators.
 */
export function jsonSchemaOf(
  name: string,
  schemas: ReadonlyMap<string, JsonSchema>,
  directionOf: (name: string) => Direction,
): unknown {
  const closed = directionOf(name) === 'request';
  const others = [...reachableSchemas(schemas, [schemas.get(name) ?? {}])].sort();
  const definitions = others.map((other) => [other, toJsonSchema(schemas.get(other) ?? {}, closed)]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: name,
    ...(toJsonSchema(schemas.get(name) ?? {}, closed) as object),
    ...(definitions.length > 0 ? { $defs: Object.fromEntries(definitions) } : {}),
  };
}

/** Returns a schema without OpenAPI keywords. Closes objects with named properties if `closed` is set. */
function toJsonSchema(schema: JsonSchema | boolean, closed: boolean): unknown {
  if (typeof schema === 'boolean') return schema;
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword === 'discriminator' || keyword.startsWith('x-')) return [];
    if (keyword === '$ref') return [[keyword, `#/$defs/${schemaName(schema)}`]];
    if (keyword === 'properties') {
      const properties = Object.entries(value as Record<string, JsonSchema | boolean>);
      return [
        [keyword, Object.fromEntries(properties.map(([name, property]) => [name, toJsonSchema(property, closed)]))],
      ];
    }
    if (['items', 'propertyNames', 'additionalProperties'].includes(keyword)) {
      return [[keyword, toJsonSchema(value as JsonSchema | boolean, closed)]];
    }
    // The schemas of a condition mention only some of the properties.
    if (['if', 'then', 'else'].includes(keyword)) return [[keyword, toJsonSchema(value as JsonSchema, false)]];
    if (['allOf', 'anyOf'].includes(keyword))
      return [[keyword, (value as JsonSchema[]).map((part) => toJsonSchema(part, false))]];
    if (keyword === 'oneOf') return [[keyword, (value as JsonSchema[]).map((part) => toJsonSchema(part, closed))]];
    return [[keyword, value]];
  });
  const closing = closed && schema.properties && schema.additionalProperties === undefined;
  return Object.fromEntries(closing ? [...entries, ['additionalProperties', false]] : entries);
}
