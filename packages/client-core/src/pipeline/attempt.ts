import type { CallState } from '../calls/call-state.ts';
import { connectionFailed, routeNotFound } from '../errors/transport-error.ts';
import type { MiddlewareRequest, Next } from '../options/middleware.ts';
import { BufferedResponse } from './buffered-response.ts';
import type { Connection } from './connection.ts';
import { logAttempt } from './log-attempt.ts';
import type { OutgoingRequest } from './outgoing-request.ts';
import { withTimeout } from './with-timeout.ts';

/** Makes one attempt: middleware, authentication, `fetch` and the response body, within the timeout. Logs the attempt. */
export function sendAttempt(connection: Connection, request: OutgoingRequest): Promise<BufferedResponse> {
  const { call } = request;
  const send = () => {
    return withTimeout(call, call.options.timeoutMs ?? connection.timeoutMs, async (signal) => {
      return readResponse(connection, call, await callMiddleware(connection, request, signal));
    });
  };
  return connection.log.info ? logAttempt(connection.log, request, send) : send();
}

/** Calls the middleware, the first one outermost, with a copy of the request. The innermost function is `fetch`. */
function callMiddleware(connection: Connection, request: OutgoingRequest, signal: AbortSignal): Promise<Response> {
  const { url, method, headers, body, call } = request;
  const copy = {
    url,
    method,
    headers: new Headers(headers),
    body,
    signal,
    operation: call.operation.id,
    attempt: call.attempts,
  };
  const fetchResponse: Next = (each) => authenticateAndFetch(connection, call, each);
  const chain = connection.middleware.reduceRight<Next>(
    (next, each) => async (given) => each(given, next),
    fetchResponse,
  );
  return chain(copy);
}

async function authenticateAndFetch(connection: Connection, call: CallState, request: MiddlewareRequest) {
  const { credentials, fetch, middleware, origin } = connection;
  const { url, method, body, signal } = request;
  // Middleware keeps a reference to its headers and must not see the credentials.
  const headers = middleware.length > 0 ? new Headers(request.headers) : request.headers;
  if (!headers.has('authorization')) {
    const authorization = credentials.current();
    call.authorization = authorization;
    headers.set('authorization', typeof authorization === 'string' ? authorization : await authorization);
  }
  try {
    // A followed redirect would send the body and headers elsewhere, or turn a write into a read.
    return await fetch(url, { method, headers, body: body ?? null, signal, redirect: 'manual' });
  } catch (cause) {
    throw connectionFailed(call, origin, cause);
  }
}

/** Reads the body of a response. Throws a RouteNotFoundError for a redirect. */
async function readResponse({ origin }: Connection, call: CallState, response: Response): Promise<BufferedResponse> {
  if (!response || response.bodyUsed) {
    throw new TypeError('Middleware and `fetch` must return an unread Response.');
  }
  const { type, status, headers } = response;
  // A browser reveals neither the status nor the location of a redirect.
  const location = type === 'opaqueredirect' ? 'another URL' : status > 300 && status < 400 && headers.get('location');
  if (location) throw routeNotFound(call, `redirected to ${location}`);
  call.response = response;
  try {
    return new BufferedResponse(response, await response.text());
  } catch (cause) {
    throw connectionFailed(call, origin, cause);
  }
}
