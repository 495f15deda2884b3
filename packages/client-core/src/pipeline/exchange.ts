import { Call } from '../calls/call.ts';
import { type CallState, createCallState, startCall } from '../calls/call-state.ts';
import { parseErrorResponse } from '../errors/parse-error-response.ts';
import { startAtCaller } from '../errors/start-at-caller.ts';
import { invalidResponse, RouteNotFoundError } from '../errors/transport-error.ts';
import type { Operation } from '../operation.ts';
import { ListCall } from '../paging/list-call.ts';
import { createPage, type Page, type PageMeta } from '../paging/page.ts';
import { buildRequest } from './build-request.ts';
import type { Connection } from './connection.ts';
import { dispatch } from './dispatch.ts';

type Values = Readonly<Record<string, unknown>>;

/** Creates the call of an operation. `args` are the ids, the body if the operation takes one, and the options. */
export function createCall<Data>(connection: Connection, operation: Operation, args: readonly unknown[]): Call<Data> {
  const send = (state: CallState) => exchange(connection, state) as Promise<Data>;
  return new Call(createCallState(operation, args), send);
}

/** Creates the call of an operation that returns a page of a list. */
export function createListCall<Item>(
  connection: Connection,
  operation: Operation,
  args: readonly unknown[],
): ListCall<Item> {
  const send = (state: CallState) => exchange(connection, state) as Promise<Page<Item>>;
  return new ListCall(createCallState(operation, args), send);
}

/** Sends the request of a call and returns the content of its response. Throws the error of an error response. */
async function exchange(connection: Connection, call: CallState): Promise<unknown> {
  const { operation, body } = call;
  try {
    startCall(call, connection.deadlineMs);
    const request = buildRequest(connection, call);
    if (body !== undefined) connection.validation?.(operation, 'request', body, connection.log);
    const { response, text } = await dispatch(connection, request);
    if (!response.ok) {
      const error = parseErrorResponse(call, response, parseJson(text) ?? text);
      const { fallback } = operation;
      if (fallback && error instanceof RouteNotFoundError) return await findInList(connection, call, fallback);
      throw error;
    }
    if (operation.accept) return text;
    const parsed = text === '' ? {} : parseJson(text);
    if (parsed === undefined) throw invalidResponse(call, 'the response is not JSON');
    const values = (parsed ?? {}) as Values;
    const meta = values['meta'] as Partial<PageMeta & Pick<CallState, 'warnings'>> | undefined;
    call.requestId = values['requestId'] as string | undefined;
    call.warnings = meta?.warnings;
    const content = readContent(connection, call, values);
    return operation.list ? readPage(connection, call, content, meta) : content;
  } catch (error) {
    await callerAttached;
    // Most errors before the first attempt are about the arguments of the call, so their stack starts at the caller, too.
    startAtCaller(error, exchange, call.attempts === 0);
    throw error;
  }
}

/** Returns the part of a response body that the method returns. */
function readContent({ validation, log, rewrite }: Connection, call: CallState, body: Values): unknown {
  const { operation, response } = call;
  const { bare, content, rows, numbers, values } = operation;
  if (content === undefined && !bare) return undefined;
  const received = content === undefined ? body : body[content];
  if (received === undefined) throw invalidResponse(call, `the response has no \`${content}\``);
  if (numbers && rows?.parseDecimals(received, numbers) === false) {
    throw invalidResponse(call, `the rows are those of another version of the API: no \`${numbers[0]}\``);
  }
  const value = rewrite ? rewrite.fromAlias(received) : received;
  validation?.(operation, 'response', value, log, !response?.headers.has('x-request-id'));
  if (values) rows?.addValues(value, values);
  return value;
}

function readPage(
  connection: Connection,
  call: CallState,
  items: unknown,
  meta: Partial<PageMeta> | undefined,
): Page<unknown> {
  const { operation, params, options } = call;
  if (!Array.isArray(items)) throw invalidResponse(call, `\`${operation.content}\` is not an array`);
  return createPage<unknown>(items, meta, options, (offset) =>
    createListCall(connection, operation, [...params, { ...options, offset }]),
  );
}

/** Finds a resource in its list, on a server that does not return it by its id. */
async function findInList(connection: Connection, call: CallState, list: Operation): Promise<unknown> {
  const { params, options, endsAt } = call;
  const args = [...params.slice(0, -1), { ...options, endsAt }];
  const items = createListCall<{ readonly id: string }>(connection, list, args);
  call.response = (await items.withResponse()).response;
  for await (const item of items) if (item.id === params.at(-1)) return item;
  throw parseErrorResponse(call, new Response(null, { status: 404 }), { message: 'not in the list' });
}

/** A resolved promise. While `exchange` awaits it, the caller can await the call. Only then does the stack contain the caller. */
const callerAttached = Promise.resolve();

/** Returns the value of a JSON text, or `undefined` if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
