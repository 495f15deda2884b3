import type { CallState } from '../calls/call-state.ts';
import { connectionFailed, routeNotFound } from '../errors/transport-error.ts';
import type { Next } from '../options/middleware.ts';
import type { Connection } from './connection.ts';
import { type BufferedResponse, logAttempt } from './log-attempt.ts';
import type { OutgoingRequest } from './outgoing-request.ts';
import { withTimeout } from './with-timeout.ts';

/** Makes one attempt: middleware, authentication, `fetch` and the response body, within the timeout. Logs the attempt. */
export function sendAttempt(connection: Connection, request: OutgoingRequest): Promise<BufferedResponse> {
  const { call } = request;
  const timeoutMs = call.options.timeoutMs ?? connection.timeoutMs;
  const send = () => withTimeout(call, timeoutMs, (signal) => sendAndRead(connection, request, signal));
  return connection.log.info ? logAttempt(connection.log, request, send) : send();
}

/** Maximum number of same-origin redirects of a GET request that are followed. */
const maxRedirects = 5;

/** Sends the request through the middleware, follows same-origin redirects of a GET request, and reads the response body. */
async function sendAndRead(
  connection: Connection,
  request: OutgoingRequest,
  signal: AbortSignal,
  redirects = 0,
): Promise<BufferedResponse> {
  const { call, url, method, headers } = request;
  const response = await (connection.middleware.length > 0
    ? callMiddleware(connection, request, signal)
    : fetchResponse(connection, call, request, headers, signal));
  const location = redirectOf(response);
  if (location) {
    // In a browser, the status of a redirect is 0, and its target is unknown.
    const isFollowed = method === 'GET' && response.status > 0 && redirects < maxRedirects;
    const target = isFollowed ? new URL(location, url) : undefined;
    if (target?.origin !== new URL(url).origin) throw routeNotFound(call, `redirected to ${location}`);
    return sendAndRead(connection, { ...request, url: target.href }, signal, redirects + 1);
  }
  call.response = response;
  try {
    return { response, text: await response.text() };
  } catch (cause) {
    throw connectionFailed(call, 'incomplete response', cause);
  }
}

/** Authenticates and sends one request. */
async function fetchResponse(
  connection: Connection,
  call: CallState,
  { url, method, body }: Pick<OutgoingRequest, 'url' | 'method' | 'body'>,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> {
  const authorization = await authorize(connection, call, headers);
  try {
    // A redirect that `fetch` follows could send the body and headers elsewhere, or turn a write into a read.
    return await connection.fetch(url, {
      method,
      headers: { ...headers, authorization },
      body: body ?? null,
      signal,
      redirect: 'manual',
    });
  } catch (cause) {
    throw connectionFailed(call, `no response from ${connection.baseUrl}`, cause);
  }
}

/** Calls the middleware, the first one outermost, with a copy of the request. The innermost function is `fetch`. */
function callMiddleware(connection: Connection, request: OutgoingRequest, signal: AbortSignal): Promise<Response> {
  const { url, method, headers, body, call } = request;
  const innermost: Next = async (copy) =>
    fetchResponse(connection, call, copy, Object.fromEntries(copy.headers), copy.signal);
  const chain = connection.middleware.reduceRight<Next>(
    (next, middleware) => async (copy) => middleware(copy, next),
    innermost,
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

/**
 * Returns the location of a redirect, or a falsy value for another response. Throws a TypeError if the response is missing or its
 * body was already read.
 */
function redirectOf(response: Response): string | false | null {
  if (!response || response.bodyUsed) {
    throw new TypeError('Middleware and `fetch` must return an unread Response.');
  }
  const { type, status, headers } = response;
  // A browser reveals neither the status nor the location of a redirect.
  return type === 'opaqueredirect' ? 'another URL' : status > 300 && status < 400 && headers.get('location');
}
