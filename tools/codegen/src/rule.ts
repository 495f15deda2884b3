import { type JsonSchema, schemaName } from './document.ts';
import { Code, literalText } from './literal-text.ts';

/** Keywords that say something to people or to other generators, and nothing about validity. */
export const annotations: ReadonlySet<string> = new Set([
  'description',
  'title',
  'examples',
  'example',
  'deprecated',
  'readOnly',
  'writeOnly',
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
  'minProperties',
  'maxProperties',
  'default',
]);

/** Keywords that hold one schema. */
export const nested: ReadonlySet<string> = new Set(['items', 'propertyNames', 'if', 'then', 'else']);

/** Keywords that hold a list of schemas. */
export const lists: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'allOf']);

/** Formats that are checked. */
export const formats: ReadonlySet<string> = new Set(['uuid', 'date-time', 'uri', 'ipv4']);

/** Formats that say how a number is stored, which JSON does not know. */
export const storageFormats: ReadonlySet<string> = new Set(['int32', 'int64', 'float', 'double']);

/**
 * The rule of a schema (`packages/schemas/src/runtime/rule.ts`), for {@link literalText} to write. Only what
 * `refuseUnsupported` lets pass comes here.
 */
export function ruleOf(schema: JsonSchema | boolean): unknown {
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
  if (schema.discriminator) return unionRule(schema);
  return Object.fromEntries(Object.entries(schema).flatMap(([keyword, value]) => ruleEntry(keyword, value)));
}

function ruleEntry(keyword: string, value: unknown): [string, unknown][] {
  if (copied.has(keyword)) return [[keyword, value]];
  if (nested.has(keyword)) return [[keyword, ruleOf(value as JsonSchema)]];
  // A value of several kinds is checked as one that may be any of them; at most one can hold.
  if (lists.has(keyword)) return [[keyword === 'oneOf' ? 'anyOf' : keyword, (value as JsonSchema[]).map(ruleOf)]];
  switch (keyword) {
    case 'pattern':
      return [[keyword, new Code(String(new RegExp(String(value), 'u')))]];
    case 'format':
      return formats.has(String(value)) ? [[keyword, value]] : [];
    case 'properties':
      return [[keyword, propertyRules(value as Record<string, JsonSchema | boolean>)]];
    case 'additionalProperties':
      // `false` is how every request is read, and a response never is: it needs no rule of its own.
      return typeof value === 'boolean' ? [] : [[keyword, ruleOf(value as JsonSchema)]];
    default:
      return [];
  }
}

/** A read-only property that says no more of itself is accepted as it is: what was read can be written back. */
function propertyRules(properties: Readonly<Record<string, JsonSchema | boolean>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const open = typeof property === 'object' && property.readOnly && !property.type && !property.$ref;
      return [name, open ? true : ruleOf(property)];
    }),
  );
}

function unionRule({ discriminator, default: value }: JsonSchema): unknown {
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
