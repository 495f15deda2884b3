import createOpenApiFetch from 'openapi-fetch';
import { beginCall } from '../calls/begin-call.ts';
import { Call } from '../calls/call.ts';
import { type CallState, newCall } from '../calls/call-state.ts';
import { readFailure } from '../errors/parse-error-response.ts';
import { ConnectionError, wrongOrigin } from '../errors/transport-error.ts';
import { idempotencyHeader, newIdempotencyKey } from '../idempotency-key.ts';
import type { Operation } from '../operation.ts';
import type { CallOptions } from '../options/call-options.ts';
import { checkHeaders } from '../options/checked-headers.ts';
import { pageOf } from '../paging/create-page.ts';
import { ListCall } from '../paging/list-call.ts';
import type { PageMeta } from '../paging/page.ts';
import { pathOf } from './build-path.ts';
import type { Connection } from './connection.ts';
import type { Dispatch } from './dispatch.ts';
import { modify } from './modify.ts';
import { OutgoingRequest } from './outgoing-request.ts';
import { readDecimals } from './parse-decimals.ts';
import { renamed, rewrittenPath } from './rewrite.ts';
import type { Send } from './send.ts';

type Values = Readonly<Record<string, unknown>>;

/** The part of openapi-fetch's client that calls by method and path, without the types of a spec. */
interface Fetcher {
  request(method: string, path: string, init: object): Promise<{ data?: Values; error?: unknown }>;
}

/** A {@link Send} over a connection: openapi-fetch makes the requests, `dispatch` sends them. */
export function createSend(connection: Connection, dispatch: Dispatch): Send {
  const { origin, headers, defaults, validation, log } = connection;
  const fetcher = createOpenApiFetch({
    baseUrl: origin,
    headers,
    Request: OutgoingRequest as unknown as typeof Request,
    fetch: dispatch as unknown as typeof fetch,
  }) as unknown as Fetcher;
  const pathWords = connection.rewrite.path;
  const words = Object.entries(connection.rewrite.settings ?? {});
  const outward = new Map(words);
  const inward = new Map(words.map(([ours, theirs]) => [theirs, ours]));

  /** Makes the call and answers the envelope. */
  async function exchange(call: CallState): Promise<Values> {
    const { operation, options, body } = call;
    const { method } = operation;
    const path = pathOf(call, pathWords ? rewrittenPath(operation.path, pathWords) : operation.path, defaults);
    call.request = `${method} ${path}`;
    beginCall(call, connection.deadlineMs);
    if (body !== undefined) validation?.(operation, 'request', body, log);
    const { data, error } = await fetcher
      .request(method, path, {
        params: { query: picked(operation.query, options) },
        headers: headersOf(call, connection),
        body: words.length > 0 ? renamed(body, outward) : body,
        call,
      })
      .catch((cause: unknown) => {
        throw cause instanceof SyntaxError ? unreadable(call, `the answer is not JSON; ${wrongOrigin}`, cause) : cause;
      });
    const { response } = call;
    if (response && !response.ok) throw readFailure(call, response, error);
    return data ?? {};
  }

  function contentOf(call: CallState, envelope: Values): unknown {
    const { content, numbers } = call.operation;
    if (content === undefined) return undefined;
    const found = envelope[content];
    if (found === undefined) {
      throw unreadable(call, `the answer has no \`${content}\`; ${wrongOrigin}`);
    }
    if (numbers) readDecimals(found, numbers);
    const value = words.length > 0 ? renamed(found, inward) : found;
    validation?.(call.operation, 'response', value, log);
    return value;
  }

  const one = async (call: CallState) => contentOf(call, await exchange(call));

  const page = async (call: CallState) => {
    const envelope = await exchange(call);
    const items = contentOf(call, envelope);
    if (!Array.isArray(items)) throw unreadable(call, 'the answer is no list');
    const { operation, params, options } = call;
    const from = (offset: number) => send.list(operation, params, { ...options, offset } as CallOptions);
    return pageOf(items, envelope['meta'] as Partial<PageMeta> | undefined, options, from);
  };

  const send: Send = {
    one: <Data, Failed>(operation: Operation, params: readonly string[], body: unknown, options?: CallOptions) =>
      new Call<Data, Failed>(newCall(operation, params, body, options), one as (call: CallState) => Promise<Data>),
    list: <Item, Failed>(operation: Operation, params: readonly string[], options?: CallOptions) =>
      new ListCall<Item, Failed>(newCall(operation, params, undefined, options), page),
    modify: (...given) => modify(send, connection, ...given),
  };
  return send;
}

function unreadable({ operation, request }: CallState, why: string, cause?: unknown): ConnectionError {
  return new ConnectionError(operation.id, `${request}: ${why}`, cause);
}

function picked(names: readonly string[] | undefined, values: object): Record<string, unknown> | undefined {
  return names && Object.fromEntries(names.map((name) => [name, (values as Values)[name]]));
}

/** Headers of the call's options. A request that can have an idempotency key gets one, so that it can be sent again. */
function headersOf({ operation, options }: CallState, { retries }: Connection): Record<string, unknown> {
  const headers: Record<string, unknown> = {};
  for (const [option, header] of Object.entries(operation.headers ?? {})) {
    headers[header] = (options as Values)[option];
    if (header === idempotencyHeader && (options.retries ?? retries) > 0) headers[header] ??= newIdempotencyKey();
  }
  if (options.headers) {
    checkHeaders(options.headers);
    Object.assign(headers, options.headers);
  }
  return headers;
}
