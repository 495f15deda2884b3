// Generated from specs/open-source/schemas/OpenSourceError.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { isUuid } from '../runtime/formats/uuid.ts';
import { uuid } from '../runtime/formats/uuid.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { Issue, isIssue } from './issue.ts';

/** The body of an error response. */
export interface OpenSourceError {
  /**
   * Describes the error. If the response does not list all issues, the message states how many are not listed.
   * @example 'Body validation failed: tiles.0.w: expected 1 to 24, received 30'
   */
  message: string;
  /**
   * The same text as `message`. Only in errors of paths under `/api/v2/charts`.
   * @example 'Body validation failed: series.0.where: expected a value'
   */
  error?: string;
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

/** Validates {@link OpenSourceError}. */
export const OpenSourceError: Schema<OpenSourceError> = /* @__PURE__ */ schema<OpenSourceError>(
  () => ({
    type: 'object',
    required: ['message', 'requestId'],
    properties: {
      message: { type: 'string' },
      error: { type: 'string' },
      requestId: { type: 'string', format: uuid },
      issues: { type: 'array', maxItems: 50, items: Issue.rule },
    },
  }),
  'response',
  isOpenSourceError,
);

function openSourceErrorIssues(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 50)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isIssue(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link OpenSourceError}. */
export function isOpenSourceError(value: unknown): value is OpenSourceError {
  if (!isObject(value)) return false;
  const { message, error, requestId, issues } = value;
  return (
    typeof message === 'string' &&
    (error === undefined || typeof error === 'string') &&
    typeof requestId === 'string' &&
    isUuid(requestId) &&
    (issues === undefined || openSourceErrorIssues(issues))
  );
}
