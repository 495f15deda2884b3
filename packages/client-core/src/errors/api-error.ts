/** One thing that is wrong with a request, and where. */
export interface ErrorIssue {
  readonly in: 'body' | 'query' | 'params' | 'headers';
  readonly path: readonly (string | number)[];
  /** JSON Pointer (RFC 6901) into the part of the request that `in` names. */
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
  readonly expected?: unknown;
}

/** What an {@link ApiError} is made of. */
export interface Failure {
  readonly status: number;
  readonly code: string;
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

/** The service answered, and said no. The subclasses are the statuses that programs tell apart. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  declare readonly status: number;
  /** `NOT_FOUND`, `CONFLICT` …: the service's word for the error. */
  declare readonly code: string;
  /** Names the request in the service's log; `undefined` when something before the service answered. */
  declare readonly requestId: string | undefined;
  /** Everything that is wrong with the request; `[]` when the error is of another kind. */
  declare readonly issues: readonly ErrorIssue[];
  /** The operationId of the call. */
  declare readonly operation: string;
  /** How many attempts were made. */
  declare readonly attempts: number;
  /** How long the service asks to wait before the next call, in milliseconds, where it does. */
  declare readonly retryAfterMs: number | undefined;
  /** The error body as it came, parsed when it is JSON. */
  declare readonly body: unknown;

  constructor({ text, request, ...fields }: Failure) {
    const { status, requestId } = fields;
    super(`${request}: ${status} ${text}${requestId ? ` (request ${requestId})` : ''}`);
    Object.assign(this, fields);
  }
}

/** 400: the request is malformed or breaks a rule; `issues` lists everything that is wrong. */
export class BadRequestError extends ApiError {
  override readonly name = 'BadRequestError';
  declare readonly status: 400;
}

/** 401: no credentials, or none that the service accepts. */
export class AuthenticationError extends ApiError {
  override readonly name = 'AuthenticationError';
  declare readonly status: 401;
}

/** 403: the key's role or address list does not allow the call. */
export class PermissionError extends ApiError {
  override readonly name = 'PermissionError';
  declare readonly status: 403;
}

/** 404: no such resource, or it is another tenant's. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
  declare readonly status: 404;
}

/** 409: the state of things does not allow the call, such as deleting a webhook that an alert uses. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';
  declare readonly status: 409;
}

/** 412: the resource was changed since the version that `ifMatch` names. */
export class PreconditionFailedError extends ApiError {
  override readonly name = 'PreconditionFailedError';
  declare readonly status: 412;
}

/** 429: too many requests; `retryAfterMs` says when there will be room. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
  declare readonly status: 429;
}

/** 500 and above: the service failed, or something in front of it did. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}
