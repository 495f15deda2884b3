import { type JsonSchema, schemaName } from './document.ts';
import { literalText } from './literal-text.ts';
import { propertyKey, quote } from './names.ts';
import { SpecFault } from './workspace.ts';

/** Keywords that say something to people or to other generators, and nothing about validity. */
const annotations = new Set(['description', 'title', 'examples', 'example', 'deprecated', 'readOnly', 'writeOnly']);
const copied = new Set([
  'type', 'const', 'enum', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength',
  'minItems', 'maxItems', 'uniqueItems', 'required', 'minProperties', 'maxProperties', 'default',
]); // biome-ignore format: a table
const formats = new Set(['uuid', 'date-time', 'uri', 'ipv4']);
/** Formats that say how a number is stored, which JSON does not know. */
const storageFormats = new Set(['int32', 'int64', 'float', 'double']);

/** Where a schema stands: file or component, and JSON Pointer in it. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
}

export function at(place: Place, ...keys: readonly (string | number)[]): Place {
  return { ...place, pointer: `${place.pointer}/${keys.join('/')}` };
}

/** The source text of a schema's rule. An unsupported keyword is a {@link SpecFault} with file and pointer. */
export function ruleText(schema: JsonSchema | boolean, place: Place, indent = ''): string {
  if (typeof schema === 'boolean') return String(schema);
  const name = schemaName(schema);
  if (name)
    return schema.default === undefined
      ? `${name}.rule`
      : `{ ...${name}.rule, default: ${literalText(schema.default)} }`;
  if (schema.discriminator) return unionText(schema, place, indent);
  const inner = `${indent}  `;
  const entries = Object.entries(schema).flatMap(([keyword, value]) => entry(keyword, value, schema, place, inner));
  if (entries.length === 0) return '{}';
  const oneLine = `{ ${entries.join(', ')} }`;
  if (oneLine.length + indent.length < 100 && !oneLine.includes('\n')) return oneLine;
  return `{\n${entries.map((text) => `${inner}${text},\n`).join('')}${indent}}`;
}

function entry(keyword: string, value: unknown, schema: JsonSchema, place: Place, indent: string): string[] {
  const here = at(place, keyword);
  if (keyword.startsWith('x-') || annotations.has(keyword)) return [];
  if (copied.has(keyword)) return [`${keyword}: ${literal(value)}`];
  switch (keyword) {
    case 'pattern':
      return [`pattern: ${new RegExp(String(value), 'u')}`];
    case 'format':
      if (storageFormats.has(String(value))) return [];
      if (!formats.has(String(value))) throw fault(here, `the format \`${value}\` is not supported`);
      return [`format: ${quote(String(value))}`];
    case 'properties':
      return [`properties: ${propertiesText(value as Record<string, JsonSchema | boolean>, here, indent)}`];
    case 'additionalProperties':
      return typeof value === 'boolean'
        ? closedOnly(value, here)
        : [`${keyword}: ${ruleText(value as JsonSchema, here, indent)}`];
    case 'items':
    case 'propertyNames':
    case 'if':
    case 'then':
    case 'else':
      return [`${keyword}: ${ruleText(value as JsonSchema, here, indent)}`];
    case 'oneOf':
      refuseOverlap(schema, here);
      return [`anyOf: ${listText(value as JsonSchema[], here, indent)}`];
    case 'anyOf':
    case 'allOf':
      return [`${keyword}: ${listText(value as JsonSchema[], here, indent)}`];
    default:
      throw fault(here, `the keyword \`${keyword}\` is not supported`);
  }
}

/** `false` is how every request is read, and a response never is: it needs no rule of its own. `true` is refused. */
function closedOnly(value: boolean, place: Place): string[] {
  if (value) throw fault(place, 'expected `false` or a schema for the values, received `true`');
  return [];
}

/** A union without a tag is only for plain values of different kinds, where at most one member can hold. */
function refuseOverlap(schema: JsonSchema, place: Place): void {
  for (const member of schema.oneOf ?? []) {
    const types = [member.type ?? []].flat();
    if (member.$ref === undefined && types.some((type) => type === 'object' || type === 'array')) {
      throw fault(place, 'a union of objects needs a `discriminator` with a mapping');
    }
  }
}

function propertiesText(properties: Record<string, JsonSchema | boolean>, place: Place, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const readOnly = typeof property === 'object' && property.readOnly && !property.type && !property.$ref;
    return `${inner}${propertyKey(name)}: ${readOnly ? 'true' : ruleText(property, at(place, name), inner)},\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

function listText(schemas: readonly JsonSchema[], place: Place, indent: string): string {
  const inner = `${indent}  `;
  return `[\n${schemas.map((schema, index) => `${inner}${ruleText(schema, at(place, index), inner)},\n`).join('')}${indent}]`;
}

function unionText(schema: JsonSchema, place: Place, indent: string): string {
  const { propertyName = '', mapping } = schema.discriminator ?? {};
  if (!mapping) throw fault(at(place, 'discriminator'), 'a discriminator needs a `mapping`');
  const inner = `${indent}    `;
  const members = Object.entries(mapping).map(([tag, ref]) => {
    const name = ref.slice(ref.lastIndexOf('/') + 1);
    return `${inner}${propertyKey(tag)}: ${name}.rule,\n`;
  });
  return `{\n${indent}  tag: ${quote(propertyName)},\n${indent}  members: {\n${members.join('')}${indent}  },\n${indent}}`;
}

/** Names of the components that a schema's rule or type refers to. */
export function referencedNames(schema: JsonSchema): Set<string> {
  const names = new Set<string>();
  JSON.stringify(schema, (key, value) => {
    if ((key === '$ref' && typeof value === 'string') || typeof value === 'string') {
      const name = /^#\/components\/schemas\/(\w+)$/.exec(value)?.[1];
      if (name) names.add(name);
    }
    return key === 'example' || key === 'examples' ? undefined : value;
  });
  return names;
}

function literal(value: unknown): string {
  return Array.isArray(value) ? `[${value.map((item) => literalText(item)).join(', ')}]` : literalText(value);
}

function fault(place: Place, what: string): SpecFault {
  return new SpecFault(`${place.file}: ${what} (at ${place.pointer}).`);
}
