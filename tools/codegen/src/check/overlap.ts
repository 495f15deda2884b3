import type { JsonSchema } from '../read/document.ts';
import { formats } from '../rules/rule.ts';

/** Returns true if a value may match two of the schemas. Compares types, and checks listed values against lengths and patterns. */
export function canOverlapInPairs(schemas: readonly JsonSchema[]): boolean {
  return schemas.some((schema, index) => schemas.slice(index + 1).some((other) => canOverlap(schema, other)));
}

function canOverlap(first: JsonSchema, second: JsonSchema): boolean {
  const [firstValues, secondValues] = [allowedValues(first), allowedValues(second)];
  if (firstValues) return firstValues.some((value) => canBe(value, second));
  if (secondValues) return secondValues.some((value) => canBe(value, first));
  const [firstTypes, secondTypes] = [typesIn(first), typesIn(second)];
  if (!firstTypes || !secondTypes) return true;
  return firstTypes.some((type) => secondTypes.includes(type) || (isNumeric(type) && secondTypes.some(isNumeric)));
}

/** Returns the JSON Schema type names of a value. */
export function typesOf(value: unknown): string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
}

function allowedValues(schema: JsonSchema): readonly unknown[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const];
}

function canBe(value: unknown, schema: JsonSchema): boolean {
  if (typeof value === 'string' && !canBeText(value, schema)) return false;
  const types = typesIn(schema);
  if (types && !typesOf(value).some((type) => types.includes(type))) return false;
  return allowedValues(schema)?.includes(value) ?? true;
}

function canBeText(text: string, schema: JsonSchema): boolean {
  const { minLength = 0, maxLength = Infinity } = schema as { minLength?: number; maxLength?: number };
  const { length } = [...text];
  // No supported format matches the empty string.
  if (length < minLength || length > maxLength || (length === 0 && formats.has(schema.format ?? ''))) return false;
  return typeof schema['pattern'] !== 'string' || new RegExp(schema['pattern'], 'u').test(text);
}

/** Returns the types that a schema allows, or `undefined` if it does not restrict them. */
function typesIn(schema: JsonSchema): string[] | undefined {
  if (schema.discriminator) return ['object'];
  return schema.type === undefined ? undefined : [schema.type].flat();
}

function isNumeric(type: string): boolean {
  return type === 'integer' || type === 'number';
}
