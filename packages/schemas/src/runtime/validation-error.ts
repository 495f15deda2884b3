import type { ValidationIssue } from './issue.ts';

/** The call of a client whose request or response is invalid. */
export interface ValidatedCall {
  /** The operationId. */
  readonly operation: string;
  readonly direction: 'request' | 'response';
  /** The start of the message. */
  readonly prefix: string;
}

/** Thrown for a value that does not match its schema. `message` and `issues` list its issues, at most 50 per validated value. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly issues: readonly ValidationIssue[];
  /** The operationId of the call. `undefined` if `assert` of a schema threw the error. */
  readonly operation: string | undefined;
  /** The part of the call that is invalid. `undefined` if `assert` of a schema threw the error. */
  readonly direction: 'request' | 'response' | undefined;

  constructor(issues: readonly ValidationIssue[], call?: ValidatedCall) {
    const list = issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
    super((call?.prefix ?? '') + list.join('; '));
    this.issues = issues;
    this.operation = call?.operation;
    this.direction = call?.direction;
  }
}
