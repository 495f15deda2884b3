import type { Schema } from './nodes.ts';

/** The types that a schema names, without null. */
export function typesOf({ type }: Schema): readonly string[] {
  return [type ?? []].flat().filter((name) => name !== 'null');
}

/** Whether null is one of the types, or a member of the union. */
export function isNullable({ type, oneOf, anyOf }: Schema): boolean {
  return (
    [type].flat().includes('null') || [...(oneOf ?? []), ...(anyOf ?? [])].some((member) => member.type === 'null')
  );
}

/** Whether the values are listed, so that nothing else has to bound them. */
export function isListed(schema: Schema): boolean {
  return schema.enum !== undefined || schema.const !== undefined;
}

/** Whether the values are objects. */
export function isObject(schema: Schema): boolean {
  return schema.properties !== undefined || typesOf(schema).includes('object');
}
