import { type JsonSchema, schemaName } from '../read/document.ts';
import { Code, literalText } from '../text/literal.ts';
import { camelCase, kebabCase } from '../text/names.ts';
import type { Constants } from './constants.ts';

/** Keywords that do not affect validation. */
const annotations: ReadonlySet<string> = new Set([
  'description',
  'title',
  'examples',
  'example',
  'deprecated',
  'readOnly',
]);

/** Returns true for annotations and extensions (`x-…`). Extensions can affect messages and tolerated values, but not the guard. */
export function isAnnotation(keyword: string): boolean {
  return keyword.startsWith('x-') || annotations.has(keyword);
}

/** Keywords that a rule contains unchanged, with the exceptions in {@link ruleEntry}, {@link withOptional} and {@link unionRule}. */
export const copiedKeywords: ReadonlySet<string> = new Set([
  'type',
  'const',
  'enum',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'required',
  'minProperties',
  'maxProperties',
  'default',
  'writeOnly',
]);

/** Keywords whose value is a schema. */
export const schemaKeywords: ReadonlySet<string> = new Set(['items', 'propertyNames', 'if', 'then', 'else']);

/** Keywords whose value is a list of schemas. */
export const schemaListKeywords: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'allOf']);

/** Supported formats. {@link formatModule} returns the module that implements a format under its camel-case name. */
export const formats: ReadonlySet<string> = new Set([
  'uuid',
  'date-time',
  'date',
  'time',
  'uri',
  'ipv4',
  'ipv6',
  'cidr',
]);

/**
 * The functions for less common keywords, with the keywords that each checks. Each function is in its own module of
 * `packages/schemas/src/runtime`, such as `keywords/any-of.ts`, so that bundlers can drop unused ones.
 */
const functions: Readonly<Record<string, readonly string[]>> = {
  union: ['discriminator'],
  map: ['additionalProperties', 'propertyNames', 'minProperties', 'maxProperties'],
  uniqueItems: ['uniqueItems'],
  multipleOf: ['multipleOf'],
  exclusive: ['exclusiveMinimum', 'exclusiveMaximum'],
  anyOf: ['anyOf', 'oneOf'],
  allOf: ['allOf'],
  condition: ['if'],
};

/** Returns the module of a format, relative to `packages/schemas/src/runtime`. One module has all formats of dates and times. */
export function formatModule(format: string): string {
  return `formats/${['date', 'time'].includes(format) ? 'date-time' : format}.ts`;
}

/** Returns the module of a format or keyword function, relative to `packages/schemas/src/runtime`. */
export function runtimeModule(name: string): string {
  return name in functions ? `keywords/${kebabCase(name)}.ts` : formatModule(kebabCase(name));
}

/** Formats that describe how a number is stored. They do not affect validation. */
export const storageFormats: ReadonlySet<string> = new Set(['int32', 'int64', 'float', 'double']);

/** The names that a rule uses. */
export interface Uses {
  /** Formats and keyword functions of `packages/schemas/src/runtime`. */
  readonly runtime: Set<string>;
  /** Collects lists and patterns as constants, shared with the guard of the module. */
  readonly constants?: Constants;
}

function toleratedValue(schema: JsonSchema): string | undefined {
  return (schema['x-tolerated'] as { readonly value: string } | undefined)?.value;
}

/** Returns a pattern as a regular expression literal. */
export function patternText(pattern: string): string {
  return String(new RegExp(pattern, 'u'));
}

/** Returns true if a list of values should be a constant. Short lists are compared one by one, which is faster. */
export function isLong(values: readonly unknown[]): boolean {
  return values.length > 16;
}

/**
 * Returns the rule of a schema for {@link literalText}. A rule is the schema as validators check it at run time, see `Rule` in
 * `packages/schemas/src/runtime/rule.ts`. The schema must have passed `checkSchema`.
 */
export function ruleOf(schema: JsonSchema | boolean, uses: Uses): unknown {
  if (typeof schema === 'boolean') return schema;
  const name = schemaName(schema);
  if (name !== undefined) {
    const rule = `${name}.rule`;
    const tolerated = toleratedValue(schema);
    const added = [
      ...(schema.default === undefined ? [] : [`default: ${literalText(schema.default, { width: Infinity })}`]),
      ...(tolerated === undefined ? [] : [`tolerated: ${literalText(tolerated)}`]),
    ];
    return new Code(added.length === 0 ? rule : `{ ...${rule}, ${added.join(', ')} }`);
  }
  const rule = schema.discriminator
    ? unionRule(schema)
    : Object.fromEntries(
        Object.entries(withOptional(schema)).flatMap(([keyword, value]) => ruleEntry(keyword, value, uses)),
      );
  const keywords = Object.keys(functions).filter((name) =>
    functions[name]?.some((keyword) => hasKeyword(schema, keyword)),
  );
  for (const name of keywords) uses.runtime.add(name);
  return keywords.length > 0 ? { ...rule, keywords: keywords.map((name) => new Code(name)) } : rule;
}

/**
 * Replaces `required` with `optional` if that list is shorter. Keeps `required` if it has fewer than three names, or a name that is not
 * in `properties`.
 */
function withOptional(schema: JsonSchema): JsonSchema {
  const { properties = {}, required = [], ...others } = schema;
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const hasUndeclared = required.some((name) => !Object.hasOwn(properties, name));
  return hasUndeclared || required.length < 3 || optional.length >= required.length
    ? schema
    : { ...others, optional, properties };
}

/**
 * Returns true if the schema uses the keyword. The value `false` does not count: `uniqueItems: false` has no effect, and validators
 * of requests reject unknown properties even without `additionalProperties: false`.
 */
function hasKeyword(schema: JsonSchema, keyword: string): boolean {
  if (schema.discriminator) return keyword === 'discriminator';
  return keyword in schema && schema[keyword] !== false;
}

function ruleEntry(keyword: string, value: unknown, uses: Uses): [string, unknown][] {
  if (keyword === 'enum' && isLong(value as unknown[]))
    return [[keyword, shareConstant(literalText(value, { width: Infinity }), 'values', uses)]];
  if (keyword === 'uniqueItems' && value === false) return [];
  if (copiedKeywords.has(keyword)) return [[keyword, value]];
  if (schemaKeywords.has(keyword)) return [[keyword, ruleOf(value as JsonSchema, uses)]];
  // The members of `oneOf` exclude each other, so `anyOf` is equivalent.
  if (schemaListKeywords.has(keyword)) {
    const members = (value as JsonSchema[]).map((member) => ruleOf(member, uses));
    return [[keyword === 'oneOf' ? 'anyOf' : keyword, members]];
  }
  switch (keyword) {
    // A secret that is returned is not `writeOnly`, but messages must not contain it either.
    case 'x-secret':
      return value === true ? [['writeOnly', true]] : [];
    case 'x-tolerated':
      return [['tolerated', (value as { value: string }).value]];
    case 'x-expected':
      return [['expected', value]];
    case 'pattern':
      return [[keyword, shareConstant(patternText(String(value)), 'pattern', uses)]];
    case 'format':
      return formats.has(String(value)) ? [[keyword, formatCode(String(value), uses)]] : [];
    // From `withOptional`. Specs cannot contain this keyword.
    case 'optional':
      return [[keyword, value]];
    case 'properties':
      return [[keyword, propertyRules(value as Record<string, JsonSchema | boolean>, uses)]];
    case 'additionalProperties':
      return typeof value === 'boolean' ? [] : [[keyword, ruleOf(value as JsonSchema, uses)]];
    default:
      return [];
  }
}

function shareConstant(text: string, prefix: string, { constants }: Uses): Code {
  return new Code(constants ? constants.name(text, prefix) : text);
}

function formatCode(format: string, uses: Uses): Code {
  const name = camelCase(format);
  uses.runtime.add(name);
  return new Code(name);
}

/**
 * Returns the rules of properties. A read-only property without constraints accepts any value, so that a response can
 * be sent back.
 */
function propertyRules(
  properties: Readonly<Record<string, JsonSchema | boolean>>,
  uses: Uses,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const open = typeof property === 'object' && property.readOnly && Object.keys(property).every(isAnnotation);
      return [name, open ? true : ruleOf(property, uses)];
    }),
  );
}

function unionRule({ discriminator, default: value }: JsonSchema): Record<string, unknown> {
  const members = Object.entries(discriminator?.mapping ?? {}).map(([tag, ref]) => [
    tag,
    new Code(`${schemaName({ $ref: ref })}.rule`),
  ]);
  const absent = discriminator?.absent;
  return {
    tag: discriminator?.propertyName,
    members: Object.fromEntries(members),
    ...(absent === undefined ? {} : { absent: new Code(`${schemaName({ $ref: absent })}.rule`) }),
    default: value,
  };
}
