import createOpenApiFetch from 'openapi-fetch';
import { Call } from '../calls/call.ts';
import { type CallState, createCallState, startCall } from '../calls/call-state.ts';
import { parseErrorResponse } from '../errors/parse-error-response.ts';
import { invalidResponse } from '../errors/transport-error.ts';
import { createIdempotencyKey, idempotencyHeader } from '../idempotency-key.ts';
import type { Operation } from '../operation.ts';
import type { CallOptions } from '../options/call-options.ts';
import { checkHeaders } from '../options/option-checks.ts';
import { ListCall } from '../paging/list-call.ts';
import { createPage, type Page, type PageMeta } from '../paging/page.ts';
import { buildPath } from './build-path.ts';
import type { Connection } from './connection.ts';
import { dispatch } from './dispatch.ts';
import { type ModifyFunction, modify } from './modify.ts';
import { OutgoingRequest } from './outgoing-request.ts';
import { parseDecimals } from './parse-decimals.ts';
import { invertNames, renameProperties, rewritePath } from './rewrite.ts';

type Values = Readonly<Record<string, unknown>>;

/** The openapi-fetch client, without the types of a spec. */
interface UntypedFetchClient {
  request(method: string, path: string, init: object): Promise<{ data?: Values; error?: unknown }>;
}

/**
 * Creates the calls of operations. The generated methods of a client call it with the types of the spec. openapi-fetch
 * builds the requests and parses the responses; {@link dispatch} sends them.
 */
export class CallFactory {
  readonly #connection: Connection;
  readonly #client: UntypedFetchClient;
  /** Names of settings, from the deployment to the spec. */
  readonly #responseNames: ReturnType<typeof invertNames>;

  constructor(connection: Connection) {
    const { origin, headers, rewrite } = connection;
    this.#connection = connection;
    this.#responseNames = invertNames(rewrite.settings);
    this.#client = createOpenApiFetch({
      baseUrl: origin,
      headers,
      Request: OutgoingRequest as unknown as typeof Request,
      fetch: ((request: OutgoingRequest) => dispatch(connection, request)) as unknown as typeof fetch,
    }) as unknown as UntypedFetchClient;
  }

  /** Creates the call of an operation that returns one value or nothing. */
  single<Data, Failed>(
    operation: Operation,
    params: readonly string[],
    body: unknown,
    options: CallOptions | undefined,
  ): Call<Data, Failed> {
    return new Call(createCallState(operation, params, body, options), async (call) => {
      return this.#readContent(call, await this.#exchange(call)) as Data;
    });
  }

  /** Creates the call of an operation that returns a page of a list. */
  list<Item, Failed>(
    operation: Operation,
    params: readonly string[],
    options: CallOptions | undefined,
  ): ListCall<Item, Failed> {
    return new ListCall(createCallState(operation, params, undefined, options), (call) => this.#readPage<Item>(call));
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

  /** Sends the request of a call and returns the response body. Throws the error of an error response. */
  async #exchange(call: CallState): Promise<Values> {
    const { deadlineMs, defaults, log, retries, rewrite, validation } = this.#connection;
    const { operation, options, body } = call;
    const path = buildPath(call, rewritePath(operation.path, rewrite.path), defaults);
    call.request = `${operation.method} ${path}`;
    startCall(call, deadlineMs);
    if (body !== undefined) validation?.(operation, 'request', body, log);
    const { data, error } = await this.#client
      .request(operation.method, path, {
        params: { query: selectQuery(operation.query, options) },
        headers: requestHeaders(call, retries),
        body: renameProperties(body, rewrite.settings),
        call,
      })
      .catch((cause: unknown) => {
        throw cause instanceof SyntaxError ? invalidResponse(call, 'the response is not JSON', cause) : cause;
      });
    const { response } = call;
    if (response && !response.ok) throw parseErrorResponse(call, response, error);
    return data ?? {};
  }

  /** Returns the part of a response body that the method returns. */
  #readContent(call: CallState, body: Values): unknown {
    const { validation, log } = this.#connection;
    const { content, numbers } = call.operation;
    if (content === undefined) return undefined;
    const found = body[content];
    if (found === undefined) throw invalidResponse(call, `the response has no \`${content}\``);
    if (numbers) parseDecimals(found, numbers);
    const value = renameProperties(found, this.#responseNames);
    validation?.(call.operation, 'response', value, log);
    return value;
  }

  async #readPage<Item>(call: CallState): Promise<Page<Item>> {
    const { operation, params, options } = call;
    const body = await this.#exchange(call);
    const items = this.#readContent(call, body);
    if (!Array.isArray(items)) throw invalidResponse(call, `\`${operation.content}\` is not an array`);
    return createPage(items as Item[], body['meta'] as Partial<PageMeta> | undefined, options, (offset) =>
      this.list<Item, never>(operation, params, { ...options, offset } as CallOptions),
    );
  }
}

function selectQuery(names: readonly string[] | undefined, options: object): Record<string, unknown> | undefined {
  return names && Object.fromEntries(names.map((name) => [name, (options as Values)[name]]));
}

/** Returns the headers of a call. Adds an idempotency key if the operation takes one and retries are enabled. */
function requestHeaders({ operation, options }: CallState, defaultRetries: number): Record<string, unknown> {
  const headers: Record<string, unknown> = {};
  for (const [option, header] of Object.entries(operation.headers ?? {})) {
    headers[header] = (options as Values)[option];
    const retries = options.retries ?? defaultRetries;
    if (header === idempotencyHeader && retries > 0) headers[header] ??= createIdempotencyKey();
  }
  if (options.headers) {
    checkHeaders(options.headers);
    Object.assign(headers, options.headers);
  }
  return headers;
}
