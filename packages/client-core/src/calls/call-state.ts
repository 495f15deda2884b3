import type { Operation } from '../operation.ts';
import type { CallOptions } from '../options/call-options.ts';
import { checkLimits, invalidOption } from '../options/option-checks.ts';

/** A warning about a value in a request: the service accepted it, but it may not work as intended. */
export interface CallWarning {
  /** JSON Pointer to the value in the request body. */
  readonly pointer: string;
  /** Describes the problem and its effect. */
  readonly message: string;
}

/** The state of one call, from its arguments to its last response. */
export interface CallState {
  readonly operation: Operation;
  /** The path parameters of the call, in the order of the path. */
  readonly params: readonly unknown[];
  readonly body: unknown;
  readonly options: CallOptions & {
    /** The deadline of the enclosing call, if this call is part of another one. */
    readonly endsAt?: number;
    /** Called before a retry if the service may have processed the failed attempt. */
    readonly onUnknownOutcome?: () => void;
  };
  /** The method and path of the request, without its query. Before the request is built, the operationId. Errors and log lines use it. */
  request: string;
  /** The number of attempts that were made. */
  attempts: number;
  /** Maximum duration of the call in milliseconds. */
  deadlineMs: number;
  /** The deadline, as a time of `performance.now()`. */
  endsAt: number;
  /** The `Authorization` header of the last attempt, if the client set it. */
  authorization: string | Promise<string> | undefined;
  /** The last response. Its body has been read. */
  response: Response | undefined;
  /** The request id in the body of the response. */
  requestId: string | undefined;
  /** The warnings in the body of the response. */
  warnings: readonly CallWarning[] | undefined;
}

const noOptions: CallOptions = {};

/** Creates the state of a call before its first attempt. `args` are the ids, the body if the operation takes one, and the options. */
export function createCallState(operation: Operation, args: readonly unknown[]): CallState {
  const { ids = 0 } = operation;
  const body = operation.body ? args[ids] : undefined;
  const options = args[operation.body ? ids + 1 : ids] as CallState['options'] | undefined;
  return {
    operation,
    params: args.slice(0, ids),
    body,
    options: options ?? noOptions,
    request: operation.id,
    attempts: 0,
    deadlineMs: Infinity,
    endsAt: Infinity,
    authorization: undefined,
    response: undefined,
    requestId: undefined,
    warnings: undefined,
  };
}

/** Checks the options of a call and sets its deadline. Throws a TypeError that names an invalid option. */
export function startCall(call: CallState, defaultDeadlineMs: number): void {
  const { signal, deadlineMs = defaultDeadlineMs, endsAt } = call.options;
  // `instanceof` would reject signals of another realm or of a library.
  if (signal && !signal.addEventListener) throw invalidOption('signal', 'an AbortSignal', signal);
  checkLimits(call.options);
  call.deadlineMs = deadlineMs;
  call.endsAt = endsAt ?? performance.now() + deadlineMs;
}
