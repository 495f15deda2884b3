import { createFetchClient } from '../../src/fetch.ts';
import {
  type Call,
  type CallOptions,
  type ConnectionOptions,
  type Credentials,
  chartRows,
  createCalls,
  fixedCredentials,
  type ListCall,
  type Operation,
} from '../../src/index.ts';

/** The API key. It must not appear in errors and log lines. */
export const secret = 'obsp_do-not-print';

export const getThing: Operation = {
  id: 'getThing',
  method: 'GET',
  path: '/api/{owner}/things/{thingId}',
  ids: 1,
  query: ['limit'],
  content: 'data',
};

export const updateThing: Operation = {
  id: 'updateThing',
  method: 'PUT',
  path: '/api/{owner}/things/{thingId}',
  ids: 1,
  body: true,
  headers: { ifMatch: 'if-match' },
  content: 'data',
};

/** A POST operation with an idempotency key. */
export const createThing: Operation = {
  id: 'createThing',
  method: 'POST',
  path: '/api/things',
  body: true,
  headers: { idempotencyKey: 'idempotency-key' },
  content: 'data',
};

/** A POST operation without an idempotency key. */
export const countThings: Operation = {
  id: 'countThings',
  method: 'POST',
  path: '/api/things/count',
  body: true,
  content: 'data',
  rows: chartRows,
  numbers: ['count'],
};

export const deleteThing: Operation = { id: 'deleteThing', method: 'DELETE', path: '/api/things' };

export const listThings: Operation = {
  id: 'listThings',
  method: 'GET',
  path: '/api/things',
  list: true,
  query: ['limit', 'offset'],
  content: 'data',
};

export interface Thing {
  name: string;
}

/** The options of generated methods. */
export type Options = CallOptions & Readonly<Record<string, unknown>>;

/** The methods of the client. */
interface ThingMethods {
  get(id: string, options?: Options): Call<Thing, never>;
  update(id: string, body: Thing, options?: Options): Call<Thing, never>;
  create(body: Thing, options?: Options): Call<Thing, never>;
  count(body: object, options?: Options): Call<{ count: number }[], never>;
  delete(options?: Options): Call<void, never>;
  list(options?: Options): ListCall<Thing, never>;
}

type Change = (draft: Thing) => Thing | undefined | Promise<Thing | undefined>;

/** Creates a client with a method for each operation above. */
export function clientOf(
  origin: string,
  options: ConnectionOptions = {},
  credentials: Credentials = fixedCredentials(`Bearer ${secret}`),
) {
  const defaults = { owner: { value: 'me', variable: 'THINGS_OWNER' } };
  const identity = { baseUrl: origin, credentials, defaults, userAgent: 'things/1.0.0' };
  const calls = createCalls(identity, options);
  const methods = calls.methods<ThingMethods>({
    get: getThing,
    update: updateThing,
    create: createThing,
    count: countThings,
    delete: deleteThing,
    list: listThings,
  });
  return {
    ...methods,
    calls,
    fetchClient: () => createFetchClient<object>(identity, options),
    count: (callOptions?: Options) => methods.count({}, callOptions),
    modify: (id: string, change: Change, callOptions?: Options) =>
      calls.modify({ get: getThing, update: updateThing })<Thing, never>(id, change, callOptions),
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
