import { type JsonSchema, schemaName } from '../read/document.ts';
import { Code, literalText } from '../text/literal.ts';
import { camelCase, kebabCase } from '../text/names.ts';
import type { Constants } from './constants.ts';

/** Keywords that say something to people or to other generators, and nothing about validity. */
export const annotations: ReadonlySet<string> = new Set([
  'description',
  'title',
  'examples',
  'example',
  'deprecated',
  'readOnly',
]);

/** Keywords that a rule has with the same value. */
export const copied: ReadonlySet<string> = new Set([
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
  'optional',
  'minProperties',
  'maxProperties',
  'default',
  'writeOnly',
]);

/** Keywords that hold one schema. */
export const nested: ReadonlySet<string> = new Set(['items', 'propertyNames', 'if', 'then', 'else']);

/** Keywords that hold a list of schemas. */
export const lists: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'allOf']);

/** Formats that are checked. The runtime has each in `formats/<format>.ts`, under its name in camel case. */
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

/** Keywords that not every rule has. The runtime checks each group in `keywords/<function>.ts`, so that who has none loads none. */
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

/** The module of a function or format of the runtime, relative to its folder. */
export function runtimeModule(name: string): string {
  return `${name in functions ? 'keywords' : 'formats'}/${kebabCase(name)}.ts`;
}

/** Formats that say how a number is stored, which JSON does not know. */
export const storageFormats: ReadonlySet<string> = new Set(['int32', 'int64', 'float', 'double']);

/** What rules are written with beside themselves. */
export interface Uses {
  /** Formats and keyword functions of the runtime. */
  readonly runtime: Set<string>;
  /** Where a module has constants: lists and patterns that its guard needs too. */
  readonly constants?: Constants;
}

/** The text of a pattern. */
export function patternText(pattern: string): string {
  return String(new RegExp(pattern, 'u'));
}

/** A list of values that is worth a constant: up to so many are quicker compared one by one. */
export function isLong(values: readonly unknown[]): boolean {
  return values.length > 16;
}

/**
 * The rule of a schema (`packages/schemas/src/runtime/rule.ts`), for {@link literalText} to write. Only what
 * `refuseUnsupported` lets pass comes here.
 */
export function ruleOf(schema: JsonSchema | boolean, uses: Uses): unknown {
  if (typeof schema === 'boolean') return schema;
  const name = schemaName(schema);
  if (name !== undefined) {
    const rule = `${name}.rule`;
    return new Code(
      schema.default === undefined
        ? rule
        : `{ ...${rule}, default: ${literalText(schema.default, { width: Infinity })} }`,
    );
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

/** Where most properties are required it is shorter to list the others. */
function withOptional(schema: JsonSchema): JsonSchema {
  const { properties = {}, required = [], ...others } = schema;
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const stray = required.some((name) => !Object.hasOwn(properties, name));
  return stray || required.length < 3 || optional.length >= required.length
    ? schema
    : { ...others, optional, properties };
}

/** `additionalProperties: false` is how every request is read, and a response never is: it needs no rule of its own. */
function hasKeyword(schema: JsonSchema, keyword: string): boolean {
  if (schema.discriminator) return keyword === 'discriminator';
  return keyword in schema && schema[keyword] !== false;
}

function ruleEntry(keyword: string, value: unknown, uses: Uses): [string, unknown][] {
  if (keyword === 'enum' && isLong(value as unknown[]))
    return [[keyword, shared(literalText(value, { width: Infinity }), 'values', uses)]];
  if (keyword === 'uniqueItems' && value === false) return [];
  if (copied.has(keyword)) return [[keyword, value]];
  if (nested.has(keyword)) return [[keyword, ruleOf(value as JsonSchema, uses)]];
  // A value of several kinds is checked as one that may be any of them; at most one can hold.
  if (lists.has(keyword)) {
    const members = (value as JsonSchema[]).map((member) => ruleOf(member, uses));
    return [[keyword === 'oneOf' ? 'anyOf' : keyword, members]];
  }
  switch (keyword) {
    // What is returned is not write-only, and may be a secret all the same.
    case 'x-secret':
      return value === true ? [['writeOnly', true]] : [];
    case 'pattern':
      return [[keyword, shared(patternText(String(value)), 'pattern', uses)]];
    case 'format':
      return formats.has(String(value)) ? [[keyword, formatCode(String(value), uses)]] : [];
    case 'properties':
      return [[keyword, propertyRules(value as Record<string, JsonSchema | boolean>, uses)]];
    case 'additionalProperties':
      return typeof value === 'boolean' ? [] : [[keyword, ruleOf(value as JsonSchema, uses)]];
    default:
      return [];
  }
}

function shared(text: string, what: string, { constants }: Uses): Code {
  return new Code(constants ? constants.name(text, what) : text);
}

function formatCode(format: string, uses: Uses): Code {
  const name = camelCase(format);
  uses.runtime.add(name);
  return new Code(name);
}

/** A read-only property that says no more of itself is accepted as it is: what was read can be written back. */
function propertyRules(
  properties: Readonly<Record<string, JsonSchema | boolean>>,
  uses: Uses,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const open = typeof property === 'object' && property.readOnly && Object.keys(property).every(saysNothing);
      return [name, open ? true : ruleOf(property, uses)];
    }),
  );
}

function saysNothing(keyword: string): boolean {
  return annotations.has(keyword) || keyword.startsWith('x-');
}

function unionRule({ discriminator, default: value }: JsonSchema): Record<string, unknown> {
  const members = Object.entries(discriminator?.mapping ?? {}).map(([tag, ref]) => [
    tag,
    new Code(`${schemaName({ $ref: ref })}.rule`),
  ]);
  return { tag: discriminator?.propertyName, members: Object.fromEntries(members), default: value };
}

/** Names of the components that a schema's rule or type refers to. */
export function referencedNames(schema: JsonSchema): Set<string> {
  const names = new Set<string>();
  JSON.stringify(schema, (key, value) => {
    const name = typeof value === 'string' ? /^#\/components\/schemas\/(\w+)$/.exec(value)?.[1] : undefined;
    if (name !== undefined) names.add(name);
    return key === 'example' || key === 'examples' ? undefined : value;
  });
  return names;
}
