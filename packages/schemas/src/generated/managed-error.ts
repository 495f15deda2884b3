// Generated from specs/managed/schemas/ManagedError.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { isUuid } from '../runtime/formats/uuid.ts';
import { uuid } from '../runtime/formats/uuid.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { Issue, isIssue } from './issue.ts';

/** The body of an error response. */
export interface ManagedError {
  /**
   * The HTTP status code of the response.
   *
   * 400 to 599.
   * @example 400
   */
  status: number;
  /**
   * An error code and a message. If the response does not list all issues, the message states how many are not
   * listed.
   * @example 'BAD_REQUEST: Body validation failed: tiles.0.w: expected 1 to 24, received 30'
   */
  error: string;
  /**
   * Id of the request. Equal to the `X-Request-Id` header. The log of the service contains the same id.
   *
   * A UUID.
   * @example '0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10'
   */
  requestId: string;
  /** The issues of an invalid request, at most 50. Absent for other errors. */
  issues?: Issue[];
}

/** Validates {@link ManagedError}. */
export const ManagedError: Schema<ManagedError> = /* @__PURE__ */ schema<ManagedError>(
  () => ({
    type: 'object',
    optional: ['issues'],
    properties: {
      status: { type: 'integer', minimum: 400, maximum: 599 },
      error: { type: 'string' },
      requestId: { type: 'string', format: uuid },
      issues: { type: 'array', maxItems: 50, items: Issue.rule },
    },
  }),
  'response',
  isManagedError,
);

function managedErrorIssues(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 50)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isIssue(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link ManagedError}. */
export function isManagedError(value: unknown): value is ManagedError {
  if (!isObject(value)) return false;
  const { status, error, requestId, issues } = value;
  return (
    typeof status === 'number' &&
    (status | 0) === status &&
    status >= 400 &&
    status <= 599 &&
    typeof error === 'string' &&
    typeof requestId === 'string' &&
    isUuid(requestId) &&
    (issues === undefined || managedErrorIssues(issues))
  );
}
