import type { CallState } from '../calls/call-state.ts';
import { connectionFailed, routeNotFound } from '../errors/transport-error.ts';
import type { Next } from '../options/middleware.ts';
import type { Connection } from './connection.ts';
import type { BufferedResponse } from './log-attempt.ts';
import { logAttempt } from './log-attempt.ts';
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
  const { call } = request;
  const response = await (connection.middleware.length === 0
    ? authenticateAndFetch(connection, call, request, request.headers, signal)
    : callMiddleware(connection, request, signal));
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
  const fetchResponse: Next = (copy) =>
    authenticateAndFetch(connection, call, copy, Object.fromEntries(copy.headers), copy.signal);
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

async function authenticateAndFetch(
  { baseUrl, credentials, fetch }: Connection,
  call: CallState,
  { url, method, body }: Pick<OutgoingRequest, 'url' | 'method' | 'body'>,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> {
  let { authorization } = headers;
  if (authorization === undefined) {
    const current = credentials.current();
    call.authorization = current;
    authorization = typeof current === 'string' ? current : await current;
  }
  try {
    // A followed redirect would send the body and headers elsewhere, or turn a write into a read.
    return await fetch(url, {
      method,
      headers: { ...headers, authorization },
      body: body ?? null,
      signal,
      redirect: 'manual',
    });
  } catch (cause) {
    throw connectionFailed(call, baseUrl, cause);
  }
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
