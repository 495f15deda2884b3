import { nearest } from '@observability-api/schemas';
import { shorten } from './text.ts';
import type { ArgumentSchema, Tool } from './tool.ts';

/** The maximum number of characters of a received value in a message. */
const MAX_RECEIVED = 64;

/** Returns a message for each argument that is missing, unknown or not valid. */
export function argumentIssues(
  { properties, required }: Pick<Tool, 'properties' | 'required'>,
  input: object,
): string[] {
  const names = Object.keys(properties);
  const missing = required.filter((name) => !Object.hasOwn(input, name));
  return [
    ...missing.map((name) => `${name}: required argument is missing`),
    ...Object.entries(input).flatMap(([name, value]) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const message = schema ? valueIssue(schema, value) : unknownArgument(name, names);
      return message === undefined ? [] : [`${shorten(name, MAX_RECEIVED)}: ${message}`];
    }),
  ];
}

function unknownArgument(name: string, names: readonly string[]): string {
  if (names.length === 0) return 'unknown argument. This tool has no arguments';
  const similar = nearest(name, names);
  return `unknown argument, ${similar === undefined ? `expected one of ${names.join(', ')}` : `did you mean "${similar}"?`}`;
}

function valueIssue(schema: ArgumentSchema, value: unknown): string | undefined {
  const expected = expectation(schema, value);
  return expected === undefined ? undefined : `expected ${expected}, received ${receivedText(value)}`;
}

/** Describes the values that a schema expects. Returns undefined if the value is valid. */
function expectation({ type, enum: values, minLength = 0, minimum, maximum, items }: ArgumentSchema, value: unknown) {
  if (!hasType(value, type)) return WITH_ARTICLE[type];
  if (values && !values.includes(value as string))
    return `one of ${values.map((allowed) => `"${allowed}"`).join(', ')}`;
  if (typeof value === 'string' && value.length < minLength) return 'a non-empty string';
  if (typeof value === 'number' && value < (minimum ?? value)) return `at least ${minimum}`;
  if (typeof value === 'number' && value > (maximum ?? value)) return `at most ${maximum}`;
  if (items && !(value as readonly unknown[]).every((item) => hasType(item, 'object'))) return 'an array of objects';
  return undefined;
}

const WITH_ARTICLE = {
  string: 'a string',
  integer: 'an integer',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
} as const;

function hasType(value: unknown, type: ArgumentSchema['type']): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isObject(value) : typeof value === type;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function receivedText(value: unknown): string {
  return shorten(JSON.stringify(value) ?? 'nothing', MAX_RECEIVED);
}
