import { Call } from '../calls/call.ts';
import { type CallState, createCallState, startCall } from '../calls/call-state.ts';
import { parseErrorResponse } from '../errors/parse-error-response.ts';
import { startAtCaller } from '../errors/start-at-caller.ts';
import { invalidResponse, RouteNotFoundError } from '../errors/transport-error.ts';
import type { Operation } from '../operation.ts';
import type { CallOptions } from '../options/call-options.ts';
import type { ConnectionOptions } from '../options/client-options.ts';
import { allEvents, newEvents, type ReadEventPage, type TailOptions } from '../paging/events.ts';
import { ListCall } from '../paging/list-call.ts';
import { createPage, type Page, type PageMeta } from '../paging/page.ts';
import { buildRequest } from './build-request.ts';
import { type ClientIdentity, type Connection, createConnection } from './connection.ts';
import { dispatch } from './dispatch.ts';
import { type ModifyFunction, modify } from './modify.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Creates the calls of operations. The generated methods of a client call it with the types of the spec.
 */
export class CallFactory {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Creates the call of an operation that returns one value or nothing. */
  single<Data, Failed>(
    operation: Operation,
    params: readonly string[],
    body: unknown,
    options: CallOptions | undefined,
  ): Call<Data, Failed> {
    return new Call(createCallState(operation, params, body, options), (call) => {
      return this.#exchange(call, (found) => this.#readContent(call, found) as Data);
    });
  }

  /** Creates the call of an operation that returns a page of a list. */
  list<Item, Failed>(
    operation: Operation,
    params: readonly string[],
    options: CallOptions | undefined,
  ): ListCall<Item, Failed> {
    return new ListCall(createCallState(operation, params, undefined, options), (call) => {
      return this.#exchange(call, (found) => this.#readPage<Item>(call, found));
    });
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
    return (search, options) => this.single(operation, [], search, options);
  }

  /** Creates the call that reads a resource, changes it, and writes it unless the stored version changed in the meantime. */
  modify<Data, Draft, Input, Failed>(
    read: Operation,
    write: Operation,
    params: readonly string[],
    change: ModifyFunction<Draft, Input>,
    options: CallOptions | undefined,
  ): Call<Data, Failed> {
    return modify(this, this.#connection.deadlineMs, read, write, params, change, options);
  }

  /** Sends the request of a call and reads the body of its response. Throws the error of an error response. */
  async #exchange<Data>(call: CallState, read: (body: Values) => Data): Promise<Data> {
    const connection = this.#connection;
    try {
      startCall(call, connection.deadlineMs);
      const request = buildRequest(connection, call);
      if (call.body !== undefined) connection.validation?.(call.operation, 'request', call.body, connection.log);
      const { response, text } = await dispatch(connection, request);
      if (!response.ok) {
        const error = parseErrorResponse(call, response, parseJson(text) ?? text);
        const { list } = call.operation;
        if (list && error instanceof RouteNotFoundError) return await this.#findInList<Data>(call, list);
        throw error;
      }
      if (call.operation.accept) return text as Data;
      const body = text === '' ? {} : parseJson(text);
      if (body === undefined) throw invalidResponse(call, 'the response is not JSON');
      const values = (body ?? {}) as Values;
      call.requestId = values['requestId'] as string | undefined;
      call.warnings = (values['meta'] as Partial<CallState> | undefined)?.warnings;
      return read(values);
    } catch (error) {
      await callerAttached;
      startAtCaller(error, this.#exchange, call.attempts === 0);
      throw error;
    }
  }

  /** Returns the part of a response body that the method returns. */
  #readContent(call: CallState, body: Values): unknown {
    const { validation, log, rewrite } = this.#connection;
    const { bare, content, rows, numbers, values } = call.operation;
    if (content === undefined && !bare) return undefined;
    const found = content === undefined ? body : body[content];
    if (found === undefined) throw invalidResponse(call, `the response has no \`${content}\``);
    if (numbers && rows?.parseDecimals(found, numbers) === false) {
      throw invalidResponse(call, `the rows are those of another version of the API: no \`${numbers[0]}\``);
    }
    const value = rewrite ? rewrite.fromAlias(found) : found;
    validation?.(call.operation, 'response', value, log, !call.response?.headers.has('x-request-id'));
    if (values) rows?.addValues(value, values);
    return value;
  }

  /** Finds a resource in its list, on a server that does not return it by its id. */
  async #findInList<Data>(call: CallState, list: Operation): Promise<Data> {
    const { params, options, endsAt } = call;
    const items = this.list<Data & { readonly id: string }, never>(list, params.slice(0, -1), {
      ...options,
      endsAt,
    } as CallOptions);
    call.response = (await items.withResponse()).response;
    for await (const item of items) if (item.id === params.at(-1)) return item;
    throw parseErrorResponse(call, new Response(null, { status: 404 }), { message: 'not in the list' });
  }

  #readPage<Item>(call: CallState, body: Values): Page<Item> {
    const { operation, params, options } = call;
    const items = this.#readContent(call, body);
    if (!Array.isArray(items)) throw invalidResponse(call, `\`${operation.content}\` is not an array`);
    return createPage(items as Item[], body['meta'] as Partial<PageMeta> | undefined, options, (offset) =>
      this.list<Item, never>(operation, params, { ...options, offset } as CallOptions),
    );
  }
}

/** Resolved. After it is awaited, a caller that awaits the call is part of its stack. */
const callerAttached = Promise.resolve();

/** Creates the factory of a client. Sends nothing. Throws a TypeError that names an invalid option. */
export function createCalls(identity: ClientIdentity, options: ConnectionOptions): CallFactory {
  return new CallFactory(createConnection(identity, options));
}

/** Returns the value of a JSON text, or `undefined` if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
