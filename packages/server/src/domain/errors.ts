import type { IssueCode, ValidationIssue } from '@observability-api/schemas';

/**
 * A validation issue: a part of a request that the service rejects, with the reason. The additional codes belong to checks that a
 * schema cannot express.
 */
export type InputIssue = ValidationIssue<IssueCode | 'reference' | 'filter' | 'duplicateProperty'> & {
  /** The location of the rejected value: `query` for query parameters, `params` for path parameters. @default 'body' */
  readonly in?: 'query' | 'params';
};

/** Thrown if the tenant has no such resource. The message does not depend on other tenants. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/** Thrown if the service cannot create a response of the requested media type. */
export class NotAcceptableError extends Error {
  override readonly name = 'NotAcceptableError';
}

/** Thrown if the current state of the resources does not permit a valid request. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** Thrown if a resource is larger than the limit. */
export class PayloadTooLargeError extends Error {
  override readonly name = 'PayloadTooLargeError';
}

/** Thrown if `If-Match` does not permit a write to the current version. */
export class PreconditionFailedError extends Error {
  override readonly name = 'PreconditionFailedError';

  constructor(resourceName: string, version: number) {
    super(
      `The ${resourceName} changed since you read it (current version: ${version}). Read it again and retry, or omit If-Match to ignore the change.`,
    );
  }
}

/** Maximum number of issues that validation counts. A check may stop when it has found this number. */
export const MAX_COUNTED_ISSUES = 1000;

/** Thrown if a request has issues that the spec cannot express. Contains at most {@link MAX_COUNTED_ISSUES}. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  readonly issues: readonly InputIssue[];

  constructor(issues: readonly InputIssue[]) {
    const counted = issues.slice(0, MAX_COUNTED_ISSUES);
    super(counted.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
    this.issues = counted;
  }
}

/** Thrown if credentials are missing, malformed, unknown or not active. The message states the reason. */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError';
}

/** Thrown if a request is not permitted, for example because of the role or the IP address of the caller, or an expired sign-in link. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
}

/**
 * Thrown if something that the request needs is not available, such as the store, the telemetry engine or memory for the response. The
 * request changed nothing, with one exception: if the connection to the store was lost or its disk failed during a commit, the result of
 * the commit is unknown. `cause`, if set, is the error of the dependency.
 */
export class UnavailableError extends Error {
  override readonly name: string = 'UnavailableError';
}

/** Thrown if the tenant or the service has too many requests of this kind in progress, or if a request waits too long for others. */
export class TooManyRequestsError extends Error {
  override readonly name = 'TooManyRequestsError';
  /** The client can retry after this number of seconds. */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Thrown if a request exceeds its time limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Thrown if the client disconnects before the response. */
export class ClientDisconnectedError extends Error {
  override readonly name = 'ClientDisconnectedError';
}

/**
 * Thrown when the service cannot start for a reason that the operator can fix. The command prints the message and exits with code 1.
 * It prints the stack only at the log levels `trace` and `debug`.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Throws InvalidInputError unless the list is empty. */
export function rejectInvalid(issues: readonly InputIssue[]): void {
  if (issues.length > 0) throw new InvalidInputError(issues);
}
