import { nearest } from '@observability-api/schemas';
import { shorten } from './text.ts';
import type { ArgumentSchema, Tool } from './tool.ts';

/** The maximum number of characters of a received name or value in a message. */
const MAX_RECEIVED = 64;

/** The maximum number of messages. It bounds the time: each unknown argument is compared with all known ones. */
const MAX_ISSUES = 50;

/** Returns a message for each argument that is missing, unknown or not valid. Returns at most 50. */
export function argumentIssues(
  { properties, required }: Pick<Tool, 'properties' | 'required'>,
  input: object,
): string[] {
  const names = Object.keys(properties);
  const issues = required
    .filter((name) => !Object.hasOwn(input, name))
    .map((name) => `${name}: required argument is missing`);
  for (const [name, value] of Object.entries(input)) {
    if (issues.length >= MAX_ISSUES) break;
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const message = schema ? valueIssue(schema, value) : unknownArgument(name, names);
    if (message !== undefined) issues.push(`${shorten(name, MAX_RECEIVED)}: ${message}`);
  }
  return issues;
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
function expectation(
  { type, enum: values, minLength = 0, maxLength, minimum, maximum, items }: ArgumentSchema,
  value: unknown,
) {
  if (!hasType(value, type)) return WITH_ARTICLE[type];
  if (values && !values.includes(value as string))
    return `one of ${values.map((allowed) => `"${allowed}"`).join(', ')}`;
  if (typeof value === 'string' && value.length < minLength) return 'a non-empty string';
  if (typeof value === 'string' && value.length > (maxLength ?? value.length)) return `at most ${maxLength} characters`;
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
