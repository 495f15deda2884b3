import { describeSchema, docComment } from './doc-comment.ts';
import { type JsonSchema, schemaName } from './document.ts';
import { propertyKey, quote } from './names.ts';

export interface TypeOptions {
  /** The type is sent: read-only properties are left out, and `undefined` is as good as absent. */
  readonly input: boolean;
}

/** The TypeScript type of a schema. Components are named, everything else is spelled out. */
export function typeText(schema: JsonSchema, options: TypeOptions, indent = ''): string {
  const name = schemaName(schema);
  if (name) return name;
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if (schema.oneOf) return unique(schema.oneOf.map((member) => typeText(member, options, indent))).join(' | ');
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return 'unknown';
  return unique(types.map((type) => plainType(type, schema, options, indent))).join(' | ');
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
  const item = schema.items ? typeText(schema.items, options, indent) : 'unknown';
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
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
    const text = typeText(property, options, inner);
    const type = required || !options.input || text === 'unknown' ? text : `${text} | undefined`;
    return [
      `${docComment(describeSchema(property), inner)}${inner}${propertyKey(name)}${required ? '' : '?'}: ${type};\n`,
    ];
  });
  return members.length === 0 ? 'Record<never, never>' : `{\n${members.join('')}${indent}}`;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? quote(value) : JSON.stringify(value);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
