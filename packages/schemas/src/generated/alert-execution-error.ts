// Generated from specs/shared/schemas/AlertExecutionError.yaml by `npm run generate`. Do not edit.

import { dateTime } from '../runtime/formats/date-time.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** One thing that went wrong while an alert was evaluated or delivered. */
export interface AlertExecutionError {
  /**
   * When it went wrong.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T10:00:00.000Z'
   */
  timestamp: string;
  /**
   * What went wrong:
   * - `QUERY_ERROR`: the query of the tile failed; it is tried again
   * - `QUERY_TIMEOUT`: the query of the tile took too long; it is tried again
   * - `WEBHOOK_ERROR`: a channel could not be notified
   * - `INVALID_ALERT`: the tile can no longer be queried
   * - `UNKNOWN`: anything else
   */
  type: 'QUERY_ERROR' | 'QUERY_TIMEOUT' | 'WEBHOOK_ERROR' | 'INVALID_ALERT' | 'UNKNOWN';
  /**
   * What happened, for a person.
   * @example 'The webhook answered 500 three times.'
   */
  message: string;
}

/** The validator of {@link AlertExecutionError}. */
export const AlertExecutionError: Schema<AlertExecutionError> = /* @__PURE__ */ schema<AlertExecutionError>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      timestamp: { type: 'string', format: dateTime },
      type: { type: 'string', enum: ['QUERY_ERROR', 'QUERY_TIMEOUT', 'WEBHOOK_ERROR', 'INVALID_ALERT', 'UNKNOWN'] },
      message: { type: 'string' },
    },
  }),
  'response',
  isAlertExecutionError,
);

/** Whether a value is {@link AlertExecutionError}. */
export function isAlertExecutionError(value: unknown): value is AlertExecutionError {
  if (!isObject(value)) return false;
  const { timestamp, type, message } = value;
  return (
    typeof timestamp === 'string' &&
    isDateTime(timestamp) &&
    (type === 'QUERY_ERROR' ||
      type === 'QUERY_TIMEOUT' ||
      type === 'WEBHOOK_ERROR' ||
      type === 'INVALID_ALERT' ||
      type === 'UNKNOWN') &&
    typeof message === 'string'
  );
}
