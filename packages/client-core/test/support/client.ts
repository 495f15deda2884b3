import { createFetchClient } from '../../src/fetch.ts';
import {
  type CallOptions,
  type ConnectionOptions,
  type Credentials,
  chartRows,
  createCalls,
  fixedCredentials,
  type Operation,
} from '../../src/index.ts';

/** The API key. It must not appear in errors and log lines. */
export const secret = 'obsp_do-not-print';

export const getThing: Operation = {
  id: 'getThing',
  method: 'GET',
  path: '/api/{owner}/things/{thingId}',
  query: ['limit'],
  content: 'data',
};

export const updateThing: Operation = {
  id: 'updateThing',
  method: 'PUT',
  path: '/api/{owner}/things/{thingId}',
  headers: { ifMatch: 'if-match' },
  content: 'data',
};

/** A POST operation with an idempotency key. */
export const createThing: Operation = {
  id: 'createThing',
  method: 'POST',
  path: '/api/things',
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'data',
};

/** A POST operation without an idempotency key. */
export const countThings: Operation = {
  id: 'countThings',
  method: 'POST',
  path: '/api/things/count',
  content: 'data',
  rows: chartRows,
  numbers: ['count'],
};

export const deleteThing: Operation = { id: 'deleteThing', method: 'DELETE', path: '/api/things' };

export const listThings: Operation = {
  id: 'listThings',
  method: 'GET',
  path: '/api/things',
  query: ['limit', 'offset'],
  content: 'data',
};

export interface Thing {
  name: string;
}

/** The options of generated methods. */
export type Options = CallOptions & Readonly<Record<string, unknown>>;

/** Creates a client with a method for each operation above. */
export function clientOf(
  origin: string,
  options: ConnectionOptions = {},
  credentials: Credentials = fixedCredentials(`Bearer ${secret}`),
) {
  const defaults = { owner: { value: 'me', variable: 'THINGS_OWNER' } };
  const identity = { baseUrl: origin, credentials, defaults, userAgent: 'things/1.0.0' };
  const calls = createCalls(identity, options);
  return {
    calls,
    fetchClient: () => createFetchClient<object>(identity, options),
    get: (id: string, given?: Options) => calls.single<Thing, never>(getThing, [id], undefined, given),
    update: (id: string, body: Thing, given?: Options) => calls.single<Thing, never>(updateThing, [id], body, given),
    create: (body: Thing, given?: Options) => calls.single<Thing, never>(createThing, [], body, given),
    count: (given?: Options) => calls.single<{ count: number }[], never>(countThings, [], {}, given),
    delete: (given?: Options) => calls.single<void, never>(deleteThing, [], undefined, given),
    list: (given?: Options) => calls.list<Thing, never>(listThings, [], given),
    modify: (id: string, change: (draft: Thing) => Thing | undefined | Promise<Thing | undefined>, given?: Options) =>
      calls.modify<Thing, Thing, Thing, never>(getThing, updateThing, [id], change, given),
  };
}

/** Returns the rejection reason of a promise. Throws if the promise resolves. */
export async function errorOf(call: PromiseLike<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('the call succeeded');
}
