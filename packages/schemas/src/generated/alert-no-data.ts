// Generated from specs/shared/schemas/AlertNoData.yaml by `npm run generate`. Do not edit.

import { enumeration } from '../runtime/schema.ts';

/**
 * The effect of a window without data:
 * - `zero`: the value is 0, which is compared with the threshold
 * - `ok`: the threshold is not violated
 * - `alert`: the threshold is violated
 * - `insufficient_data`: groups without data keep their states and send no notifications, except an `OK` that a
 *   silence has delayed; if no group has data in the window, the state of the alert is `INSUFFICIENT_DATA`
 *
 * A group that has had no data for more than a day and more than three windows is dropped. It sends an `OK` if it
 * was in
 * `ALERT`.
 */
export type AlertNoData = (typeof AlertNoData)[number];

/** All values of {@link AlertNoData} in the order of the spec, with the methods of a validator. */
export const AlertNoData = /* @__PURE__ */ enumeration(['zero', 'ok', 'alert', 'insufficient_data'], isAlertNoData);

/** Returns true if the value is a valid {@link AlertNoData}. */
export function isAlertNoData(value: unknown): value is AlertNoData {
  return value === 'zero' || value === 'ok' || value === 'alert' || value === 'insufficient_data';
}
