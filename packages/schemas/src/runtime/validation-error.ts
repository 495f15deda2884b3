import type { ValidationIssue } from './issue.ts';

/** The call of a client whose request or response is invalid. */
export interface ValidatedCall {
  /** The operationId. */
  readonly operation: string;
  readonly direction: 'request' | 'response';
  /** True if the service has carried out the request, although its response is invalid. @default false */
  readonly isCarriedOut?: boolean;
}

/** Thrown for a value that does not match its schema. `message` and `issues` list every issue. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly issues: readonly ValidationIssue[];
  /** The operationId of the call. `undefined` if `assert` of a schema threw the error. */
  readonly operation: string | undefined;
  /** The part of the call that is invalid. `undefined` if `assert` of a schema threw the error. */
  readonly direction: 'request' | 'response' | undefined;

  constructor(issues: readonly ValidationIssue[], call?: ValidatedCall) {
    const list = issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
    const carriedOut = call?.isCarriedOut ? 'the request was carried out, but ' : '';
    const prefix = call ? `${call.operation}: ${carriedOut}the ${call.direction} does not match the spec: ` : '';
    super(prefix + list.join('; '));
    this.issues = issues;
    this.operation = call?.operation;
    this.direction = call?.direction;
  }
}
