// Generated from specs/shared/schemas/AlertGroupState.yaml by `npm run generate`. Do not edit.

import { enumeration } from '../runtime/schema.ts';

/**
 * State of a group of an alert:
 * - `OK`: the value does not violate the threshold
 * - `PENDING`: the threshold is violated, but not yet in `numConsecutiveWindows` consecutive windows
 * - `ALERT`: the threshold is violated in at least that many consecutive windows
 */
export type AlertGroupState = (typeof AlertGroupState)[number];

/** All values of {@link AlertGroupState} in the order of the spec, with the methods of a validator. */
export const AlertGroupState = /* @__PURE__ */ enumeration(['OK', 'PENDING', 'ALERT'], isAlertGroupState);

/** Returns true if the value is a valid {@link AlertGroupState}. */
export function isAlertGroupState(value: unknown): value is AlertGroupState {
  return value === 'OK' || value === 'PENDING' || value === 'ALERT';
}
