import type { CallState } from '../calls/call-state.ts';

/** What stands in the way of an answer. The subclasses say what. */
class TransportError extends Error {
  /** The operationId of the call. */
  readonly operation: string;

  constructor(operation: string, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.operation = operation;
  }
}

/** No answer came: the service could not be reached, or what came is no answer of it. `cause` says more. */
export class ConnectionError extends TransportError {
  override readonly name = 'ConnectionError';
}

/** No answer came in time: within `timeoutMs` for each attempt, or `deadlineMs` for the call. */
export class TimeoutError extends TransportError {
  override readonly name = 'TimeoutError';
}

/** The caller's signal ended the call; `cause` is the signal's reason. */
export class AbortError extends TransportError {
  override readonly name = 'AbortError';
}

/** 404 without a JSON body, or a redirect: not the resource is missing but the path. Most likely `baseUrl` is not the service's. */
export class RouteNotFoundError extends TransportError {
  override readonly name = 'RouteNotFoundError';
}

/** The most likely reason for an answer that is not the service's. */
export const wrongOrigin = "is `baseUrl` the service's origin?";

/** That most likely something else than the service has answered. */
export function routeNotFound({ operation, request }: CallState, why: string): RouteNotFoundError {
  return new RouteNotFoundError(operation.id, `${request}: ${why}; ${wrongOrigin}`);
}
