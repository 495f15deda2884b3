import type { IssueCode, ValidationIssue } from '@observability-api/schemas';

/** What is wrong with a body: the codes of the validators, and those of checks that only the service can do. */
export type InputIssue = ValidationIssue<IssueCode | 'reference' | 'filter' | 'duplicateProperty'>;

/** No such resource in this tenant; says nothing about other tenants. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}

/** The request is fine, but not in the state that things are in. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** The caller's precondition does not hold any more: somebody else wrote in between. */
export class PreconditionFailed extends Error {
  override readonly name = 'PreconditionFailed';

  constructor() {
    super('The resource was changed since it was read: read it again, or leave out If-Match');
  }
}

/** The body breaks rules that its schema cannot state; carries all of them. */
export class Invalid extends Error {
  override readonly name = 'Invalid';
  readonly issues: readonly InputIssue[];

  constructor(issues: readonly InputIssue[]) {
    super(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
    this.issues = issues;
  }
}

/** The caller did not prove who it is; the message says whether credentials are missing, malformed, not found, not active. */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized';
}

/** The caller is known and may not do this. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden';
}

/**
 * The store cannot be read or written at the moment. Nothing was changed, except perhaps when the way to it was lost
 * during a commit, which nobody knows then. The cause is the store's own error.
 */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
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
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/** The caller left before there was an answer: nobody would read it. */
export class CallerLeft extends Error {
  override readonly name = 'CallerLeft';
}

/** Throws Invalid unless the list is empty. */
export const refuse = (issues: readonly InputIssue[]): void => {
  if (issues.length > 0) throw new Invalid(issues);
};
