import { readFileSync } from 'node:fs';

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A JSON object. */
export type JsonObject = { [name: string]: Json };

let bundledSpec: JsonObject | undefined;

/** Returns the bundled managed spec, which contains all measured schemas. `npm run generate` creates it. */
export function spec(): JsonObject {
  bundledSpec ??= JSON.parse(
    readFileSync(new URL('../../../../specs/managed/dist/openapi.json', import.meta.url), 'utf8'),
  ) as JsonObject;
  return bundledSpec;
}

/** Returns the value at a path. Throws if there is none. */
export function valueAt(value: Json, ...path: readonly string[]): Json {
  let current: Json | undefined = value;
  for (const step of path) {
    const container: Json = current ?? null;
    if (Array.isArray(container)) current = container[Number(step)];
    else current = typeof container === 'object' && container !== null ? container[step] : undefined;
  }
  if (current === undefined) throw new Error(`Expected a value at ${path.join('/')}. Run \`npm run generate\`.`);
  return current;
}

/** Returns the object at a path. Throws if the value is not an object. */
export function objectAt(value: Json, ...path: readonly string[]): JsonObject {
  const object = valueAt(value, ...path);
  if (typeof object !== 'object' || object === null || Array.isArray(object)) {
    throw new Error(`Expected an object at ${path.join('/')}.`);
  }
  return object;
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
