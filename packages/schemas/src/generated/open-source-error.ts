// Generated from specs/open-source/schemas/OpenSourceError.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { isUuid } from '../runtime/formats/uuid.ts';
import { uuid } from '../runtime/formats/uuid.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { Issue, isIssue } from './issue.ts';

/** Why a request failed. */
export interface OpenSourceError {
  /**
   * What is wrong, for a person. With more than 50 issues it says how many are left out.
   * @example 'Body validation failed: tiles.0.w: expected 1 to 24, received 30'
   */
  message: string;
  /**
   * The id of the request, equal to the header `X-Request-Id`. The service's log has the same.
   *
   * A UUID.
   * @example '0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10'
   */
  requestId: string;
  /** Everything that is wrong with the request, at most 50 issues. Absent when the error is of another kind. */
  issues?: Issue[];
}

/** The validator of {@link OpenSourceError}. */
export const OpenSourceError: Schema<OpenSourceError> = /* @__PURE__ */ schema<OpenSourceError>(
  () => ({
    type: 'object',
    required: ['message', 'requestId'],
    properties: {
      message: { type: 'string' },
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

/** Whether a value is {@link OpenSourceError}. */
export function isOpenSourceError(value: unknown): value is OpenSourceError {
  if (!isObject(value)) return false;
  const { message, requestId, issues } = value;
  return (
    typeof message === 'string' &&
    typeof requestId === 'string' &&
    isUuid(requestId) &&
    (issues === undefined || openSourceErrorIssues(issues))
  );
}
