import { type JsonSchema, schemaName } from '../read/document.ts';
import { locationAt, SpecError, type SpecLocation } from '../read/spec-error.ts';
import {
  copiedKeywords,
  formats,
  isAnnotation,
  schemaKeywords,
  schemaListKeywords,
  storageFormats,
} from '../rules/rule.ts';
import { canOverlapInPairs, typesOf } from './overlap.ts';

/** The component schemas of a document by name. */
export type Components = ReadonlyMap<string, JsonSchema>;

const CONDITION_KEYWORDS: ReadonlySet<string> = new Set(['if', 'then', 'else']);

/** Throws a {@link SpecError} for the first part of the schema that types and validators cannot express. */
export function checkSchema(schema: JsonSchema | boolean, location: SpecLocation, components: Components): void {
  if (typeof schema === 'boolean') throw new SpecError(`expected a schema, received \`${schema}\``, location);
  checkTolerated(schema, location);
  if (schema.$ref !== undefined) return checkReference(schema, location);
  if (schema.discriminator) return checkDiscriminator(schema, location);
  checkListedValues(schema, location);
  checkRequired(schema, location);
  checkForbidden(schema, location);
  checkPart(schema, location);
  checkOneOf(schema, location);
  for (const [keyword, value] of Object.entries(schema)) {
    checkKeyword(keyword, value, locationAt(location, keyword), components);
  }
}

/** Checks that required names are properties: otherwise the type would lack what the validator requires. */
function checkRequired({ type, properties, required = [] }: JsonSchema, location: SpecLocation): void {
  if (type !== 'object' || !properties) return;
  const unknown = required.find((name) => !Object.hasOwn(properties, name));
  if (unknown === undefined) return;
  throw new SpecError(
    `\`${unknown}\` is required but is not a property`,
    locationAt(location, 'required', required.indexOf(unknown)),
  );
}

/** Checks that the value of `x-tolerated` is one that the service can convert. Only objects can have `nulls`. */
function checkTolerated(schema: JsonSchema, location: SpecLocation): void {
  if (!('x-tolerated' in schema)) return;
  const { value } = (schema['x-tolerated'] ?? {}) as { readonly value?: unknown };
  if (value === 'null' || value === 'text' || (value === 'nulls' && schema.type === 'object')) return;
  throw new SpecError(
    'expected the tolerated value to be `null` or `text`, or `nulls` for an object',
    locationAt(location, 'x-tolerated', 'value'),
  );
}

/** Checks that a forbidden property belongs to an object, or to `then` or `else`. */
function checkForbidden({ type, properties = {} }: JsonSchema, location: SpecLocation): void {
  const forbidden = Object.keys(properties).find((name) => properties[name] === false);
  if (forbidden === undefined || type === 'object' || /\/(?:then|else)$/.test(location.pointer)) return;
  throw new SpecError(
    '`false` forbids a property only in `then` and `else`, and in a schema with the type `object`',
    locationAt(location, 'properties', forbidden),
  );
}

/**
 * Checks that `oneOf` is not next to `anyOf` or the type `object`: the rules of validators contain `oneOf` as `anyOf`, and the guards of
 * objects ignore `oneOf`.
 */
function checkOneOf({ type, oneOf, anyOf }: JsonSchema, location: SpecLocation): void {
  if (!oneOf || (!anyOf && type !== 'object')) return;
  throw new SpecError(
    '`oneOf` next to `anyOf` or to the type `object` is not supported',
    locationAt(location, 'oneOf'),
  );
}

/**
 * Checks that a condition or a member of `allOf` does not have the type `object` next to `properties`. Otherwise, the validator of a
 * request would reject the properties that only the enclosing schema lists.
 */
function checkPart({ type, properties }: JsonSchema, location: SpecLocation): void {
  const isPart = /(?<!\/properties)\/(?:if|then|else|allOf\/\d+)$/.test(location.pointer);
  if (!isPart || !properties || ![type].flat().includes('object')) return;
  throw new SpecError(
    '`type` next to `properties` is not supported in a condition or in `allOf`: requests would forbid all other properties',
    locationAt(location, 'type'),
  );
}

function checkKeyword(keyword: string, value: unknown, location: SpecLocation, components: Components): void {
  if (isAnnotation(keyword) || copiedKeywords.has(keyword)) return;
  if (schemaKeywords.has(keyword)) {
    checkSchema(value as JsonSchema, location, components);
    if (CONDITION_KEYWORDS.has(keyword)) checkNoDefault(value as JsonSchema, location);
    return;
  }
  if (schemaListKeywords.has(keyword)) return checkMembers(keyword, value as JsonSchema[], location, components);
  switch (keyword) {
    case 'pattern':
      return checkPattern(String(value), location);
    case 'format':
      if (formats.has(String(value)) || storageFormats.has(String(value))) return;
      throw new SpecError(
        `the format \`${value}\` is not supported, expected one of ${quoteList([...formats, ...storageFormats])}`,
        location,
      );
    case 'properties':
      return checkProperties(value as Record<string, JsonSchema | boolean>, location, components);
    case 'additionalProperties':
      if (value === false) return;
      if (value === true) throw new SpecError('expected `false` or a schema for the values, received `true`', location);
      checkNoDefault(value as JsonSchema, location);
      return checkSchema(value as JsonSchema, location, components);
    default:
      throw new SpecError(`the keyword \`${keyword}\` is not supported`, location);
  }
}

function checkProperties(
  properties: Readonly<Record<string, JsonSchema | boolean>>,
  location: SpecLocation,
  components: Components,
): void {
  for (const [name, property] of Object.entries(properties)) {
    checkPropertyName(name, locationAt(location, name));
    if (typeof property === 'object') checkSchema(property, locationAt(location, name), components);
  }
}

/** Rejects names that every object inherits, such as `toString`: an object without the property would still have a value for it. */
export function checkPropertyName(name: string, location: SpecLocation): void {
  if (!(name in Object.prototype)) return;
  throw new SpecError(`the name \`${name}\` is not supported: every object inherits a property of this name`, location);
}

/** Checks that listed values are primitives, which are compared with `===`, and have an allowed type. */
function checkListedValues(schema: JsonSchema, location: SpecLocation): void {
  const types = [schema.type ?? []].flat();
  for (const keyword of ['const', 'enum'] as const) {
    const listed = keyword in schema ? (keyword === 'const' ? [schema.const] : (schema.enum ?? [])) : [];
    for (const value of listed) {
      if (typeof value === 'object' && value !== null) {
        throw new SpecError(`\`${keyword}\` with an object or array is not supported`, locationAt(location, keyword));
      }
      if (types.length > 0 && !typesOf(value).some((type) => types.includes(type))) {
        throw new SpecError(
          `\`${keyword}\` lists \`${JSON.stringify(value)}\`, which \`type\` does not allow`,
          locationAt(location, keyword),
        );
      }
    }
  }
}

function checkReference(schema: JsonSchema, location: SpecLocation): void {
  if (!/^\w+$/.test(schemaName(schema) ?? '')) {
    throw new SpecError(`\`${schema.$ref}\` is not supported: expected a reference to a whole schema`, location);
  }
  const siblings = Object.keys(schema).filter((key) => key !== '$ref' && key !== 'default' && !isAnnotation(key));
  const [first] = siblings;
  if (first !== undefined)
    throw new SpecError(`\`${first}\` next to \`$ref\` is not supported`, locationAt(location, first));
}

/**
 * Checks a tagged union: its mapping and `absent` must name exactly its members. Next to it, only `type`, `default` and annotations are
 * supported.
 */
function checkDiscriminator(schema: JsonSchema, location: SpecLocation): void {
  const { mapping, absent } = schema.discriminator ?? {};
  if (!mapping) throw new SpecError('a discriminator needs a `mapping`', locationAt(location, 'discriminator'));
  const mapped = new Set([...Object.values(mapping), ...(absent === undefined ? [] : [absent])]);
  for (const [index, member] of (schema.oneOf ?? []).entries()) {
    if (member.$ref === undefined || !mapped.delete(member.$ref)) {
      throw new SpecError(
        'expected the `mapping` of the discriminator to contain this member',
        locationAt(location, 'oneOf', index),
      );
    }
  }
  const [missing] = mapped;
  if (missing !== undefined) {
    throw new SpecError(
      `expected \`oneOf\` to contain \`${missing}\`, which the discriminator names`,
      locationAt(location, 'discriminator', 'mapping'),
    );
  }
  const allowed = new Set(['type', 'oneOf', 'discriminator', 'default']);
  const other = Object.keys(schema).find((keyword) => !allowed.has(keyword) && !isAnnotation(keyword));
  if (other !== undefined)
    throw new SpecError(`\`${other}\` next to a discriminator is not supported`, locationAt(location, other));
}

function checkMembers(
  keyword: string,
  members: readonly JsonSchema[],
  location: SpecLocation,
  components: Components,
): void {
  for (const [index, member] of members.entries()) {
    const memberLocation = locationAt(location, index);
    checkSchema(member, memberLocation, components);
    checkNoDefault(member, memberLocation);
    if (keyword === 'allOf' && member.$ref !== undefined) {
      throw new SpecError('a reference in `allOf` is supported only at the top level of a component', memberLocation);
    }
  }
  if (keyword === 'oneOf' && members.filter((member) => isCompound(member, components)).length > 1) {
    throw new SpecError('a union of objects or arrays needs a `discriminator` with a `mapping`', location);
  }
  if (keyword === 'oneOf' && canOverlapInPairs(members.map((member) => resolveSchema(member, components)))) {
    throw new SpecError(
      'the members of `oneOf` must exclude each other: here a value can match more than one',
      location,
    );
  }
}

/** Rejects the defaults of a schema and its properties, because defaults have no effect in the keyword that contains it. */
function checkNoDefault(schema: JsonSchema, location: SpecLocation): void {
  const propertyHasDefault = Object.entries(schema.properties ?? {}).some(([, property]) => hasDefault(property));
  if (hasDefault(schema) || propertyHasDefault) throw new SpecError('a `default` has no effect here', location);
}

function hasDefault(schema: JsonSchema | boolean): boolean {
  return typeof schema === 'object' && schema.default !== undefined;
}

/** Returns true if the values of a member can be objects or arrays. A union without a discriminator may have one such member. */
function isCompound(member: JsonSchema, components: Components): boolean {
  const schema = resolveSchema(member, components);
  if (schema.discriminator || schema.properties) return true;
  return [schema.type ?? []].flat().some((type) => type === 'object' || type === 'array');
}

function resolveSchema(schema: JsonSchema, components: Components): JsonSchema {
  const name = schemaName(schema);
  return name === undefined ? schema : (components.get(name) ?? schema);
}

function checkPattern(pattern: string, location: SpecLocation): void {
  try {
    new RegExp(pattern, 'u');
  } catch {
    throw new SpecError(`\`${pattern}\` is not a valid regular expression`, location);
  }
}

function quoteList(values: Iterable<string>): string {
  return [...values].map((value) => `\`${value}\``).join(', ');
}
