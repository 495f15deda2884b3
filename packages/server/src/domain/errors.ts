import type { IssueCode, ValidationIssue } from '@observability-api/schemas';

/** What is wrong with a body: the codes of the validators, and those of checks that only the service can do. */
export type InputIssue = ValidationIssue<IssueCode | 'reference' | 'filter' | 'duplicateProperty'>;

/** No such resource in this tenant; says nothing about other tenants. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/** The request is fine, but not in the state that things are in. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** The resource is larger than allowed. */
export class PayloadTooLargeError extends Error {
  override readonly name = 'PayloadTooLargeError';
}

/** The caller's precondition does not hold any more: somebody else wrote in between. */
export class PreconditionFailedError extends Error {
  override readonly name = 'PreconditionFailedError';

  constructor() {
    super('The resource has changed since you read it. Read it again and retry, or omit If-Match to overwrite.');
  }
}

/** The body breaks rules that its schema cannot state; carries all of them. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  readonly issues: readonly InputIssue[];

  constructor(issues: readonly InputIssue[]) {
    super(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
    this.issues = issues;
  }
}

/** The caller did not prove who it is; the message says whether credentials are missing, malformed, not found, not active. */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError';
}

/** The caller is known and may not do this. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
}

/**
 * The store cannot be read or written at the moment. Nothing was changed, except perhaps when the way to it was lost
 * during a commit, which nobody knows then. The cause is the store's own error.
 */
export class UnavailableError extends Error {
  override readonly name: string = 'UnavailableError';
}

/** The tenant has too many requests of this kind in progress. */
export class TooManyRequestsError extends Error {
  override readonly name = 'TooManyRequestsError';
  /** After this many seconds the request may be repeated. */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The request would take longer than it may. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The caller left before there was an answer: nobody would read it. */
export class ClientDisconnectedError extends Error {
  override readonly name = 'ClientDisconnectedError';
}

/** Throws Invalid unless the list is empty. */
export function rejectInvalid(issues: readonly InputIssue[]): void {
  if (issues.length > 0) throw new InvalidInputError(issues);
}
