import { type Endpoint, success } from './endpoint.ts';
import type { Schema } from './nodes.ts';
import { type Located, type ReadContext, resolveRef } from './references.ts';
import { typesOf } from './schema-types.ts';

/** The names that the payload can have in an envelope. */
export const payloadNames: readonly string[] = ['data', 'result', 'items'];

/** Returns the schema of the payload of the first 2xx response; undefined if there is none. */
export function payload(context: ReadContext, endpoint: Endpoint): Located<Schema> | undefined {
  const schema = success(endpoint)?.schema;
  if (!schema) return undefined;
  const name = payloadNames.find((candidate) => schema.node.properties?.[candidate]);
  if (name === undefined) return undefined;
  return resolveRef<Schema>(context, schema.node.properties?.[name], schema.location.child(['properties', name]));
}

/** Returns true if a payload is a list. */
export function isList({ node }: Located<Schema>): boolean {
  return typesOf(node).includes('array');
}

/** Returns true if the operation returns a list. */
export function returnsList(context: ReadContext, endpoint: Endpoint): boolean {
  const schema = payload(context, endpoint);
  return schema !== undefined && isList(schema);
}
