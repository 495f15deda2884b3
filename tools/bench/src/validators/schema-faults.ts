import { type Json, type JsonObject, objectAt } from '../payloads/examples.ts';
import type { Fault } from '../payloads/fault.ts';

type Path = readonly (string | number)[];

/**
 * For each keyword of the schema that applies somewhere in the valid document, one fault that breaks it there and
 * nothing else. A peer that takes a document with one of them checks less than the others do.
 */
export function schemaFaults(root: JsonObject, document: Json): Fault[] {
  const seen = new Map<JsonObject, Set<string>>();
  return [...faultsAt(root, document, [], root)].filter(({ schema, path, value }) => {
    // Each kind once for each schema: what is wrong with the first tile need not be tried on the others.
    const kind = value === undefined ? `no ${path.at(-1)}` : JSON.stringify(value);
    const kinds = seen.get(schema) ?? new Set();
    seen.set(schema, kinds);
    return !kinds.has(kind) && kinds.add(kind);
  });
}

/** A fault with the schema that refuses it. */
interface Refused extends Fault {
  readonly schema: JsonObject;
}

function* faultsAt(schema: JsonObject, value: Json, path: Path, root: JsonObject): Generator<Refused> {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    return yield* faultsAt(objectAt(root, ...reference.split('/').slice(1)), value, path, root);
  }
  if (Array.isArray(schema['oneOf'])) return yield* unionFaults(schema, value, path, root);
  for (const wrong of wrongValues(schema, value)) yield { schema, path, value: wrong };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* faultsAt(objectAt(schema, 'items'), item, [...path, index], root);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      yield* faultsAt(objectAt(schema, 'properties', name), inner, [...path, name], root);
    }
    const required = (schema['required'] ?? []) as string[];
    for (const name of [...required, ...conditionallyRequired(schema, value)]) yield { schema, path: [...path, name] };
  }
}

/** A union with a tag, or of a schema and null. */
function* unionFaults(schema: JsonObject, value: Json, path: Path, root: JsonObject): Generator<Refused> {
  const members = (schema['oneOf'] as JsonObject[]).map((member) =>
    typeof member['$ref'] === 'string' ? objectAt(root, ...member['$ref'].split('/').slice(1)) : member,
  );
  if (schema['discriminator'] === undefined) {
    const member = members.find((one) => one['type'] !== 'null');
    if (value === null || !member) return yield { schema, path, value: 7 };
    for (const fault of faultsAt(member, value, path, root)) {
      if (fault.path !== path || fault.value !== null) yield fault;
    }
    return;
  }
  const tag = String(objectAt(schema, 'discriminator')['propertyName']);
  const member = members.find((one) => objectAt(one, 'properties', tag)['const'] === (value as JsonObject)[tag]);
  if (!member) throw new Error(`No member of the union at ${path.join('/')} fits.`);
  yield* faultsAt(member, value, path, root);
}

/** Values that the schema refuses, each for the sake of one keyword. */
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

/** Properties without which a condition of the schema fails for this value. */
function conditionallyRequired(schema: JsonObject, value: JsonObject): string[] {
  const conditions = (schema['allOf'] ?? []) as JsonObject[];
  return conditions.flatMap((condition) => {
    const [tested] = Object.entries(objectAt(condition, 'if', 'properties')) as [string, JsonObject][];
    if (!tested) return [];
    const [name, test] = tested;
    const fitting = [test['const'] ?? test['enum'] ?? []].flat();
    if (!fitting.includes(value[name] ?? null)) return [];
    const then = objectAt(condition, 'then');
    const ways = (then['anyOf'] ?? [then]) as JsonObject[];
    const needed = ways.flatMap((way) => (way['required'] ?? []) as string[]).filter((one) => one in value);
    // Where several properties would do and more than one is there, none alone is needed.
    return needed.length === 1 ? needed : [];
  });
}
