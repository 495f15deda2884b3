// Generated from specs/shared/schemas/WebhookTestResult.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** The result of a sample notification. */
export interface WebhookTestResult {
  /**
   * The HTTP status code of the response. A status from 200 to 299 means that the receiver accepts notifications.
   * Null if there was no response.
   *
   * 100 to 999.
   * @example 204
   */
  status: number | null;
  /**
   * Time until the end of the response, or until the error, in milliseconds.
   *
   * At least 0.
   * @example 87
   */
  durationMs: number;
  /**
   * The first 1,000 characters of the response body. Null if there was no response.
   * @example 'ok'
   */
  response: string | null;
  /** Reason why there was no response. Null if there was a response. */
  error: string | null;
}

/** Validates {@link WebhookTestResult}. */
export const WebhookTestResult: Schema<WebhookTestResult> = /* @__PURE__ */ schema<WebhookTestResult>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      status: { type: ['integer', 'null'], minimum: 100, maximum: 999 },
      durationMs: { type: 'integer', minimum: 0 },
      response: { type: ['string', 'null'] },
      error: { type: ['string', 'null'] },
    },
  }),
  'response',
  isWebhookTestResult,
);

/** Returns true if the value is a valid {@link WebhookTestResult}. */
export function isWebhookTestResult(value: unknown): value is WebhookTestResult {
  if (!isObject(value)) return false;
  const { status, durationMs, response, error } = value;
  return (
    ((typeof status === 'number' && (status | 0) === status && status >= 100 && status <= 999) || status === null) &&
    typeof durationMs === 'number' &&
    Number.isInteger(durationMs) &&
    durationMs >= 0 &&
    (typeof response === 'string' || response === null) &&
    (typeof error === 'string' || error === null)
  );
}
