import { readFileSync } from 'node:fs';

/** A value of JSON. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** An object of JSON. */
export type JsonObject = { [name: string]: Json };

/** The bundled spec of the managed deployment, which holds every schema measured here. */
export const spec: JsonObject = JSON.parse(
  readFileSync(new URL('../../../../specs/managed/dist/openapi.json', import.meta.url), 'utf8'),
);

/** What stands at the path in a value; throws when nothing does. */
export function at(value: Json, ...path: readonly string[]): Json {
  let found: Json | undefined = value;
  for (const step of path) {
    const inside: Json = found ?? null;
    if (Array.isArray(inside)) found = inside[Number(step)];
    else found = typeof inside === 'object' && inside !== null ? inside[step] : undefined;
  }
  if (found === undefined) throw new Error(`There is nothing at ${path.join('/')}; run \`npm run generate\`.`);
  return found;
}

/** The same as {@link at}, of an object. */
export function objectAt(value: Json, ...path: readonly string[]): JsonObject {
  const found = at(value, ...path);
  if (typeof found !== 'object' || found === null || Array.isArray(found)) {
    throw new Error(`${path.join('/')} is not an object.`);
  }
  return found;
}

/** The resource in the spec's example of a response. */
export function example(response: string, name: string): JsonObject {
  return objectAt(
    spec,
    'components',
    'responses',
    response,
    'content',
    'application/json',
    'examples',
    name,
    'value',
    'result',
  );
}
