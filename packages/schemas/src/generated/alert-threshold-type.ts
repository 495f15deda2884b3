// Generated from specs/shared/schemas/AlertThresholdType.yaml by `npm run generate`. Do not edit.

import { enumeration } from '../runtime/schema.ts';

/**
 * The condition under which a value violates the threshold:
 * - `above`: value ≥ threshold
 * - `below`: value < threshold
 * - `above_exclusive`: value > threshold
 * - `below_or_equal`: value ≤ threshold
 * - `equal`: value = threshold
 * - `not_equal`: value ≠ threshold
 * - `between`: threshold ≤ value ≤ thresholdMax
 * - `not_between`: value < threshold or value > thresholdMax
 */
export type AlertThresholdType = (typeof AlertThresholdType)[number];

/** All values of {@link AlertThresholdType} in the order of the spec, with the methods of a validator. */
export const AlertThresholdType = /* @__PURE__ */ enumeration(
  ['above', 'below', 'above_exclusive', 'below_or_equal', 'equal', 'not_equal', 'between', 'not_between'],
  isAlertThresholdType,
);

/** Returns true if the value is a valid {@link AlertThresholdType}. */
export function isAlertThresholdType(value: unknown): value is AlertThresholdType {
  return (
    value === 'above' ||
    value === 'below' ||
    value === 'above_exclusive' ||
    value === 'below_or_equal' ||
    value === 'equal' ||
    value === 'not_equal' ||
    value === 'between' ||
    value === 'not_between'
  );
}
