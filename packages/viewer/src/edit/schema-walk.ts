import { isObject } from '@observability-api/schemas/runtime';
import type { JsonNode } from './json-cursor.ts';

type Schema = Readonly<Record<string, unknown>>;

/**
 * Returns a schema and the schemas that it combines: `$ref`, `allOf`, and the alternatives of `oneOf` and `anyOf` that `node` can match.
 * Without `node`, returns all alternatives.
 */
export function expand(schema: unknown, root: Schema, node?: JsonNode, depth = 0): Schema[] {
  if (!isObject(schema) || depth > 20) return [];
  const schemas: Schema[] = [schema];
  const reference = schema['$ref'];
  if (typeof reference === 'string') schemas.push(...expand(resolve(reference, root), root, node, depth + 1));
  for (const part of listOf(schema['allOf'])) schemas.push(...expand(part, root, node, depth + 1));
  for (const part of [...listOf(schema['oneOf']), ...listOf(schema['anyOf'])]) {
    const alternative = expand(part, root, node, depth + 1);
    if (!node || canMatch(alternative, root, node)) schemas.push(...alternative);
  }
  return schemas;
}

function resolve(reference: string, root: Schema): unknown {
  const name = reference.split('/').at(-1) ?? '';
  const definitions = root['$defs'];
  return isObject(definitions) ? definitions[name] : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the schemas of a property of an object or, if `key` is an index, those of an item of an array. */
export function childSchemas(
  schemas: readonly Schema[],
  key: string | number,
  root: Schema,
  node?: JsonNode,
): Schema[] {
  return schemas.flatMap((schema) => {
    if (typeof key === 'number') return expand(schema['items'], root, node);
    const properties = schema['properties'];
    return isObject(properties) ? expand(properties[key], root, node) : [];
  });
}

/**
 * Returns false if an alternative of `oneOf` or `anyOf` cannot match the value. It detects two cases:
 *
 * - The value is an object or array, and the alternative has another type.
 * - A string property of the value is forbidden by the alternative, or differs from the constant of the alternative, such as `displayType`.
 */
function canMatch(alternative: readonly Schema[], root: Schema, node: JsonNode): boolean {
  const types = new Set(alternative.flatMap(({ type }) => (typeof type === 'string' ? [type] : [])));
  if (types.size > 0 && (node.kind === 'object' || node.kind === 'array') && !types.has(node.kind)) return false;
  return node.members.every(({ key, value }) => {
    if (value?.kind !== 'string') return true;
    const constants = alternative.flatMap((schema) => {
      const properties = schema['properties'];
      if (!isObject(properties)) return [];
      const property = properties[key];
      // The schema `false` forbids the property. No text equals undefined, so the alternative does not match.
      if (property === false) return [undefined];
      return expand(property, root).flatMap((value) => ('const' in value ? [value['const']] : []));
    });
    return constants.length === 0 || constants.includes(value.text);
  });
}
