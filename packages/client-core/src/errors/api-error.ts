/** One violation of a rule by a request, as the service reports it. */
export interface ErrorIssue {
  /** The part of the request with the invalid value. */
  readonly in: 'body' | 'query' | 'params' | 'headers';
  readonly path: readonly (string | number)[];
  /** JSON Pointer (RFC 6901) into the part of the request that `in` names. */
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
  readonly expected?: unknown;
}

/** The fields of an {@link ApiError}, and the parts of its message. */
export interface ApiErrorDetails {
  readonly status: number;
  readonly code: string;
  /** The error message of the service. */
  readonly text: string;
  readonly requestId: string | undefined;
  readonly issues: readonly ErrorIssue[];
  readonly operation: string;
  /** The method and path of the request, without its query. */
  readonly request: string;
  readonly attempts: number;
  readonly retryAfterMs: number | undefined;
  readonly body: unknown;
}

/** Thrown when the service responds with an error status. Common statuses have a subclass. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  declare readonly status: number;
  /** The error code, such as `NOT_FOUND` or `CONFLICT`. If the body contains no code, it is derived from the status. */
  declare readonly code: string;
  /** Identifies the request in the log of the service. `undefined` if the response has none, for example because a proxy sent it. */
  declare readonly requestId: string | undefined;
  /** The issues of the request, at most 50. `[]` if the error has another cause. */
  declare readonly issues: readonly ErrorIssue[];
  /** The operationId of the call. */
  declare readonly operation: string;
  /** The number of attempts that were made. */
  declare readonly attempts: number;
  /** The time in milliseconds that the service asks to wait before the next call, if any. */
  declare readonly retryAfterMs: number | undefined;
  /** The response body, parsed if it is JSON. */
  declare readonly body: unknown;

  constructor({ text, request, body, ...fields }: ApiErrorDetails) {
    const { status, requestId } = fields;
    super(`${request}: ${status} ${text}${requestId ? ` (request ${requestId})` : ''}`);
    Object.assign(this, fields);
    // Not enumerable, because it repeats the other properties when the error is printed.
    Object.defineProperty(this, 'body', { value: body });
  }
}

/** 400: the request is malformed or violates a rule. `issues` lists the first violations, at most 50. */
export class BadRequestError extends ApiError {
  override readonly name = 'BadRequestError';
  declare readonly status: 400;
}

/** 401: the credentials are missing or invalid. */
export class UnauthorizedError extends ApiError {
  override readonly name = 'UnauthorizedError';
  declare readonly status: 401;
}

/** 403: the role or the IP access list of the key does not allow the call. */
export class ForbiddenError extends ApiError {
  override readonly name = 'ForbiddenError';
  declare readonly status: 403;
}

/** 404: the resource does not exist or belongs to another tenant. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
  declare readonly status: 404;
}

/** 409: the current state does not allow the call, such as deleting a webhook that an alert uses. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';
  declare readonly status: 409;
}

/** 412: the resource changed since the version that `ifMatch` names. */
export class PreconditionFailedError extends ApiError {
  override readonly name = 'PreconditionFailedError';
  declare readonly status: 412;
}

/** 429: too many requests. `retryAfterMs` is the time to wait. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
  declare readonly status: 429;
}

/** 500 and above: the service failed, or a proxy in front of it. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}
