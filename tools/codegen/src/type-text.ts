import { describeSchema, docComment } from './doc-comment.ts';
import { type JsonSchema, schemaName } from './document.ts';
import { unionText } from './layout.ts';
import { literalText } from './literal-text.ts';
import { propertyKey } from './names.ts';

/** How a type is used. */
export interface TypeOptions {
  /** The type is sent: read-only properties are left out, and `undefined` is as good as absent. */
  readonly input: boolean;
}

/** The TypeScript type of a schema. Components are named, everything else is spelled out. */
export function typeText(schema: JsonSchema, options: TypeOptions, indent = ''): string {
  return typeMembers(schema, options, indent).join(' | ');
}

/** The types of which the type of a schema is the union; only one, if it is none. */
export function typeMembers(schema: JsonSchema, options: TypeOptions, indent = ''): string[] {
  const name = schemaName(schema);
  if (name !== undefined) return [name];
  if (schema.const !== undefined) return [literalText(schema.const)];
  if (schema.enum) return schema.enum.map((value) => literalText(value));
  const types = [schema.type ?? []].flat();
  const members = schema.oneOf ?? (types.length === 0 ? schema.anyOf : undefined);
  if (members) return distinct(members.flatMap((member) => typeMembers(member, options, indent)));
  if (types.length === 0) return ['unknown'];
  return distinct(types.map((type) => plainType(type, schema, options, indent)));
}

function plainType(type: string, schema: JsonSchema, options: TypeOptions, indent: string): string {
  switch (type) {
    case 'integer':
      return 'number';
    case 'array':
      return arrayType(schema, options, indent);
    case 'object':
      return schema.properties ? objectBody(schema, options, indent) : mapType(schema, options, indent);
    default:
      return type;
  }
}

function arrayType(schema: JsonSchema, options: TypeOptions, indent: string): string {
  const items = schema.items ? typeMembers(schema.items, options, indent) : ['unknown'];
  return items.length > 1 ? `(${items.join(' | ')})[]` : `${items.join('')}[]`;
}

function mapType(schema: JsonSchema, options: TypeOptions, indent: string): string {
  const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  return `Record<string, ${values ? typeText(values, options, indent) : 'unknown'}>`;
}

/** The `{ … }` of an object schema, a doc comment on each property. */
export function objectBody(schema: JsonSchema, options: TypeOptions, indent = ''): string {
  const inner = `${indent}  `;
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (typeof property === 'boolean' || (options.input && property.readOnly)) return [];
    const required = schema.required?.includes(name);
    const types = typeMembers(property, options, inner);
    const absent = required || !options.input || types.includes('unknown') ? [] : ['undefined'];
    const key = `${propertyKey(name)}${required ? '' : '?'}:`;
    return [docComment(describeSchema(property), inner) + unionText(key, [...types, ...absent], inner)];
  });
  return members.length === 0 ? 'Record<never, never>' : `{\n${members.join('')}${indent}}`;
}

/** Each type once; beside `string` a certain string says nothing more. */
function distinct(types: readonly string[]): string[] {
  return [...new Set(types)].filter((type) => !(types.includes('string') && /^['"]/.test(type)));
}
