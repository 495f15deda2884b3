import { type JsonSchema, schemaName } from '../read/document.ts';
import { describeSchema, docComment } from '../text/doc-comment.ts';
import { unionText } from '../text/layout.ts';
import { literalText } from '../text/literal.ts';
import { propertyKey } from '../text/names.ts';

/** The options of a generated type. */
export interface TypeOptions {
  /** True for input: omits read-only properties, makes arrays read-only, and allows `undefined` for optional properties. */
  readonly input: boolean;
  /** Arrays are mutable even in input. */
  readonly mutable?: boolean;
  /** Maps the name of a component to the name of its type. Default: unchanged. */
  readonly nameOf?: (component: string) => string;
}

/** Returns the TypeScript type of a schema. Components are referenced by name, all other schemas are inlined. */
export function typeText(schema: JsonSchema, options: TypeOptions, indent = ''): string {
  return typeMembers(schema, options, indent).join(' | ');
}

/** Returns the members of the union that represents a schema. */
export function typeMembers(schema: JsonSchema, options: TypeOptions, indent = ''): string[] {
  const name = schemaName(schema);
  if (name !== undefined) return [options.nameOf?.(name) ?? name];
  if (schema.const !== undefined) return [literalText(schema.const)];
  if (schema.enum) return schema.enum.map((value) => literalText(value));
  const types = [schema.type ?? []].flat();
  const members = schema.oneOf ?? (types.length === 0 ? schema.anyOf : undefined);
  if (members) return withoutDuplicates(members.flatMap((member) => typeMembers(member, options, indent)));
  if (types.length === 0) return ['unknown'];
  return withoutDuplicates(types.map((type) => plainType(type, schema, options, indent)));
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

/** Returns the body of an object type, with a doc comment on each property. */
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

/** A property of a generated type. */
export interface PropertyType {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
  /** The members of the property's union type, including `undefined` if it is accepted for an absent property. */
  readonly types: readonly string[];
}

/** Returns the properties of an object schema. */
export function propertyTypes(schema: JsonSchema, options: TypeOptions, indent: string): PropertyType[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    // The type declares a forbidden property as `undefined`, so that TypeScript can narrow a union by the property.
    if (property === false) return [{ name, schema: {}, required: false, types: ['undefined'] }];
    if (property === true || (options.input && property.readOnly)) return [];
    const required = schema.required?.includes(name) === true;
    const types = typeMembers(property, options, indent);
    const absent = required || !options.input || types.includes('unknown') ? [] : ['undefined'];
    return [{ name, schema: property, required, types: [...types, ...absent] }];
  });
}

/** Removes duplicates, and string literals if `string` is a member. */
export function withoutDuplicates(types: readonly string[]): string[] {
  return [...new Set(types)].filter((type) => !(types.includes('string') && /^['"]/.test(type)));
}

/**
 * Returns index signatures for properties of the same type whose names differ only in a number that starts at 0. A loop can then
 * read `series_0.data`, `series_1.data` and so on with a computed name.
 */
function numberedMembers(properties: readonly PropertyType[], indent: string): string[] {
  const parts = properties.flatMap(({ name, types }) => {
    const [, before, number, after] = /^([^\d`$\\]*)(\d+)([^\d`$\\]*)$/.exec(name) ?? [];
    return number === undefined ? [] : [{ number, template: `${before}\${number}${after}`, types: types.join(' | ') }];
  });
  return [...Map.groupBy(parts, ({ template }) => template)].flatMap(([template, family]) => {
    const [first] = family;
    const areAlike = family.every(({ types, number }, index) => types === first?.types && number === String(index));
    if (family.length < 2 || !areAlike) return [];
    return [
      `${indent}/** Access with a computed number. */\n${indent}[name: \`${template}\`]: ${first?.types} | undefined;\n`,
    ];
  });
}
