import type { CallState } from '../calls/call-state.ts';
import { AbortError, TimeoutError } from '../errors/transport-error.ts';

/** Timers with a longer delay fire immediately. */
const maxTimerMs = 2 ** 31 - 1;

/**
 * Runs `work` with a timeout, the deadline of the call and the caller's AbortSignal. Rejects with TimeoutError or AbortError
 * even if `work` ignores its signal. Always clears the timer and removes the listener.
 */
export function withTimeout<Value>(
  call: CallState,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const { signal } = call.options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(abortError(call, signal));
      return;
    }
    const controller = new AbortController();
    const remainingMs = Math.max(0, call.endsAt - performance.now());
    const ms = Math.min(timeoutMs, remainingMs);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cleanUp = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    };
    /** Ends the work because of the signal, the timeout or the deadline. */
    const end = () => {
      cleanUp();
      const error = signal?.aborted
        ? abortError(call, signal)
        : timeoutMs < remainingMs
          ? timeoutError(call, `the timeout of ${inMilliseconds('timeoutMs', timeoutMs)}`)
          : deadlineError(call);
      reject(error);
      controller.abort(error);
    };
    // Adds the listener before it starts the timer: if `addEventListener` of a custom signal throws, no timer remains.
    signal?.addEventListener('abort', end);
    if (ms <= maxTimerMs) timer = setTimeout(end, ms);
    work(controller.signal).then(
      (value) => {
        cleanUp();
        resolve(value);
      },
      (error: unknown) => {
        cleanUp();
        reject(error);
      },
    );
  });
}

/** Waits for `ms` milliseconds. Rejects when the deadline passes or the caller's signal is aborted. */
export function wait(call: CallState, ms: number): Promise<void> {
  return withTimeout(call, Infinity, (signal) => {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => clearTimeout(timer));
    });
  });
}

/** Creates the error for a call that exceeded its deadline (`deadlineMs`, all attempts included). */
export function deadlineError(call: CallState): TimeoutError {
  return timeoutError(call, `the deadline of ${inMilliseconds('deadlineMs', call.deadlineMs)}`);
}

/** Returns a duration for a message. Adds the unit of the option to a short duration, which may be meant in seconds. */
function inMilliseconds(option: string, ms: number): string {
  return ms > 0 && ms < 500 ? `${ms} ms (\`${option}\` is in milliseconds)` : `${ms} ms`;
}

function timeoutError(call: CallState, limit: string): TimeoutError {
  return new TimeoutError(call, `no response within ${limit}`);
}

function abortError(call: CallState, signal: AbortSignal): AbortError {
  return new AbortError(call, "aborted by the caller's signal", signal.reason);
}
