import type { CallState } from '../calls/call-state.ts';
import { TimeoutError } from '../errors/transport-error.ts';
import { createAttempt, type SignedWith } from './attempt.ts';
import type { Reply } from './buffered-response.ts';
import type { Connection } from './connection.ts';
import { logged } from './log-attempts.ts';
import type { OutgoingRequest } from './outgoing-request.ts';
import { mayRetryAnswer, mayRetryError, retryDelayMs, wasNeverSent } from './retry-policy.ts';
import { addTraceContext } from './trace-context.ts';
import { wait } from './with-timeout.ts';

/** Sends a request as often as it takes: the `fetch` beneath openapi-fetch. */
export type Dispatch = (request: OutgoingRequest) => Promise<Reply>;

/** A {@link Dispatch} with retries, fresh credentials after a 401, and the client's own limit of requests. */
export function createDispatch(connection: Connection): Dispatch {
  const { credentials, log, rateLimit } = connection;
  const signedWith: SignedWith = new WeakMap();
  const attempt = logged(createAttempt(connection, signedWith), log);

  /** Lets go of the credentials. Answers whether there may be newer ones. */
  const renews = (call: CallState) => {
    const used = signedWith.get(call);
    return used !== undefined && credentials.refused(used);
  };

  return async (request) => {
    const { call } = request;
    addTraceContext(request.headers);
    let left = call.options.retries ?? connection.retries;
    let renewed = false;
    for (;;) {
      await rateLimit?.(call);
      call.attempts += 1;
      let reply: Reply | undefined;
      let failure: unknown;
      try {
        reply = await attempt(request, call);
        if (reply.ok) return reply;
      } catch (error) {
        failure = error;
      }
      // A lookup that did not end: the next call begins another.
      if (failure instanceof TimeoutError) renews(call);
      if (reply?.status === 401 && !renewed && renews(call)) {
        renewed = true;
        continue;
      }
      const again = reply ? mayRetryAnswer(request, call, reply.status) : mayRetryError(request, failure);
      const delayMs = again && left > 0 ? retryDelayMs(call.attempts, reply?.headers) : Infinity;
      if (performance.now() + delayMs >= call.endsAt) {
        if (reply) return reply;
        throw failure;
      }
      left -= 1;
      if (reply?.status !== 429 && !wasNeverSent(failure)) call.options.lost?.push(failure);
      log.info?.(`${call.request}: again in ${Math.round(delayMs)} ms`);
      await wait(call, delayMs);
    }
  };
}
