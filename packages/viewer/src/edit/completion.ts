import { isObject } from '@observability-api/schemas/runtime';
import { cursorAt, type JsonNode } from './json-cursor.ts';
import { childSchemas, expand } from './schema-walk.ts';

/** Text to insert. */
export interface Suggestion {
  readonly text: string;
  readonly description: string;
}

/** The suggestions at the cursor. */
export interface Completion {
  /** The part of the text that a suggestion replaces. */
  readonly from: number;
  readonly to: number;
  readonly suggestions: readonly Suggestion[];
}

/** Returns values that the schema of a property does not list, such as the ids of sources. */
export type ValuesOf = (property: string) => readonly Suggestion[];

/** Returns the ids of sources with their names, as values of properties such as `sourceId`. */
export function sourceValues(sources: readonly { readonly id: string; readonly name: string }[]): ValuesOf {
  const ids = sources.map(({ id, name }) => ({ text: JSON.stringify(id), description: name }));
  return (property) => (/source(?:id|ids)$/i.test(property) ? ids : []);
}

const MAX_SUGGESTIONS = 50;

/**
 * Returns up to 50 suggestions for a position of a JSON text, which can be incomplete. The suggestions are names and constants from the
 * JSON Schema, and values from `valuesOf`, that match the typed text. Returns undefined outside of the outermost object or array.
 */
export function completionsAt(
  text: string,
  position: number,
  schema: Readonly<Record<string, unknown>>,
  valuesOf: ValuesOf = () => [],
): Completion | undefined {
  const cursor = cursorAt(text, position);
  if (!cursor || cursor.path.length === 0) return undefined;
  // The values in the text exclude alternatives of the schema. The value that the user is typing excludes none.
  const nodes = cursor.path.map(({ node, step: key }, index) =>
    index === cursor.path.length - 1 && cursor.expects === 'value'
      ? { ...node, members: node.members.filter((member) => member.key !== key) }
      : node,
  );
  let schemas = expand(schema, schema, nodes[0]);
  for (const [index, { step: key }] of cursor.path.entries()) {
    const isLast = index === cursor.path.length - 1;
    if (isLast && cursor.expects === 'key') break;
    schemas = childSchemas(schemas, key, schema, nodes[index + 1]);
  }
  // An item of an array is a value of the property that contains the array.
  const property = cursor.path.findLast(({ step }) => typeof step === 'string')?.step;
  const candidates =
    cursor.expects === 'key'
      ? keysOf(schemas, cursor.path.at(-1)?.node, cursor.from)
      : [...valuesOf(String(property)), ...constantsOf(schemas)];
  const typed = cursor.typed.toLowerCase();
  const unique = new Map(candidates.map((suggestion) => [suggestion.text, suggestion]));
  const suggestions = [...unique.values()].filter(({ text, description }) =>
    typed === ''
      ? true
      : text.toLowerCase().includes(typed) || (typed.length > 2 && description.toLowerCase().includes(typed)),
  );
  suggestions.sort((a, b) => startsWith(b, typed) - startsWith(a, typed));
  return { from: cursor.from, to: cursor.to, suggestions: suggestions.slice(0, MAX_SUGGESTIONS) };
}

function startsWith({ text }: Suggestion, prefix: string): number {
  return text.replace(/^"/, '').toLowerCase().startsWith(prefix) ? 1 : 0;
}

function keysOf(
  schemas: readonly Readonly<Record<string, unknown>>[],
  node: JsonNode | undefined,
  from: number,
): Suggestion[] {
  const used = new Set(node?.members.filter(({ start }) => start !== from).map(({ key }) => key));
  return schemas.flatMap(({ properties }) => {
    if (!isObject(properties)) return [];
    return Object.entries(properties).flatMap(([name, property]) =>
      used.has(name) || !isObject(property) ? [] : [{ text: JSON.stringify(name), description: firstLine(property) }],
    );
  });
}

function constantsOf(schemas: readonly Readonly<Record<string, unknown>>[]): Suggestion[] {
  return schemas.flatMap((schema) => {
    const description = firstLine(schema);
    const constants = [
      ...('const' in schema ? [schema['const']] : []),
      ...(Array.isArray(schema['enum']) ? schema['enum'] : []),
      ...(schema['type'] === 'boolean' ? [true, false] : []),
    ];
    return constants.map((constant) => ({ text: JSON.stringify(constant), description }));
  });
}

function firstLine({ description }: Readonly<Record<string, unknown>>): string {
  return typeof description === 'string' ? (description.split('\n')[0] ?? '') : '';
}
