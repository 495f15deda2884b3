import { typesOf } from '../check/overlap.ts';
import type { JsonSchema } from '../read/document.ts';
import { annotations } from '../rules/rule.ts';

/** Keywords that say something of an object; a schema with one of them is about objects. */
export const objectKeywords = [
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'minProperties',
  'maxProperties',
];

/** Keywords that say something of a list. */
export const arrayKeywords = ['items', 'minItems', 'maxItems', 'uniqueItems'];

/** Keywords that say something of values of a type. */
export const keywordsOf: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: arrayKeywords,
  object: objectKeywords,
};

/** Whether a schema says something of objects. */
export function isObjectSchema(schema: JsonSchema): boolean {
  return objectKeywords.some((keyword) => keyword in schema);
}

/** Whether the values are objects, of which the schema says something: properties are then read into variables. */
export function isPlainObject(schema: JsonSchema): boolean {
  return schema.type === 'object' && isObjectSchema(schema) && schema.const === undefined && !schema.enum;
}

/** Whether most properties of an object may be absent, so that objects of the kind come in many shapes. */
export function isSparse({ properties = {}, required = [] }: JsonSchema): boolean {
  const count = Object.keys(properties).length;
  return count > 4 && count > 2 * required.length;
}

/** Whether a part of an object's schema speaks of its properties and of nothing else. */
export function speaksOfProperties(schema: JsonSchema): boolean {
  const keywords = ['properties', 'required', 'anyOf', 'allOf', 'if', 'then', 'else'];
  return Object.keys(schema).every((keyword) => keywords.includes(keyword) || isSilent(keyword));
}

/** Whether no schema of this kind is satisfied by `undefined`. */
export function isCertain(schema: JsonSchema): boolean {
  const members = schema.oneOf ?? schema.anyOf ?? [];
  const typed = ['$ref', 'type', 'const', 'enum', 'discriminator'].some((keyword) => keyword in schema);
  return typed || (members.length > 0 && members.every(isCertain));
}

/** Whether every value but `undefined` satisfies the schema. */
export function isFree(schema: JsonSchema): boolean {
  return Object.keys(schema).every(isSilent);
}

function isSilent(keyword: string): boolean {
  return annotations.has(keyword) || ['default', 'writeOnly'].includes(keyword) || keyword.startsWith('x-');
}

/** Whether the values that a schema lists have its type, and it says no more of them. */
export function saysTypeByValues(schema: JsonSchema): boolean {
  const listed = schema.const === undefined ? schema.enum : [schema.const];
  if (!listed || Object.values(keywordsOf).some((keywords) => keywords.some((keyword) => keyword in schema))) {
    return false;
  }
  const types = [schema.type ?? []].flat();
  return types.length === 0 || listed.every((value) => typesOf(value).some((type) => types.includes(type)));
}

/** The schema with these keywords alone. */
export function pick(schema: JsonSchema, keywords: readonly string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword)));
}
