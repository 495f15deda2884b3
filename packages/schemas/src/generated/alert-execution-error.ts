// Generated from specs/shared/schemas/AlertExecutionError.yaml by `npm run generate`. Do not edit.

import { dateTime } from '../runtime/formats/date-time.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** An error in the evaluation of an alert or in the delivery of its notifications. */
export interface AlertExecutionError {
  /**
   * Time of the error.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T10:00:00.000Z'
   */
  timestamp: string;
  /**
   * Type of the error:
   * - `QUERY_ERROR`: the query failed and is retried
   * - `QUERY_TIMEOUT`: the query exceeded the time limit and is retried
   * - `WEBHOOK_ERROR`: a notification could not be delivered
   * - `INVALID_ALERT`: the tile, saved search or chart cannot be queried, or uses a metric or an attribute that
   *   was never received
   * - `UNKNOWN`: any other error
   */
  type: 'QUERY_ERROR' | 'QUERY_TIMEOUT' | 'WEBHOOK_ERROR' | 'INVALID_ALERT' | 'UNKNOWN';
  /**
   * Describes the error.
   * @example 'The webhook "On-call" could not be notified: hooks.example.org: responded with status 500 (3
   * attempts). The delivery is retried for 24 hours.'
   */
  message: string;
}

/** Validates {@link AlertExecutionError}. */
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

/** Returns true if the value is a valid {@link AlertExecutionError}. */
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
