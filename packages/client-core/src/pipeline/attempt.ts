import type { CallState } from '../calls/call-state.ts';
import { ConnectionError, routeNotFound } from '../errors/transport-error.ts';
import { composed, type MiddlewareRequest, type Next } from '../options/middleware.ts';
import { Reply } from './buffered-response.ts';
import type { Connection } from './connection.ts';
import type { Attempt } from './log-attempts.ts';
import type { OutgoingRequest } from './outgoing-request.ts';
import { reasonOf } from './reason.ts';
import { withTimeout } from './with-timeout.ts';

/** The credentials that an attempt was signed with; `undefined` when the caller signs. */
export type SignedWith = WeakMap<CallState, string | Promise<string>>;

/** What one attempt is: middleware, signature, `fetch` and the body, within its time. */
export function createAttempt(connection: Connection, signedWith: SignedWith): Attempt {
  const { credentials, fetch, middleware, origin, timeoutMs } = connection;

  async function transmit(call: CallState, { url, method, headers: given, body, signal }: MiddlewareRequest) {
    // A copy: middleware still has the other when the answer is there.
    const headers = middleware.length > 0 ? new Headers(given) : given;
    if (!headers.has('authorization')) {
      const authorization = credentials.current();
      signedWith.set(call, authorization);
      headers.set('authorization', typeof authorization === 'string' ? authorization : await authorization);
    }
    try {
      // A redirect would take the body and headers elsewhere, and make a read of a write.
      return await fetch(url, { method, headers, body: body ?? null, signal, redirect: 'manual' });
    } catch (cause) {
      throw unanswered(call, origin, cause);
    }
  }

  return (request, call) =>
    withTimeout(call, call.options.timeoutMs ?? timeoutMs, async (signal) => {
      const send: Next = (each) => transmit(call, each);
      const copy = copyOf(request, call, signal);
      const response = await (middleware.length > 0 ? composed(middleware, send)(copy) : send(copy));
      if (!response || response.bodyUsed) {
        throw new TypeError('Middleware and `fetch` must answer an unread Response.');
      }
      const { type, status, headers } = response;
      // A browser tells neither the status of a redirect nor where it goes.
      const to = type === 'opaqueredirect' ? 'elsewhere' : status > 300 && status < 400 && headers.get('location');
      if (to) throw routeNotFound(call, `redirected to ${to}`);
      call.response = response;
      try {
        return new Reply(response, await response.text());
      } catch (cause) {
        throw unanswered(call, origin, cause);
      }
    });
}

/** What is sent in one attempt, so that no attempt has what another, or its middleware, left behind. */
function copyOf(
  { url, method, headers, body }: OutgoingRequest,
  call: CallState,
  signal: AbortSignal,
): MiddlewareRequest {
  return {
    url,
    method,
    headers: new Headers(headers),
    body,
    signal,
    operation: call.operation.id,
    attempt: call.attempts,
  };
}

function unanswered({ operation, request }: CallState, origin: string, cause: unknown): ConnectionError {
  return new ConnectionError(operation.id, `${request} at ${origin}: no answer (${reasonOf(cause)})`, cause);
}
