import {
  type CallOptions,
  type ConnectionOptions,
  type Credentials,
  connect,
  fixedCredentials,
  type Operation,
} from '../../src/index.ts';

/** The key that no error and no log line may tell. */
export const secret = 'obsp_never-to-be-seen';

export const getThing: Operation = {
  id: 'getThing',
  method: 'GET',
  path: '/api/{owner}/things/{thingId}',
  defaults: ['owner'],
  query: ['limit'],
  content: 'data',
};

export const updateThing: Operation = {
  id: 'updateThing',
  method: 'PUT',
  path: '/api/{owner}/things/{thingId}',
  defaults: ['owner'],
  headers: { ifMatch: 'If-Match' },
  content: 'data',
};

/** A POST that takes an idempotency key. */
export const createThing: Operation = {
  id: 'createThing',
  method: 'POST',
  path: '/api/things',
  headers: { idempotencyKey: 'Idempotency-Key' },
  content: 'data',
};

/** A POST that takes none. */
export const countThings: Operation = {
  id: 'countThings',
  method: 'POST',
  path: '/api/things/count',
  content: 'data',
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

/** Options as generated methods have them. */
export type Options = CallOptions & Readonly<Record<string, unknown>>;

/** A client with a method for each of these operations. */
export function clientOf(
  origin: string,
  options: ConnectionOptions = {},
  credentials: Credentials = fixedCredentials(`Bearer ${secret}`),
) {
  const defaults = { owner: { value: 'me', variable: 'THINGS_OWNER' } };
  const { send, fetchClient } = connect<object>({ origin, credentials, defaults, userAgent: 'things/1.0.0' }, options);
  return {
    send,
    fetchClient,
    get: (id: string, given?: Options) => send.one<Thing, never>(getThing, [id], undefined, given),
    update: (id: string, body: Thing, given?: Options) => send.one<Thing, never>(updateThing, [id], body, given),
    create: (body: Thing, given?: Options) => send.one<Thing, never>(createThing, [], body, given),
    count: (given?: Options) => send.one<{ count: number }[], never>(countThings, [], {}, given),
    delete: (given?: Options) => send.one<void, never>(deleteThing, [], undefined, given),
    list: (given?: Options) => send.list<Thing, never>(listThings, [], given),
    modify: (id: string, change: (draft: Thing) => Thing | undefined | Promise<Thing | undefined>, given?: Options) =>
      send.modify<Thing, Thing, Thing, never>(getThing, updateThing, [id], change, given),
  };
}

/** What a promise was rejected with. */
export async function errorOf(call: PromiseLike<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('the call succeeded');
}
