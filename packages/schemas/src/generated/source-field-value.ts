// Generated from specs/shared/schemas/SourceFieldValue.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** A frequent value. */
export interface SourceFieldValue {
  /**
   * The value. Longer values are truncated to 256 characters.
   *
   * At most 256 characters.
   * @example '200'
   */
  value: string;
  /**
   * Share of the sampled events that contain the value. The sample is the newest 10,000 events of the last 24
   * hours.
   *
   * 0 to 1.
   * @example 0.75
   */
  share: number;
}

/** Validates {@link SourceFieldValue}. */
export const SourceFieldValue: Schema<SourceFieldValue> = /* @__PURE__ */ schema<SourceFieldValue>(
  () => ({
    type: 'object',
    required: ['value', 'share'],
    properties: { value: { type: 'string', maxLength: 256 }, share: { type: 'number', minimum: 0, maximum: 1 } },
  }),
  'response',
  isSourceFieldValue,
);

/** Returns true if the value is a valid {@link SourceFieldValue}. */
export function isSourceFieldValue(value: unknown): value is SourceFieldValue {
  if (!isObject(value)) return false;
  const { value: property0, share } = value;
  return hasMaxLength(property0, 256) && typeof share === 'number' && share >= 0 && share <= 1;
}
