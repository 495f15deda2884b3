/** The part of a call that its errors describe. */
export interface CallContext {
  readonly operation: { readonly id: string; readonly path: string };
  /** The method and path of the request, without its query. */
  readonly request: string;
  readonly attempts: number;
}

/** A call that ended without a valid response. The subclasses name the reason. */
export class TransportError extends Error {
  /** The operationId of the call. For the fetch client, the method and path of the request. */
  readonly operation: string;
  /** Always `undefined`. It distinguishes these errors from an `ApiError`. */
  declare readonly status?: undefined;

  constructor({ operation, request }: CallContext, reason: string, cause?: unknown) {
    super(`${request}: ${reason}`, cause === undefined ? undefined : { cause });
    this.operation = operation.id;
  }
}

/**
 * Thrown when no valid response arrived: the connection failed, or the response is incomplete or not from this API. `cause` has the
 * underlying error, if any.
 */
export class ConnectionError extends TransportError {
  override readonly name = 'ConnectionError';
}

/** Thrown when an attempt exceeds `timeoutMs` or the call exceeds `deadlineMs`. */
export class TimeoutError extends TransportError {
  override readonly name = 'TimeoutError';
}

/** Thrown when the caller's AbortSignal ends the call. `cause` is the reason of the signal. */
export class AbortError extends TransportError {
  override readonly name = 'AbortError';
}

/**
 * Thrown for a 404 that is not an error of the API, and for a redirect that the client does not follow. The client follows up to five
 * same-origin redirects of a GET request, and none in a browser. The usual cause is a wrong `baseUrl`.
 */
export class RouteNotFoundError extends TransportError {
  override readonly name = 'RouteNotFoundError';
}

/** Creates the error for a path that the server does not have, or for a redirect that the client does not follow. */
export function routeNotFound(call: CallContext, reason: string): RouteNotFoundError {
  return new RouteNotFoundError(call, `${reason}. ${urlHint}`);
}

/** Creates the error for a successful response that is not from this API. */
export function invalidResponse(call: CallContext, reason: string, cause?: unknown): ConnectionError {
  return new ConnectionError(call, `${reason}. ${urlHint}`, cause);
}

/** Creates the error for a connection that failed before the response was complete. */
export function connectionFailed(call: CallContext, reason: string, cause: unknown): ConnectionError {
  const code = connectionErrorCode(cause);
  // Error codes and messages of runtimes for a plaintext response to a TLS handshake.
  const isPlainText = /WRONG_VERSION|InvalidContentType|packet length/i.test(code);
  const hint = isPlainText ? '. The port speaks http, not https: change `baseUrl`.' : '';
  return new ConnectionError(call, `${reason} (${code})${hint}`, cause);
}

const urlHint = 'Check that `baseUrl` is the URL of the service.';

/** Returns the error code of a failed connection, such as `ECONNREFUSED`, or the message of the runtime. */
export function connectionErrorCode(cause: unknown): string {
  const inner = cause instanceof Error ? (cause.cause ?? cause) : cause;
  if (inner instanceof Error) return 'code' in inner ? String(inner.code) : inner.message;
  return String(inner);
}
