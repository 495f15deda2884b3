import type { Operation } from '../operation.ts';
import type { CallOptions } from '../options/call-options.ts';

/** One call on its way, from its arguments to its answer. */
export interface CallState {
  readonly operation: Operation;
  readonly params: readonly string[];
  readonly body: unknown;
  readonly options: CallOptions & {
    /** Of a call that is a part of another. */
    readonly endsAt?: number;
    /** Gets what attempts came to of which nobody knows whether the service did what was asked, before the next one. */
    readonly lost?: unknown[];
  };
  /** Method and path, without the query: how errors and log lines name the call. */
  request: string;
  /** Attempts that were made. */
  attempts: number;
  /** How long the call may take, in milliseconds. */
  deadlineMs: number;
  /** When the call has to be over, on the clock of `performance`. */
  endsAt: number;
  /** The last answer. Its body has been read. */
  response: Response | undefined;
}

const none: CallOptions = {};

/** A call before its first attempt. */
export function newCall(
  operation: Operation,
  params: readonly string[],
  body: unknown,
  options: CallOptions = none,
): CallState {
  return {
    operation,
    params,
    body,
    options,
    request: operation.id,
    attempts: 0,
    deadlineMs: Infinity,
    endsAt: Infinity,
    response: undefined,
  };
}
