// Generated from specs/shared/schemas/SourceFieldKey.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { SourceFieldValue, isSourceFieldValue } from './source-field-value.ts';

/** A key of a map column. */
export interface SourceFieldKey {
  /**
   * The key. In filters, it follows the name of the column and a dot.
   * @example 'http.status_code'
   */
  key: string;
  /**
   * Share of the sampled events that contain the key. The sample is the newest 10,000 events of the last 24 hours.
   *
   * 0 to 1.
   * @example 0.75
   */
  share: number;
  /**
   * The most frequent values, in descending order of frequency.
   *
   * At most 10 items.
   */
  values: SourceFieldValue[];
}

/** Validates {@link SourceFieldKey}. */
export const SourceFieldKey: Schema<SourceFieldKey> = /* @__PURE__ */ schema<SourceFieldKey>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      key: { type: 'string' },
      share: { type: 'number', minimum: 0, maximum: 1 },
      values: { type: 'array', maxItems: 10, items: SourceFieldValue.rule },
    },
  }),
  'response',
  isSourceFieldKey,
);

function sourceFieldKeyProperty2(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isSourceFieldValue(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link SourceFieldKey}. */
export function isSourceFieldKey(value: unknown): value is SourceFieldKey {
  if (!isObject(value)) return false;
  const { key: property0, share, values: property2 } = value;
  return (
    typeof property0 === 'string' &&
    typeof share === 'number' &&
    share >= 0 &&
    share <= 1 &&
    sourceFieldKeyProperty2(property2)
  );
}
