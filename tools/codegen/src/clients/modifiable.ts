import type { Operation } from '../read/api.ts';
import { callParameters } from '../read/parameters.ts';

/** The two operations of a resource by which one of its things can be read, changed and written again. */
export interface Modifiable {
  readonly read: Operation;
  readonly write: Operation;
}

/** Where `get` answers a version and `update` is a PUT that takes it, the client can do both as `modify`. */
export function modifiable(operations: readonly Operation[]): Modifiable | undefined {
  const named = (method: string) => operations.find(({ clientMethod }) => clientMethod === method);
  const [read, write] = [named('get'), named('update')];
  if (!read || !write || named('modify')) return undefined;
  const matches = write.headerParameters.some(({ name }) => name === 'If-Match');
  const ids = [read, write].map((each) => callParameters(each).map(({ name }) => name));
  const sameThing = ids[0]?.join() === ids[1]?.join();
  return read.answer.versioned && write.method === 'PUT' && write.body && matches && sameThing
    ? { read, write }
    : undefined;
}
