import type { Direction } from '../guards/guard-writer.ts';
import { type JsonSchema, schemaName } from '../read/document.ts';
import { referencedNames } from '../rules/rule.ts';

/**
 * A component as a JSON Schema (2020-12) that needs no other document: what it refers to stands in `$defs`. A schema
 * of requests is closed, as its validator is.
 */
export function jsonSchemaOf(
  name: string,
  schemas: ReadonlyMap<string, JsonSchema>,
  directionOf: (name: string) => Direction,
): unknown {
  const closed = directionOf(name) === 'request';
  const others = [...reachable(name, schemas)].filter((other) => other !== name).sort();
  const definitions = others.map((other) => [other, plain(schemas.get(other) ?? {}, closed)]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: name,
    ...(plain(schemas.get(name) ?? {}, closed) as object),
    ...(definitions.length > 0 ? { $defs: Object.fromEntries(definitions) } : {}),
  };
}

function reachable(name: string, schemas: ReadonlyMap<string, JsonSchema>, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const other of referencedNames(schemas.get(name) ?? {})) reachable(other, schemas, found);
  return found;
}

/** A schema without the keywords of OpenAPI; an object with named properties is closed where it stands in a request. */
function plain(schema: JsonSchema | boolean, closed: boolean): unknown {
  if (typeof schema === 'boolean') return schema;
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword === 'discriminator' || keyword.startsWith('x-')) return [];
    if (keyword === '$ref') return [[keyword, `#/$defs/${schemaName(schema)}`]];
    if (keyword === 'properties') {
      const properties = Object.entries(value as Record<string, JsonSchema | boolean>);
      return [[keyword, Object.fromEntries(properties.map(([name, property]) => [name, plain(property, closed)]))]];
    }
    if (['items', 'propertyNames', 'additionalProperties'].includes(keyword)) {
      return [[keyword, plain(value as JsonSchema | boolean, closed)]];
    }
    // The parts of a condition speak of some properties of an object, never of all.
    if (['if', 'then', 'else'].includes(keyword)) return [[keyword, plain(value as JsonSchema, false)]];
    if (['allOf', 'anyOf'].includes(keyword))
      return [[keyword, (value as JsonSchema[]).map((part) => plain(part, false))]];
    if (keyword === 'oneOf') return [[keyword, (value as JsonSchema[]).map((part) => plain(part, closed))]];
    return [[keyword, value]];
  });
  const closing = closed && schema.properties && schema.additionalProperties === undefined;
  return Object.fromEntries(closing ? [...entries, ['additionalProperties', false]] : entries);
}
