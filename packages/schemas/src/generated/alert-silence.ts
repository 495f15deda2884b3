// Generated from specs/shared/schemas/AlertSilence.yaml by `npm run generate`. Do not edit.

import { dateTime } from '../runtime/formats/date-time.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** A silence of an alert. The alert is still evaluated, but notifications are not sent. */
export interface AlertSilence {
  /**
   * The API key that silenced the alert, identified by its last four characters. In the managed deployment, these
   * are the last four characters of the key id.
   * @example 'API key that ends with 3f9c'
   */
  by: string;
  /**
   * Start of the silence.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T10:00:00.000Z'
   */
  at: string;
  /**
   * End of the silence.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T12:00:00.000Z'
   */
  until: string;
}

/** Validates {@link AlertSilence}. */
export const AlertSilence: Schema<AlertSilence> = /* @__PURE__ */ schema<AlertSilence>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      by: { type: 'string' },
      at: { type: 'string', format: dateTime },
      until: { type: 'string', format: dateTime },
    },
  }),
  'response',
  isAlertSilence,
);

/** Returns true if the value is a valid {@link AlertSilence}. */
export function isAlertSilence(value: unknown): value is AlertSilence {
  if (!isObject(value)) return false;
  const { by, at, until } = value;
  return (
    typeof by === 'string' && typeof at === 'string' && isDateTime(at) && typeof until === 'string' && isDateTime(until)
  );
}
