// Generated from specs/shared/schemas/AlertSeverity.yaml by `npm run generate`. Do not edit.

import { enumeration } from '../runtime/schema.ts';

/**
 * Severity of a notification:
 * - `critical`: requires immediate action
 * - `error`: requires action
 * - `warning`: requires attention
 * - `info`: for information
 */
export type AlertSeverity = (typeof AlertSeverity)[number];

/** All values of {@link AlertSeverity} in the order of the spec, with the methods of a validator. */
export const AlertSeverity = /* @__PURE__ */ enumeration(['critical', 'error', 'warning', 'info'], isAlertSeverity);

/** Returns true if the value is a valid {@link AlertSeverity}. */
export function isAlertSeverity(value: unknown): value is AlertSeverity {
  return value === 'critical' || value === 'error' || value === 'warning' || value === 'info';
}
