import { ApiError } from './api-error.ts';
import { TransportError } from './transport-error.ts';

/** The `Error` constructor. Only some runtimes can capture stacks. */
interface CapturingErrors {
  captureStackTrace?(error: Error, internal: (...args: never) => unknown): void;
}

/**
 * Recaptures the stack of an error inside the async function `internal`, without the frames of this package. Engines add the
 * functions that await the call, so the stack starts at the caller. Errors of other code, such as middleware, keep their
 * stack unless `always` is set.
 */
export function startAtCaller(error: unknown, internal: (...args: never) => unknown, always = false): void {
  if (error instanceof ApiError || error instanceof TransportError || (always && error instanceof Error)) {
    (Error as CapturingErrors).captureStackTrace?.(error, internal);
  }
}
