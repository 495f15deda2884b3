// Generated from specs/shared/schemas/AlertState.yaml by `npm run generate`. Do not edit.

import { enumeration } from '../runtime/schema.ts';

/**
 * Result of the last evaluation of an alert:
 * - `OK`: the value does not violate the threshold, or the alert is new
 * - `ALERT`: the value violates the threshold
 * - `PENDING`: the value violates the threshold, but not yet in enough consecutive windows
 * - `INSUFFICIENT_DATA`: the last evaluation failed, or had no data and `noData` is `insufficient_data`, or the
 *   alert uses a metric or an attribute that its source has never received
 * - `DISABLED`: the alert is not evaluated, because `enabled` is false
 *
 * If the groups of an alert have different states, `ALERT` takes precedence over `PENDING`, and `PENDING` over
 * `OK`.
 */
export type AlertState = (typeof AlertState)[number];

/** All values of {@link AlertState} in the order of the spec, with the methods of a validator. */
export const AlertState = /* @__PURE__ */ enumeration(
  ['OK', 'ALERT', 'PENDING', 'INSUFFICIENT_DATA', 'DISABLED'],
  isAlertState,
);

/** Returns true if the value is a valid {@link AlertState}. */
export function isAlertState(value: unknown): value is AlertState {
  return (
    value === 'OK' || value === 'ALERT' || value === 'PENDING' || value === 'INSUFFICIENT_DATA' || value === 'DISABLED'
  );
}
