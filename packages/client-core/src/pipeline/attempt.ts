import type { CallState } from '../calls/call-state.ts';
import { connectionFailed, routeNotFound } from '../errors/transport-error.ts';
import type { FetchInit } from '../options/client-options.ts';
import type { Next } from '../options/middleware.ts';
import type { Connection } from './connection.ts';
import { type BufferedResponse, logAttempt } from './log-attempt.ts';
import type { OutgoingRequest } from './outgoing-request.ts';
import { withTimeout } from './with-timeout.ts';

/** Makes one attempt: middleware, authentication, `fetch` and the response body, within the timeout. Logs the attempt. */
export function sendAttempt(connection: Connection, request: OutgoingRequest): Promise<BufferedResponse> {
  const { call } = request;
  const timeoutMs = call.options.timeoutMs ?? connection.timeoutMs;
  const send = () => withTimeout(call, timeoutMs, (signal) => exchange(connection, request, signal));
  return connection.log.info ? logAttempt(connection.log, request, send) : send();
}

/** Authenticates and sends the request through the middleware, and reads the body of the response. */
async function exchange(
  connection: Connection,
  request: OutgoingRequest,
  signal: AbortSignal,
): Promise<BufferedResponse> {
  const { call, url, headers } = request;
  let response: Response;
  if (connection.middleware.length > 0) {
    response = await callMiddleware(connection, request, signal);
  } else {
    const authorization = await authorize(connection, call, headers);
    try {
      response = await connection.fetch(url, createInit(request, headers, authorization, signal));
    } catch (cause) {
      throw connectionFailed(call, connection.baseUrl, cause);
    }
  }
  checkResponse(call, response);
  call.response = response;
  try {
    return { response, text: await response.text() };
  } catch (cause) {
    throw connectionFailed(call, connection.baseUrl, cause);
  }
}

/** Calls the middleware, the first one outermost, with a copy of the request. The innermost function is `fetch`. */
function callMiddleware(connection: Connection, request: OutgoingRequest, signal: AbortSignal): Promise<Response> {
  const { url, method, headers, body, call } = request;
  const fetchResponse: Next = async (copy) => {
    const copied = Object.fromEntries(copy.headers);
    const authorization = await authorize(connection, call, copied);
    try {
      return await connection.fetch(copy.url, createInit(copy, copied, authorization, copy.signal));
    } catch (cause) {
      throw connectionFailed(call, connection.baseUrl, cause);
    }
  };
  const chain = connection.middleware.reduceRight<Next>(
    (next, each) => async (copy) => each(copy, next),
    fetchResponse,
  );
  const { operation, attempts } = call;
  return chain({
    url,
    method,
    headers: new Headers(headers),
    body,
    signal,
    operation: operation.id,
    attempt: attempts,
  });
}

/** Returns the `Authorization` header of a request: its own, otherwise that of the client. */
function authorize(
  { credentials }: Connection,
  call: CallState,
  { authorization }: Readonly<Record<string, string>>,
): string | Promise<string> {
  if (authorization !== undefined) return authorization;
  call.authorization = credentials.current();
  return call.authorization;
}

function createInit(
  { method, body }: Pick<OutgoingRequest, 'method' | 'body'>,
  headers: Readonly<Record<string, string>>,
  authorization: string,
  signal: AbortSignal,
): FetchInit {
  // A followed redirect would send the body and headers elsewhere, or turn a write into a read.
  return { method, headers: { ...headers, authorization }, body: body ?? null, signal, redirect: 'manual' };
}

/** Throws a RouteNotFoundError for a redirect, and a TypeError if the body was already read. */
function checkResponse(call: CallState, response: Response): void {
  if (!response || response.bodyUsed) {
    throw new TypeError('Middleware and `fetch` must return an unread Response.');
  }
  const { type, status, headers } = response;
  // A browser reveals neither the status nor the location of a redirect.
  const location = type === 'opaqueredirect' ? 'another URL' : status > 300 && status < 400 && headers.get('location');
  if (location) throw routeNotFound(call, `redirected to ${location}`);
}
