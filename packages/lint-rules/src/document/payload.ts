import { type Endpoint, success } from './endpoint.ts';
import { follow, type Placed, type Reading } from './follow.ts';
import type { Schema } from './nodes.ts';

/** The names that what was asked for has in an envelope. */
export const payloadNames: readonly string[] = ['data', 'result', 'items'];

/** What was asked for, out of its envelope; undefined when the operation answers nothing of the kind. */
export function payload(context: Reading, endpoint: Endpoint): Placed<Schema> | undefined {
  const schema = success(endpoint)?.schema;
  if (!schema) return undefined;
  const name = payloadNames.find((candidate) => schema.node.properties?.[candidate]);
  if (name === undefined) return undefined;
  return follow<Schema>(context, schema.node.properties?.[name], schema.location.child(['properties', name]));
}

/** Whether the operation answers a list of things. */
export function answersList(context: Reading, endpoint: Endpoint): boolean {
  return payload(context, endpoint)?.node.type === 'array';
}
