import { type JsonSchema, schemaName } from './document.ts';
import { annotations, copied, formats, lists, nested, storageFormats } from './rule.ts';
import { at, type Place, SpecFault } from './spec-fault.ts';

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
  for (const [keyword, value] of Object.entries(schema)) {
    refuseKeyword(keyword, value, at(place, keyword), components);
  }
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
      for (const [name, property] of Object.entries(value as Record<string, JsonSchema | boolean>)) {
        if (typeof property === 'object') refuseUnsupported(property, at(place, name), components);
      }
      return;
    case 'additionalProperties':
      if (value === false) return;
      if (value === true) throw new SpecFault('expected `false` or a schema of the values, received `true`', place);
      return refuseUnsupported(value as JsonSchema, place, components);
    default:
      throw new SpecFault(`the keyword \`${keyword}\` is not supported`, place);
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
    if (keyword === 'allOf' && member.$ref !== undefined) {
      throw new SpecFault('`allOf` is for conditions: expected the properties themselves, received a reference', here);
    }
  }
  if (keyword === 'oneOf' && members.filter((member) => isCompound(member, components)).length > 1) {
    throw new SpecFault('a union of objects or arrays needs a `discriminator` with a `mapping`', place);
  }
}

/** Whether the values are objects or arrays. A union without a tag has at most one such member, or it would be a guess. */
function isCompound(member: JsonSchema, components: Components): boolean {
  const name = schemaName(member);
  const schema = name === undefined ? member : (components.get(name) ?? member);
  if (schema.discriminator || schema.properties) return true;
  return [schema.type ?? []].flat().some((type) => type === 'object' || type === 'array');
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
