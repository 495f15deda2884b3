import type { Call } from '../calls/call.ts';
import type { Operation } from '../operation.ts';
import type { CallOptions } from '../options/call-options.ts';
import type { ConnectionOptions } from '../options/client-options.ts';
import { allEvents, newEvents, type ReadEventPage, type TailOptions } from '../paging/events.ts';
import { type ClientIdentity, type Connection, createConnection } from './connection.ts';
import { createCall, createListCall } from './exchange.ts';
import { modify } from './modify.ts';

/** Creates the methods of a client. The generated resources give them the types of the spec. */
export class CallFactory {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Creates the methods of a resource. Each takes the ids, the body if the operation has one, and the options. */
  methods<Methods>(operations: { readonly [Name in keyof Methods]: Operation }): Methods {
    const methods = Object.entries<Operation>(operations).map(([name, operation]) => {
      const create = operation.list ? createListCall : createCall;
      return [name, (...args: unknown[]) => create(this.#connection, operation, args)];
    });
    return Object.fromEntries(methods);
  }

  /**
   * Creates the method that reads a resource, changes it and writes it. If the stored version changed in the meantime, the method
   * starts again. It takes the ids, the change and the options.
   */
  modify({ get, update }: { readonly get: Operation; readonly update: Operation }) {
    return <Data, Failed>(...args: unknown[]): Call<Data, Failed> => modify(this.#connection, get, update, args);
  }

  /** Iterates over the events of all pages of a search. */
  events<Event>(operation: Operation, search: object, options?: CallOptions): AsyncGenerator<Event, void, undefined> {
    return allEvents(this.#pagesOf<Event>(operation), search, options);
  }

  /** Iterates over new events. */
  tail<Event>(operation: Operation, search: object, options?: TailOptions): AsyncGenerator<Event, void, undefined> {
    return newEvents(this.#pagesOf<Event>(operation), search, options);
  }

  #pagesOf<Event>(operation: Operation): ReadEventPage<Event> {
    return (search, options) => createCall(this.#connection, operation, [search, options]);
  }
}

/** Creates the factory of a client. Sends nothing. Throws a TypeError that names an invalid option. */
export function createCalls(identity: ClientIdentity, options: ConnectionOptions): CallFactory {
  return new CallFactory(createConnection(identity, options));
}
