import { type Json, type JsonObject, objectAt } from '../payloads/examples.ts';
import type { Mutation } from '../payloads/mutation.ts';

type Path = readonly (string | number)[];

/**
 * Returns mutations of the valid document. Each one violates a keyword of the schema. A validator that accepts a mutated document does
 * not check the keyword.
 */
export function schemaMutations(root: JsonObject, document: Json): Mutation[] {
  const seen = new Map<JsonObject, Set<string>>();
  return [...mutationsAt(root, document, [], root)].filter(({ schema, path, value }) => {
    // Omits mutations that repeat for the same schema, for example for each tile of a dashboard.
    const kind = value === undefined ? `no ${path.at(-1)}` : JSON.stringify(value);
    const kinds = seen.get(schema) ?? new Set();
    seen.set(schema, kinds);
    return !kinds.has(kind) && kinds.add(kind);
  });
}

/** A mutation and the schema that rejects it. */
interface SchemaMutation extends Mutation {
  readonly schema: JsonObject;
}

function* mutationsAt(schema: JsonObject, value: Json, path: Path, root: JsonObject): Generator<SchemaMutation> {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    return yield* mutationsAt(objectAt(root, ...reference.split('/').slice(1)), value, path, root);
  }
  if (Array.isArray(schema['oneOf'])) return yield* unionMutations(schema, value, path, root);
  for (const wrong of wrongValues(schema, value)) yield { schema, path, value: wrong };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* mutationsAt(objectAt(schema, 'items'), item, [...path, index], root);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      yield* mutationsAt(objectAt(schema, 'properties', name), inner, [...path, name], root);
    }
    for (const name of [...requiredOf(schema), ...conditionallyRequired(schema, value)])
      yield { schema, path: [...path, name] };
  }
}

/** Returns the mutations of a value whose schema is a union: one with a discriminator, or one of a schema and null. */
function* unionMutations(schema: JsonObject, value: Json, path: Path, root: JsonObject): Generator<SchemaMutation> {
  const members = (schema['oneOf'] as JsonObject[]).map((member) =>
    typeof member['$ref'] === 'string' ? objectAt(root, ...member['$ref'].split('/').slice(1)) : member,
  );
  if (schema['discriminator'] === undefined) {
    const member = members.find((candidate) => candidate['type'] !== 'null');
    if (value === null || !member) return yield { schema, path, value: 7 };
    for (const mutation of mutationsAt(member, value, path, root)) {
      if (mutation.path !== path || mutation.value !== null) yield mutation;
    }
    return;
  }
  const tag = String(objectAt(schema, 'discriminator')['propertyName']);
  const member = members.find(
    (candidate) => objectAt(candidate, 'properties', tag)['const'] === (value as JsonObject)[tag],
  );
  if (!member) throw new Error(`No member of the union at ${path.join('/')} matches.`);
  yield* mutationsAt(member, value, path, root);
}

/** Returns values that violate the type, bounds, lengths, listed values, pattern or format of the schema. */
function wrongValues(schema: JsonObject, value: Json): Json[] {
  const types = [schema['type']].flat();
  const wrong: Json[] = [types.includes('string') || types.includes('boolean') ? 7 : 'seven'];
  if (!types.includes('null')) wrong.push(null);
  const bound = (keyword: string) => (typeof schema[keyword] === 'number' ? schema[keyword] : undefined);
  const minimum = bound('minimum');
  const maximum = bound('maximum');
  if (minimum !== undefined) wrong.push(minimum - 1);
  if (maximum !== undefined) wrong.push(maximum + 1);
  if (types.includes('integer')) wrong.push((minimum ?? 0) + 0.5);
  const minLength = bound('minLength');
  const maxLength = bound('maxLength');
  if (minLength !== undefined) wrong.push('x'.repeat(minLength - 1));
  if (maxLength !== undefined) wrong.push('x'.repeat(maxLength + 1));
  const minItems = bound('minItems');
  const maxItems = bound('maxItems');
  if (minItems !== undefined) wrong.push([]);
  if (maxItems !== undefined && Array.isArray(value) && value[0] !== undefined) {
    wrong.push(Array.from({ length: maxItems + 1 }, () => value[0] ?? null));
  }
  if (schema['enum'] !== undefined || schema['const'] !== undefined || schema['pattern'] !== undefined) {
    wrong.push('none of these');
  }
  if (schema['format'] !== undefined) wrong.push('not of the format', '2026-02-30');
  return wrong;
}

/** Returns the properties that a condition of the schema requires for this value. */
function conditionallyRequired(schema: JsonObject, value: JsonObject): string[] {
  const conditions = (schema['allOf'] ?? []) as JsonObject[];
  return conditions.flatMap((condition) => {
    const [tested] = Object.entries(objectAt(condition, 'if', 'properties')) as [string, JsonObject][];
    if (!tested) return [];
    const [name, test] = tested;
    const matching = [test['const'] ?? test['enum'] ?? []].flat();
    if (!matching.includes(value[name] ?? null)) return [];
    const consequence = objectAt(condition, 'then');
    const alternatives = consequence['anyOf'] as JsonObject[] | undefined;
    if (!alternatives) return requiredOf(consequence);
    const present = alternatives.flatMap(requiredOf).filter((name) => name in value);
    // Without one of several present properties, another one still satisfies `anyOf`.
    return present.length === 1 ? present : [];
  });
}

function requiredOf(schema: JsonObject): string[] {
  return (schema['required'] ?? []) as string[];
}
