import type { CallState } from '../calls/call-state.ts';
import { TimeoutError } from '../errors/transport-error.ts';
import { sendAttempt } from './attempt.ts';
import type { Connection } from './connection.ts';
import type { BufferedResponse } from './log-attempt.ts';
import type { OutgoingRequest } from './outgoing-request.ts';
import {
  canRetryError,
  canRetryStatus,
  idempotencyHeader,
  isIdempotent,
  retryDelayMs,
  wasNeverSent,
} from './retry-policy.ts';
import { addTraceContext } from './trace-context.ts';
import { wait } from './with-timeout.ts';

/**
 * Sends a request and retries it according to the retry policy. Renews the credentials once after a 401. Returns the last response. Throws
 * the error of the last attempt, or a TimeoutError or AbortError if the call ends while it waits for an attempt.
 */
export async function dispatch(connection: Connection, request: OutgoingRequest): Promise<BufferedResponse> {
  const { log, rateLimiter } = connection;
  const { call } = request;
  addTraceContext(request.headers);
  let retriesLeft = call.options.retries ?? connection.retries;
  let renewed = false;
  for (;;) {
    if (rateLimiter) await rateLimiter(call);
    call.attempts += 1;
    let received: BufferedResponse | undefined;
    let error: unknown;
    try {
      received = await sendAttempt(connection, request);
      const { ok, headers } = received.response;
      connection.honorsKeys ||= idempotencyHeader in request.headers && headers.has(idempotencyHeader);
      if (ok) return received;
    } catch (reason) {
      error = reason;
    }
    const response = received?.response;
    // The credentials lookup may be what timed out. The next attempt starts another one.
    if (error instanceof TimeoutError) invalidateCredentials(connection, call);
    if (response?.status === 401 && !renewed && invalidateCredentials(connection, call)) {
      renewed = true;
      continue;
    }
    const idempotent = isIdempotent(request, connection.honorsKeys);
    const canRetry = response
      ? canRetryStatus(request, call.attempts, response.status, idempotent)
      : canRetryError(error, idempotent);
    const delayMs = canRetry && retriesLeft > 0 ? retryDelayMs(call.attempts, response?.headers) : Infinity;
    if (performance.now() + delayMs >= call.endsAt) {
      if (received) return received;
      throw error;
    }
    retriesLeft -= 1;
    if (response?.status !== 429 && !wasNeverSent(error)) call.options.onUnknownOutcome?.();
    log.info?.(`${call.request}: retrying in ${Math.round(delayMs)} ms`);
    await wait(call, delayMs);
  }
}

/** Discards the credentials of the last attempt. Returns true if the client may get new ones. */
function invalidateCredentials({ credentials }: Connection, { authorization }: CallState): boolean {
  return authorization !== undefined && credentials.invalidate(authorization);
}
