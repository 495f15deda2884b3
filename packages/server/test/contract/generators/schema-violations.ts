import type { Json } from '../../http/support/api.ts';
import type { Oracle } from '../oracle.ts';
import type { JsonSchema, Spec } from '../spec.ts';

/** A body with one changed value or property, see {@link bodyViolations}. */
export interface InvalidBody {
  readonly body: Json;
  readonly violation: string;
  /** The JSON Pointer of the expected issue. */
  readonly pointer: string;
}

/** A value in a body with its location and its schema. */
interface Place {
  readonly path: readonly (string | number)[];
  readonly schema: JsonSchema;
  readonly value: Json;
  /** True if the service reads null as an absent property. */
  readonly isNullable?: boolean;
}

/** Returns the kind of values outside of the schema that the service accepts, see `x-tolerated`. */
function toleratedBy(schema: JsonSchema): string | undefined {
  return (schema['x-tolerated'] as { readonly value: string } | undefined)?.value;
}

/**
 * Returns functions that each create a body with one changed value or property, which violates its schema. The body can still be valid,
 * for example if the value matches another member of a union.
 */
export function bodyViolations(
  spec: Spec,
  oracle: Oracle,
  schema: JsonSchema,
  body: Json,
): readonly (() => InvalidBody)[] {
  return placesOf(spec, oracle, { path: [], schema, value: body }).flatMap((place) =>
    violationsAt(place).map(([violation, key, value]) => () => ({
      body: withValue(body, key === undefined ? place.path : [...place.path, key], value),
      violation,
      pointer: pointerOf(key === undefined ? place.path : [...place.path, key]),
    })),
  );
}

/** Returns a value and its nested values with their schemas, at most 30 items of each list. Skips read-only values. */
function placesOf(spec: Spec, oracle: Oracle, { path, schema: written, value, isNullable = false }: Place): Place[] {
  const schema = memberOf(spec, oracle, spec.resolve(written), value);
  const here = { path, schema, value, isNullable };
  if (schema['readOnly'] === true) return [];
  if (Array.isArray(value)) {
    const items = value.slice(0, 30);
    return [
      here,
      ...items.flatMap((item, index) =>
        placesOf(spec, oracle, { path: [...path, index], schema: schema.items ?? {}, value: item }),
      ),
    ];
  }
  if (typeof value !== 'object' || value === null) return [here];
  const inner = Object.entries(value).flatMap(([key, part]) => {
    const property = schema.properties?.[key] ?? schema['additionalProperties'];
    if (typeof property !== 'object') return [];
    // `x-tolerated` may be next to a `$ref`, so it is read before `property` is resolved.
    const isNullable =
      (toleratedBy(schema) === 'nulls' && !schema.required?.includes(key)) ||
      toleratedBy(property as JsonSchema) === 'null';
    return placesOf(spec, oracle, { path: [...path, key], schema: property as JsonSchema, value: part, isNullable });
  });
  return [here, ...inner];
}

/** Returns the member of a union that a value matches, or the schema itself. */
function memberOf(spec: Spec, oracle: Oracle, schema: JsonSchema, value: Json): JsonSchema {
  const member = schema.oneOf?.find((candidate) => oracle.violations(candidate, value).length === 0);
  return member ? spec.resolve(member) : schema;
}

/**
 * The name of a violation and the new value. With a `key`, the place is an object, and the new value is that of its property `key`. The
 * property is added if it is missing, and removed if the new value is undefined. Without a key, the new value replaces the value at the
 * place.
 */
type Violation = readonly [name: string, key: string | undefined, value: unknown];

function violationsAt({ schema, value, isNullable }: Place): Violation[] {
  const types = [schema.type ?? []].flat();
  if (types.length === 0 && schema.const === undefined && !schema.enum) return [];
  const valuesOfTypes: readonly [string, unknown][] = [
    ['string', '\u{1f4a5}'],
    ['number', 1.5],
    ['boolean', true],
    ['null', null],
    ['array', []],
    ['object', {}],
  ];
  const tolerated = isNullable ? 'null' : toleratedBy(schema);
  const ofType = valuesOfTypes
    .filter(
      ([type]) => !types.includes(type) && !(type === 'number' && types.includes('integer')) && type !== tolerated,
    )
    .map(([type, other]): Violation => [`${type} for ${types}`, undefined, other]);
  return [...ofType, ...limitViolations(schema, value), ...objectViolations(schema, value)];
}

function limitViolations(schema: JsonSchema, value: Json): Violation[] {
  const bound = (keyword: string) => schema[keyword] as number | undefined;
  const violations: Violation[] = [];
  const add = (name: string, other: unknown) => violations.push([name, undefined, other]);
  if (typeof value === 'string') {
    const [minimum, maximum] = [bound('minLength') ?? 0, bound('maxLength')];
    if (minimum > 0) add('too short', 'x'.repeat(minimum - 1));
    if (maximum !== undefined) add('too long', '😀'.repeat(maximum + 1));
    if (schema['pattern'] !== undefined) add('another pattern', '\u{1f4a5}'.repeat(Math.max(minimum, 1)));
    if (schema['format'] !== undefined) add('another format', 'x'.repeat(Math.max(minimum, 30)));
    if (schema.enum || schema.const !== undefined) add('none of the values', `${value}s`);
  }
  if (typeof value === 'number') {
    const [minimum, maximum] = [bound('minimum'), bound('maximum')];
    if (minimum !== undefined) add('too small', minimum - 1);
    if (maximum !== undefined) add('too large', maximum + 1);
    if ([schema.type].flat().includes('integer')) add('a fraction', Math.trunc(value / 2) + 0.5);
  }
  if (Array.isArray(value)) {
    const [minimum, maximum] = [bound('minItems') ?? 0, bound('maxItems')];
    if (minimum > 0) add('too few items', []);
    if (maximum !== undefined && maximum < 200 && value.length > 0) {
      add(
        'too many items',
        Array.from({ length: maximum + 1 }, (_, index) => value[index % value.length]),
      );
    }
  }
  return violations;
}

function objectViolations(schema: JsonSchema, value: Json): Violation[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  if (typeof schema['additionalProperties'] === 'object') return [];
  const missing = (schema.required ?? []).map((name): Violation => ['missing', name, undefined]);
  const unknown = ['nmae', '__proto__', 'constructor', 'a/b~c', ''].map((name): Violation => ['unknown', name, 1]);
  return [...missing, ...unknown];
}

function withValue(value: Json, [key, ...innerPath]: readonly (string | number)[], replacement: unknown): Json {
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? withValue(item, innerPath, replacement) : item));
  const entries = Object.entries(value).filter(
    ([name]) => name !== key || innerPath.length > 0 || replacement !== undefined,
  );
  if (innerPath.length === 0 && replacement === undefined) return Object.fromEntries(entries);
  const changed = entries.map(([name, inner]) => [
    name,
    name === key ? withValue(inner, innerPath, replacement) : inner,
  ]);
  // `Object.fromEntries` creates an own property, also for `__proto__`.
  return Object.fromEntries(Object.hasOwn(value, key) ? changed : [...changed, [key, replacement]]);
}

function pointerOf(path: readonly (string | number)[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
