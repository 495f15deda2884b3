import fc from 'fast-check';
import type { Oracle } from '../oracle.ts';
import { isReferenceName, references } from '../resource-references.ts';
import type { JsonSchema, Spec } from '../spec.ts';
import { arbitraryStrings, dateTimes, urls } from './arbitrary-strings.ts';

/** Creates arbitraries of the values that a schema allows. Values at the limits are more frequent than most others. */
export function createArbitraries(spec: Spec, oracle: Oracle): (schema: JsonSchema) => fc.Arbitrary<unknown> {
  const cache = new Map<JsonSchema, fc.Arbitrary<unknown>>();
  const arbitraryOf = (written: JsonSchema): fc.Arbitrary<unknown> => {
    const schema = spec.resolve(written);
    let arbitrary = cache.get(schema);
    if (!arbitrary) {
      const unfiltered = arbitraryOfKeywords(schema);
      const conditions = schema['allOf'] ?? schema['anyOf'] ?? schema['if'];
      arbitrary =
        conditions === undefined
          ? unfiltered
          : unfiltered.filter((value) => oracle.violations(schema, value).length === 0);
      cache.set(schema, arbitrary);
    }
    return arbitrary;
  };
  /** Returns an arbitrary of a resolved schema. Its values may violate `allOf`, `anyOf` and `if`. */
  const arbitraryOfKeywords = (schema: JsonSchema): fc.Arbitrary<unknown> => {
    if ('const' in schema) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.oneOf) return fc.oneof(...schema.oneOf.map(arbitraryOf));
    if (schema.type === undefined && schema['anyOf'])
      return fc.oneof(...(schema['anyOf'] as JsonSchema[]).map(arbitraryOf));
    if (Array.isArray(schema.type)) {
      return fc.oneof(...schema.type.map((type: string) => arbitraryOfKeywords({ ...schema, type })));
    }
    switch (schema.type) {
      case 'string':
        return strings(schema);
      case 'integer':
      case 'number':
        return numbers(schema);
      case 'boolean':
        return fc.boolean();
      case 'array':
        return lists(schema, arbitraryOf(schema.items ?? {}));
      case 'object':
        return objects(schema, arbitraryOf);
      case 'null':
        return fc.constant(null);
      default:
        return fc.jsonValue({ maxDepth: 1 }).filter((value) => !JSON.stringify(value).includes('\\u0000'));
    }
  };
  return arbitraryOf;
}

function numberOf(schema: JsonSchema, keyword: string): number | undefined {
  return schema[keyword] as number | undefined;
}

function strings(schema: JsonSchema): fc.Arbitrary<string> {
  const { min, max } = { min: numberOf(schema, 'minLength') ?? 0, max: numberOf(schema, 'maxLength') ?? 40 };
  if (schema['format'] === 'date-time') return dateTimes;
  if (schema['format'] === 'uuid') return fc.uuid();
  if (schema['format'] === 'uri') return urls;
  if (typeof schema['pattern'] !== 'string') return arbitraryStrings({ min, max });
  const pattern = new RegExp(schema['pattern'], 'u');
  const boundaryValues = ['A'.repeat(min), 'A'.repeat(max)].filter((text) => pattern.test(text));
  const matching = fc.stringMatching(pattern).filter((text) => text.length >= min && text.length <= max);
  if (boundaryValues.length === 0) return matching;
  return fc.oneof({ weight: 20, arbitrary: matching }, { weight: 1, arbitrary: fc.constantFrom(...boundaryValues) });
}

function numbers(schema: JsonSchema): fc.Arbitrary<number> {
  const isInteger = schema.type === 'integer';
  const limit = isInteger ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE;
  const min = numberOf(schema, 'minimum') ?? -limit;
  const max = numberOf(schema, 'maximum') ?? limit;
  const between = isInteger ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  const special = [0, 1, 0.1, 5e-324, -1].filter(
    (value) => value >= min && value <= max && (!isInteger || value % 1 === 0),
  );
  return fc.oneof({ weight: 3, arbitrary: between }, fc.constantFrom(min, max, ...special));
}

function lists(schema: JsonSchema, items: fc.Arbitrary<unknown>): fc.Arbitrary<unknown[]> {
  const min = numberOf(schema, 'minItems') ?? 0;
  const max = numberOf(schema, 'maxItems') ?? 3;
  const bounds = { minLength: min, maxLength: Math.min(max, min + 2) };
  if (schema['uniqueItems']) return fc.uniqueArray(items, { ...bounds, selector: (item) => JSON.stringify(item) });
  const full = items.map((item) => Array.from({ length: max }, () => item));
  return fc.oneof({ weight: 100, arbitrary: fc.array(items, bounds) }, { weight: max > 100 ? 1 : 3, arbitrary: full });
}

/** A conditional schema of an object: it requires, restricts or forbids properties if other properties satisfy `if`, or if they do not. */
interface Condition {
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
}

/**
 * Returns true if an object satisfies the `if` of a condition: it has the required properties, with values that `const` or `enum` lists.
 * Returns undefined if the object has the required properties, and the schema of a property has neither `const` nor `enum`, unless the
 * schema is `true`.
 */
function satisfies({ properties = {}, required = [] }: JsonSchema, object: object): boolean | undefined {
  if (!required.every((name) => name in object)) return false;
  const results = Object.entries(properties).map(([name, property]) => {
    if (property === true) return true;
    const { const: constant, enum: allowed = [constant] } = property as { const?: unknown; enum?: unknown[] };
    if (constant === undefined && allowed.includes(undefined)) return undefined;
    return allowed.includes((object as Record<string, unknown>)[name]);
  });
  return results.includes(undefined) ? undefined : results.every(Boolean);
}

/** Removes the properties that conditions do not allow. Otherwise, most objects would be invalid. */
function withoutForbidden(object: object, conditions: readonly Condition[]): object {
  const forbidden = conditions.flatMap((condition) => {
    const isSatisfied = condition.if && satisfies(condition.if, object);
    const branch = isSatisfied === undefined ? undefined : isSatisfied ? condition.then : condition.else;
    return Object.entries(branch?.properties ?? {}).flatMap(([name, property]) => (property === false ? [name] : []));
  });
  return Object.fromEntries(Object.entries(object).filter(([name]) => !forbidden.includes(name)));
}

function objects(schema: JsonSchema, arbitraryOf: (schema: JsonSchema) => fc.Arbitrary<unknown>): fc.Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (typeof additionalProperties === 'object') {
    const names = strings(schema['propertyNames'] as JsonSchema).filter((name) => name !== '__proto__');
    return fc.dictionary(names, arbitraryOf(additionalProperties as JsonSchema), { maxKeys: 3 });
  }
  const values = Object.entries(properties).flatMap(([name, property]): [string, fc.Arbitrary<unknown>][] => {
    if (property === false) return [];
    if (isReferenceName(name)) return [[name, references(name)]];
    return [[name, arbitraryOf(property === true ? {} : (property as JsonSchema))]];
  });
  const record = (without: readonly string[], requiredKeys: readonly string[]) =>
    fc
      .record(Object.fromEntries(values.filter(([name]) => !without.includes(name))), {
        requiredKeys: requiredKeys.filter((name) => !without.includes(name)),
      })
      .map((object) => withoutForbidden(object, conditions));
  // Half of the objects get all properties that the `then` of a condition can require, before forbidden ones are removed.
  const conditions = (schema['allOf'] ?? []) as Condition[];
  const needed = conditions.flatMap((condition) => condition.then?.required ?? []);
  // Most objects have exactly one of the properties that the members of `anyOf` require, because these often exclude each other.
  const alternatives = ((schema['anyOf'] ?? []) as JsonSchema[]).flatMap((member) => member.required ?? []);
  const requiredByConditions = needed.length > 0 ? [[], needed] : [[]];
  const withOneAlternative = alternatives.flatMap((name) =>
    requiredByConditions.map((names) => ({
      weight: 3,
      arbitrary: record(
        alternatives.filter((other) => other !== name),
        [...required, ...names, name],
      ),
    })),
  );
  const minProperties = numberOf(schema, 'minProperties') ?? 0;
  return fc
    .oneof(
      ...requiredByConditions.map((names) => ({ weight: 1, arbitrary: record([], [...required, ...names]) })),
      ...withOneAlternative,
    )
    .filter((object) => Object.keys(object).length >= minProperties);
}
