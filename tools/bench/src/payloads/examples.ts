import { readFileSync } from 'node:fs';

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A JSON object. */
export type JsonObject = { [name: string]: Json };

let bundledSpec: JsonObject | undefined;

/** Returns the bundled managed spec, which contains all measured schemas. Suites build it before they use it. */
export function spec(): JsonObject {
  bundledSpec ??= JSON.parse(
    readFileSync(new URL('../../../../specs/managed/dist/openapi.json', import.meta.url), 'utf8'),
  ) as JsonObject;
  return bundledSpec;
}

/** Returns the value at a path. Throws if there is none. */
export function at(value: Json, ...path: readonly string[]): Json {
  let found: Json | undefined = value;
  for (const step of path) {
    const inside: Json = found ?? null;
    if (Array.isArray(inside)) found = inside[Number(step)];
    else found = typeof inside === 'object' && inside !== null ? inside[step] : undefined;
  }
  if (found === undefined) throw new Error(`Expected a value at ${path.join('/')}. Run \`npm run generate\`.`);
  return found;
}

/** Returns the object at a path. Throws if the value is not an object. */
export function objectAt(value: Json, ...path: readonly string[]): JsonObject {
  const found = at(value, ...path);
  if (typeof found !== 'object' || found === null || Array.isArray(found)) {
    throw new Error(`Expected an object at ${path.join('/')}.`);
  }
  return found;
}

/** Returns the resource in the example of a response. */
export function example(response: string, name: string): JsonObject {
  return objectAt(
    spec(),
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
