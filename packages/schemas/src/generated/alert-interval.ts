// Generated from specs/shared/schemas/AlertInterval.yaml by `npm run generate`. Do not edit.

import { enumeration } from '../runtime/schema.ts';

/**
 * Length of an evaluation window. Windows are aligned to UTC, unless the alert has an offset or a start. The
 * lengths are:
 * - `30s`: 30 seconds
 * - `1m`, `5m`, `15m`, `30m`: 1, 5, 15, 30 minutes
 * - `1h`, `6h`, `12h`: 1, 6, 12 hours
 * - `1d`: 24 hours
 */
export type AlertInterval = (typeof AlertInterval)[number];

/** All values of {@link AlertInterval} in the order of the spec, with the methods of a validator. */
export const AlertInterval = /* @__PURE__ */ enumeration(
  ['30s', '1m', '5m', '15m', '30m', '1h', '6h', '12h', '1d'],
  isAlertInterval,
);

/** Returns true if the value is a valid {@link AlertInterval}. */
export function isAlertInterval(value: unknown): value is AlertInterval {
  return (
    value === '30s' ||
    value === '1m' ||
    value === '5m' ||
    value === '15m' ||
    value === '30m' ||
    value === '1h' ||
    value === '6h' ||
    value === '12h' ||
    value === '1d'
  );
}
