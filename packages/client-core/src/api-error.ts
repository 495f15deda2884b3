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
export interface Failure<Status extends number = number> {
  readonly status: Status;
  readonly code: string;
  readonly text: string;
  readonly requestId: string | undefined;
  readonly issues: readonly ErrorIssue[];
  readonly operation: string;
  /** The method and path of the request, without its query. */
  readonly request: string;
  readonly body: unknown;
}

/** The service answered, and said no. The subclasses are the statuses that programs tell apart. */
export class ApiError<Status extends number = number> extends Error {
  override readonly name: string = 'ApiError';
  readonly status: Status;
  /** `NOT_FOUND`, `CONFLICT` …: the service's word for the error. */
  readonly code: string;
  /** Names the request in the service's log; `undefined` when something before the service answered. */
  readonly requestId: string | undefined;
  /** Everything that is wrong with the request; `[]` when the error is of another kind. */
  readonly issues: readonly ErrorIssue[];
  /** The operationId of the call. */
  readonly operation: string;
  /** The error body as it came, parsed when it is JSON. */
  readonly body: unknown;

  constructor({ status, code, text, requestId, issues, operation, request, body }: Failure<Status>) {
    super(`${request}: ${status} ${text}${requestId ? ` (request ${requestId})` : ''}`);
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.issues = issues;
    this.operation = operation;
    this.body = body;
  }
}

/** 400: the request is malformed or breaks a rule; `issues` lists everything that is wrong. */
export class BadRequestError extends ApiError<400> {
  override readonly name = 'BadRequestError';
}

/** 401: no credentials, or none that the service accepts. */
export class AuthenticationError extends ApiError<401> {
  override readonly name = 'AuthenticationError';
}

/** 403: the key's role or address list does not allow the call. */
export class PermissionError extends ApiError<403> {
  override readonly name = 'PermissionError';
}

/** 404: no such resource, or it is another tenant's. */
export class NotFoundError extends ApiError<404> {
  override readonly name = 'NotFoundError';
}

/** 409: the state of things does not allow the call, such as deleting a webhook that an alert uses. */
export class ConflictError extends ApiError<409> {
  override readonly name = 'ConflictError';
}

/** 412: the resource was changed since the version that `ifMatch` names. */
export class PreconditionFailedError extends ApiError<412> {
  override readonly name = 'PreconditionFailedError';
}

/** 429: too many requests. */
export class RateLimitError extends ApiError<429> {
  override readonly name = 'RateLimitError';
}

/** 500 and above: the service failed, or something in front of it did. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

/** 404 without a JSON body: not the resource is missing but the path. Most likely `baseUrl` is not the service's. */
export class RouteNotFoundError extends Error {
  override readonly name = 'RouteNotFoundError';
  readonly operation: string;

  constructor(operation: string, request: string) {
    super(
      `${request}: 404 and no error body: this server does not know the path. Is \`baseUrl\` the service's origin?`,
    );
    this.operation = operation;
  }
}

/** No answer came: the service could not be reached, or what came is no answer of it. `cause` says more. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly operation: string;

  constructor(operation: string, message: string, cause: unknown) {
    super(message, { cause });
    this.operation = operation;
  }
}
