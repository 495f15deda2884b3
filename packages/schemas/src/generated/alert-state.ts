// Generated from specs/shared/schemas/AlertState.yaml by `npm run generate`. Do not edit.

import { enumeration } from '../runtime/schema.ts';

/**
 * What the last evaluation of an alert found:
 * - `OK`: the threshold holds, or the alert is new
 * - `ALERT`: the threshold is violated; `executionErrors` says when a channel could not be notified
 * - `PENDING`: the threshold is violated, but not yet for enough windows in a row
 * - `INSUFFICIENT_DATA`: there was nothing to evaluate
 * - `DISABLED`: the alert is not evaluated
 */
export type AlertState = (typeof AlertState)[number];

/** The values of {@link AlertState} in the order of the spec, and their validator. */
export const AlertState = /* @__PURE__ */ enumeration(
  ['OK', 'ALERT', 'PENDING', 'INSUFFICIENT_DATA', 'DISABLED'],
  isAlertState,
);

/** Whether a value is {@link AlertState}. */
export function isAlertState(value: unknown): value is AlertState {
  return (
    value === 'OK' || value === 'ALERT' || value === 'PENDING' || value === 'INSUFFICIENT_DATA' || value === 'DISABLED'
  );
}
