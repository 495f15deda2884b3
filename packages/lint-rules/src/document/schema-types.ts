import type { Schema } from './nodes.ts';

/** Returns the types of a schema, except `null`. */
export function typesOf({ type }: Schema): readonly string[] {
  return [type ?? []].flat().filter((name) => name !== 'null');
}

/** Returns true if `type` is or contains `null`, or if a member of `oneOf` or `anyOf` has the type `null`. */
export function isNullable({ type, oneOf, anyOf }: Schema): boolean {
  return (
    [type].flat().includes('null') || [...(oneOf ?? []), ...(anyOf ?? [])].some((member) => member.type === 'null')
  );
}

/** Returns true if the schema is an enum or a const. Such a schema needs no bounds. */
export function isEnumerated(schema: Schema): boolean {
  return schema.enum !== undefined || schema.const !== undefined;
}

/** Returns true if the schema describes objects. */
export function isObject(schema: Schema): boolean {
  return schema.properties !== undefined || typesOf(schema).includes('object');
}
