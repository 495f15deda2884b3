import type { Operation } from '../read/api.ts';
import { callParameters } from '../read/parameters.ts';

/** The two operations behind `modify`: one reads a resource, the other replaces it. */
export interface Modifiable {
  readonly read: Operation;
  readonly write: Operation;
}

/**
 * Returns the operations of `modify`, or `undefined` if the client of the resource has no generated `modify`. It has one if all of these
 * are true:
 *
 * - `get` returns an `ETag`.
 * - `update` is a PUT that accepts a body and `If-Match`.
 * - Both have the same ids in the path.
 * - The resource has no operation with the client method `modify` in the spec.
 */
export function modifyOperations(operations: readonly Operation[]): Modifiable | undefined {
  const named = (method: string) => operations.find(({ clientMethod }) => clientMethod === method);
  const [read, write] = [named('get'), named('update')];
  if (!read || !write || named('modify')) return undefined;
  const acceptsIfMatch = write.headerParameters.some(({ name }) => name === 'If-Match');
  const ids = [read, write].map((operation) => callParameters(operation).map(({ name }) => name));
  const hasSameIds = ids[0]?.join() === ids[1]?.join();
  return read.response.versioned && write.method === 'PUT' && write.body && acceptsIfMatch && hasSameIds
    ? { read, write }
    : undefined;
}
