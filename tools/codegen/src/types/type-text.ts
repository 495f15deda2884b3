import { type JsonSchema, schemaName } from '../read/document.ts';
import { describeSchema, docComment } from '../text/doc-comment.ts';
import { unionText } from '../text/layout.ts';
import { literalText } from '../text/literal.ts';
import { propertyKey } from '../text/names.ts';
import { numberedMembers } from './numbered-members.ts';

/** How a type is used. */
export interface TypeOptions {
  /** The type is sent: read-only properties are left out, `undefined` is as good as absent, and lists may be read-only. */
  readonly input: boolean;
  /** Lists can be changed in place all the same. */
  readonly mutable?: boolean;
  /** What a component is called there; by default its own name. */
  readonly nameOf?: (component: string) => string;
}

/** The TypeScript type of a schema. Components are named, everything else is spelled out. */
export function typeText(schema: JsonSchema, options: TypeOptions, indent = ''): string {
  return typeMembers(schema, options, indent).join(' | ');
}

/** The types of which the type of a schema is the union; only one, if it is none. */
export function typeMembers(schema: JsonSchema, options: TypeOptions, indent = ''): string[] {
  const name = schemaName(schema);
  if (name !== undefined) return [options.nameOf?.(name) ?? name];
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
  const items = schema.items ? typeText(schema.items, options, indent) : 'unknown';
  const list = /^readonly | \| /.test(items) ? `(${items})[]` : `${items}[]`;
  return options.input && !options.mutable ? `readonly ${list}` : list;
}

function mapType(schema: JsonSchema, options: TypeOptions, indent: string): string {
  const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  return `Record<string, ${values ? typeText(values, options, indent) : 'unknown'}>`;
}

/** The `{ … }` of an object schema, a doc comment on each property. */
export function objectBody(schema: JsonSchema, options: TypeOptions, indent = ''): string {
  const inner = `${indent}  `;
  const properties = propertyTypes(schema, options, inner);
  const members = properties.map(({ name, schema: property, required, types }) => {
    const key = `${propertyKey(name)}${required ? '' : '?'}:`;
    return docComment(describeSchema(property), inner) + unionText(key, types, inner);
  });
  if (!options.input) members.push(...numberedMembers(properties, inner));
  return members.length === 0 ? 'Record<never, never>' : `{\n${members.join('')}${indent}}`;
}

/** A property as a type has it. */
export interface PropertyType {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
  /** The types of which its type is the union; `undefined` among them where that is as good as absent. */
  readonly types: readonly string[];
}

/** The properties of an object schema, as they are used. */
export function propertyTypes(schema: JsonSchema, options: TypeOptions, indent: string): PropertyType[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (typeof property === 'boolean' || (options.input && property.readOnly)) return [];
    const required = schema.required?.includes(name) === true;
    const types = typeMembers(property, options, indent);
    const absent = required || !options.input || types.includes('unknown') ? [] : ['undefined'];
    return [{ name, schema: property, required, types: [...types, ...absent] }];
  });
}

/** Each type once; beside `string` a certain string says nothing more. */
export function distinct(types: readonly string[]): string[] {
  return [...new Set(types)].filter((type) => !(types.includes('string') && /^['"]/.test(type)));
}
