// Generated from specs/shared/schemas/AlertSilenceInput.yaml by `npm run generate`. Do not edit.

import { countProperties, hasOnlyProperties } from '../runtime/guards.ts';
import { dateTime } from '../runtime/formats/date-time.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** A silence of an alert. */
export interface AlertSilenceInput {
  /**
   * End of the silence, in the future and at most 30 days from now.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T12:00:00.000Z'
   */
  until: string;
}

/** Validates {@link AlertSilenceInput}. */
export const AlertSilenceInput: Schema<AlertSilenceInput> = /* @__PURE__ */ schema<AlertSilenceInput>(
  () => ({ type: 'object', required: ['until'], properties: { until: { type: 'string', format: dateTime } } }),
  'request',
  isAlertSilenceInput,
);

/** Returns true if the value is a valid {@link AlertSilenceInput}. */
export function isAlertSilenceInput(value: unknown): value is AlertSilenceInput {
  if (!isObject(value)) return false;
  const { until } = value;
  return (
    typeof until === 'string' &&
    isDateTime(until) &&
    (countProperties(value) === 1 || hasOnlyProperties(value, AlertSilenceInput.rule.properties))
  );
}
