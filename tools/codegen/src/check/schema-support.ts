import { type JsonSchema, schemaName } from '../read/document.ts';
import { at, type Place, SpecFault } from '../read/spec-error.ts';
import { annotations, copied, formats, lists, nested, storageFormats } from '../rules/rule.ts';
import { canBothHold, typesOf } from './overlap.ts';

/** The component schemas of a document, by name. */
export type Components = ReadonlyMap<string, JsonSchema>;

/**
 * Throws a {@link SpecFault} at the first thing in the schema that types and rules could not say: what is not
 * supported is refused, never dropped.
 */
export function refuseUnsupported(schema: JsonSchema | boolean, place: Place, components: Components): void {
  if (typeof schema === 'boolean') throw new SpecFault(`expected a schema, received \`${schema}\``, place);
  if (schema.$ref !== undefined) return refuseAroundReference(schema, place);
  if (schema.discriminator) return refuseUnion(schema, place);
  refuseValues(schema, place);
  refuseUnknownRequired(schema, place);
  for (const [keyword, value] of Object.entries(schema)) {
    refuseKeyword(keyword, value, at(place, keyword), components);
  }
}

/** A required name that no property has is a slip of the pen: the type would lack what the validator demands. */
function refuseUnknownRequired({ type, properties, required = [] }: JsonSchema, place: Place): void {
  if (type !== 'object' || !properties) return;
  const unknown = required.find((name) => !Object.hasOwn(properties, name));
  if (unknown === undefined) return;
  throw new SpecFault(
    `\`${unknown}\` is required and is no property`,
    at(place, 'required', required.indexOf(unknown)),
  );
}

function refuseKeyword(keyword: string, value: unknown, place: Place, components: Components): void {
  if (isSilent(keyword) || copied.has(keyword)) return;
  if (nested.has(keyword)) return refuseUnsupported(value as JsonSchema, place, components);
  if (lists.has(keyword)) return refuseList(keyword, value as JsonSchema[], place, components);
  switch (keyword) {
    case 'pattern':
      return refusePattern(String(value), place);
    case 'format':
      if (formats.has(String(value)) || storageFormats.has(String(value))) return;
      throw new SpecFault(`the format \`${value}\` is not supported, expected one of ${quoted(formats)}`, place);
    case 'properties':
      return refuseProperties(value as Record<string, JsonSchema | boolean>, place, components);
    case 'additionalProperties':
      if (value === false) return;
      if (value === true) throw new SpecFault('expected `false` or a schema of the values, received `true`', place);
      refuseDefault(value as JsonSchema, place);
      return refuseUnsupported(value as JsonSchema, place, components);
    default:
      throw new SpecFault(`the keyword \`${keyword}\` is not supported`, place);
  }
}

function refuseProperties(
  properties: Readonly<Record<string, JsonSchema | boolean>>,
  place: Place,
  components: Components,
): void {
  for (const [name, property] of Object.entries(properties)) {
    refuseInherited(name, at(place, name));
    if (property === false && !/\/(?:then|else)\/properties$/.test(place.pointer)) {
      throw new SpecFault('`false` forbids a property only in `then` and `else`', at(place, name));
    }
    if (typeof property === 'object') refuseUnsupported(property, at(place, name), components);
  }
}

/** What every object inherits is there before anybody says so: no literal satisfies such a type, and libraries call it. */
export function refuseInherited(name: string, place: Place): void {
  if (!(name in Object.prototype)) return;
  throw new SpecFault(`\`${name}\` is not supported as a name: every object inherits one`, place);
}

/** Listed values are compared by `===`, and each must be one that the type lets pass. */
function refuseValues(schema: JsonSchema, place: Place): void {
  const types = [schema.type ?? []].flat();
  for (const keyword of ['const', 'enum'] as const) {
    const listed = keyword in schema ? (keyword === 'const' ? [schema.const] : (schema.enum ?? [])) : [];
    for (const value of listed) {
      if (typeof value === 'object' && value !== null) {
        throw new SpecFault(`\`${keyword}\` with an object or array is not supported`, at(place, keyword));
      }
      if (types.length > 0 && !typesOf(value).some((type) => types.includes(type))) {
        throw new SpecFault(
          `\`${keyword}\` lists \`${JSON.stringify(value)}\`, which \`type\` refuses`,
          at(place, keyword),
        );
      }
    }
  }
}

/** Whether the keyword says nothing about validity. */
function isSilent(keyword: string): boolean {
  return keyword.startsWith('x-') || annotations.has(keyword);
}

function refuseAroundReference(schema: JsonSchema, place: Place): void {
  if (!/^\w+$/.test(schemaName(schema) ?? '')) {
    throw new SpecFault(`\`${schema.$ref}\` is not supported: expected a reference to a whole schema`, place);
  }
  const siblings = Object.keys(schema).filter((key) => key !== '$ref' && key !== 'default' && !isSilent(key));
  const [first] = siblings;
  if (first !== undefined) throw new SpecFault(`\`${first}\` beside \`$ref\` is not supported`, at(place, first));
}

/** A tagged union: its mapping must name each member, and nothing else may stand beside it. */
function refuseUnion(schema: JsonSchema, place: Place): void {
  const mapping = schema.discriminator?.mapping;
  if (!mapping) throw new SpecFault('a discriminator needs a `mapping`', at(place, 'discriminator'));
  const mapped = new Set(Object.values(mapping));
  for (const [index, member] of (schema.oneOf ?? []).entries()) {
    if (member.$ref === undefined || !mapped.delete(member.$ref)) {
      throw new SpecFault('the `mapping` of the discriminator does not name this member', at(place, 'oneOf', index));
    }
  }
  const [left] = mapped;
  if (left !== undefined) {
    throw new SpecFault(`\`oneOf\` lacks \`${left}\`, which the mapping names`, at(place, 'discriminator', 'mapping'));
  }
  const allowed = new Set(['type', 'oneOf', 'discriminator', 'default']);
  const other = Object.keys(schema).find((keyword) => !allowed.has(keyword) && !isSilent(keyword));
  if (other !== undefined)
    throw new SpecFault(`\`${other}\` beside a discriminator is not supported`, at(place, other));
}

function refuseList(keyword: string, members: readonly JsonSchema[], place: Place, components: Components): void {
  for (const [index, member] of members.entries()) {
    const here = at(place, index);
    refuseUnsupported(member, here, components);
    refuseDefault(member, here);
    if (keyword === 'allOf' && member.$ref !== undefined) {
      throw new SpecFault('`allOf` is for conditions: expected the properties themselves, received a reference', here);
    }
  }
  if (keyword === 'oneOf' && members.filter((member) => isCompound(member, components)).length > 1) {
    throw new SpecFault('a union of objects or arrays needs a `discriminator` with a `mapping`', place);
  }
  if (keyword === 'oneOf' && canBothHold(members.map((member) => resolved(member, components)))) {
    throw new SpecFault('`oneOf` is for members of which one holds: here more than one of them can hold', place);
  }
}

/** A default stands where a property can be absent; anywhere else nothing would ever fill it in. */
function refuseDefault(schema: JsonSchema, place: Place): void {
  const inside = Object.entries(schema.properties ?? {}).some(([, property]) => hasDefault(property));
  if (hasDefault(schema) || inside) throw new SpecFault('a `default` is never filled in here', place);
}

function hasDefault(schema: JsonSchema | boolean): boolean {
  return typeof schema === 'object' && schema.default !== undefined;
}

/** Whether the values are objects or arrays. A union without a tag has at most one such member, or it would be a guess. */
function isCompound(member: JsonSchema, components: Components): boolean {
  const schema = resolved(member, components);
  if (schema.discriminator || schema.properties) return true;
  return [schema.type ?? []].flat().some((type) => type === 'object' || type === 'array');
}

function resolved(schema: JsonSchema, components: Components): JsonSchema {
  const name = schemaName(schema);
  return name === undefined ? schema : (components.get(name) ?? schema);
}

function refusePattern(pattern: string, place: Place): void {
  try {
    new RegExp(pattern, 'u');
  } catch {
    throw new SpecFault(`\`${pattern}\` is no regular expression`, place);
  }
}

function quoted(values: Iterable<string>): string {
  return [...values].map((value) => `\`${value}\``).join(', ');
}
