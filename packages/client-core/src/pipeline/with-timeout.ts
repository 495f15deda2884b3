import type { CallState } from '../calls/call-state.ts';
import { AbortError, TimeoutError } from '../errors/transport-error.ts';

/**
 * Does a part of a call, and ends it when its time is over or the caller's signal says so, whether or not `work` heeds its
 * own signal. Leaves neither timer nor listener behind.
 */
export function withTimeout<Value>(
  call: CallState,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const { signal } = call.options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(abortErrorOf(call, signal));
      return;
    }
    const controller = new AbortController();
    const leftMs = Math.max(0, call.endsAt - performance.now());
    const ms = Math.min(timeoutMs, leftMs);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const end = (error: Error) => {
      settle();
      reject(error);
      controller.abort(error);
    };
    const onAbort = () => end(abortErrorOf(call, signal));
    const onTime = () =>
      end(timeoutMs < leftMs ? timeoutError(call, `timeout of ${timeoutMs} ms`) : deadlineError(call));
    // First, so that a signal that cannot be listened to leaves no timer behind.
    signal?.addEventListener('abort', onAbort);
    // A longer wait is none to timers: they would end it at once.
    if (ms < 2 ** 31) timer = setTimeout(onTime, ms);
    work(controller.signal).finally(settle).then(resolve, reject);
  });
}

/** Waits, unless the caller's signal ends the call first. */
export function wait(call: CallState, ms: number): Promise<void> {
  return withTimeout(call, Infinity, (ended) => {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      ended.addEventListener('abort', () => clearTimeout(timer));
    });
  });
}

function abortErrorOf({ operation, request }: CallState, signal: AbortSignal | undefined): AbortError {
  return new AbortError(operation.id, `${request}: ended by the caller's signal`, signal?.reason);
}

/** That the time is over which the whole call may take. */
export function deadlineError(call: CallState): TimeoutError {
  return timeoutError(call, `deadline of ${call.deadlineMs} ms`);
}

function timeoutError({ operation, request }: CallState, bound: string): TimeoutError {
  return new TimeoutError(operation.id, `${request}: no answer within the ${bound}`);
}
