import { typesOf } from '../check/overlap.ts';
import type { JsonSchema } from '../read/document.ts';
import { isAnnotation } from '../rules/rule.ts';

/** Keywords that apply to objects. */
export const objectKeywords = [
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'minProperties',
  'maxProperties',
];

/** Keywords that apply to arrays. */
export const arrayKeywords = ['items', 'minItems', 'maxItems', 'uniqueItems'];

/** Keywords by the type that they apply to. */
export const keywordsOf: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: arrayKeywords,
  object: objectKeywords,
};

/** Returns true if the schema has a keyword for objects. */
export function isObjectSchema(schema: JsonSchema): boolean {
  return objectKeywords.some((keyword) => keyword in schema);
}

/** Returns true if the schema has the type `object` and keywords for objects, and lists no values. */
export function isPlainObject(schema: JsonSchema): boolean {
  return schema.type === 'object' && isObjectSchema(schema) && schema.const === undefined && !schema.enum;
}

/**
 * Returns true if there are at least five properties and most are optional. Objects of such a schema have many combinations of properties.
 * JavaScript engines then read a property by its name more slowly.
 */
export function isSparse({ properties = {}, required = [] }: JsonSchema): boolean {
  const count = Object.keys(properties).length;
  return count > 4 && count > 2 * required.length;
}

/** Returns true if the schema constrains only properties. Does not check the schemas in `anyOf`, `allOf`, `if`, `then` and `else`. */
export function mentionsOnlyProperties(schema: JsonSchema): boolean {
  const keywords = ['properties', 'required', 'anyOf', 'allOf', 'if', 'then', 'else'];
  return Object.keys(schema).every((keyword) => keywords.includes(keyword) || isNoConstraint(keyword));
}

/**
 * Returns true if a keyword of the schema rejects `undefined`, or if each member of its union has such a keyword. A `$ref` counts as one.
 * Ignores `allOf`.
 */
export function rejectsUndefined(schema: JsonSchema): boolean {
  const members = schema.oneOf ?? schema.anyOf ?? [];
  const typed = ['$ref', 'type', 'const', 'enum', 'discriminator'].some((keyword) => keyword in schema);
  return typed || (members.length > 0 && members.every(rejectsUndefined));
}

/** Returns true if the schema accepts every value. */
export function acceptsEverything(schema: JsonSchema): boolean {
  return Object.keys(schema).every(isNoConstraint);
}

function isNoConstraint(keyword: string): boolean {
  return isAnnotation(keyword) || keyword === 'default' || keyword === 'writeOnly';
}

/** Returns true if the schema lists values that imply its type, and has no keyword of {@link keywordsOf}. */
export function impliesType(schema: JsonSchema): boolean {
  const listed = schema.const === undefined ? schema.enum : [schema.const];
  if (!listed || Object.values(keywordsOf).some((keywords) => keywords.some((keyword) => keyword in schema))) {
    return false;
  }
  const types = [schema.type ?? []].flat();
  return types.length === 0 || listed.every((value) => typesOf(value).some((type) => types.includes(type)));
}

/** Returns the schema with only these keywords. */
export function pick(schema: JsonSchema, keywords: readonly string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword)));
}
