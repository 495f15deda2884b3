// Generated from specs/shared/schemas/SourceField.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { SourceFieldKey, isSourceFieldKey } from './source-field-key.ts';
import { SourceFieldValue, isSourceFieldValue } from './source-field-value.ts';

/** A column of a source. At most 50 columns have `keys` or `values`. */
export interface SourceField {
  /**
   * Name of the column, as used in filters and expressions.
   * @example 'LogAttributes'
   */
  name: string;
  /**
   * The kind of the values:
   * - `string`, `number`, `boolean`: as in JSON
   * - `time`: a point in time or a day
   * - `map`: values by key
   * - `array`: a list
   * - `other`: another type
   * @example 'map'
   */
  type: 'string' | 'number' | 'boolean' | 'time' | 'map' | 'array' | 'other';
  /**
   * The type of the column as the database declares it.
   * @example 'Map(LowCardinality(String), String)'
   */
  columnType: string;
  /**
   * The most frequent keys of a map, in descending order of frequency. Absent if the column is not a map.
   *
   * At most 100 items.
   */
  keys?: SourceFieldKey[];
  /**
   * The most frequent values of a `LowCardinality(String)` column, in descending order of frequency. Absent for
   * other columns.
   *
   * At most 10 items.
   */
  values?: SourceFieldValue[];
}

/** Validates {@link SourceField}. */
export const SourceField: Schema<SourceField> = /* @__PURE__ */ schema<SourceField>(
  () => ({
    type: 'object',
    optional: ['keys', 'values'],
    properties: {
      name: { type: 'string' },
      type: { type: 'string', enum: ['string', 'number', 'boolean', 'time', 'map', 'array', 'other'] },
      columnType: { type: 'string' },
      keys: { type: 'array', maxItems: 100, items: SourceFieldKey.rule },
      values: { type: 'array', maxItems: 10, items: SourceFieldValue.rule },
    },
  }),
  'response',
  isSourceField,
);

function sourceFieldKeys(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 100)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isSourceFieldKey(item)) return false;
  }
  return true;
}

function sourceFieldProperty4(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isSourceFieldValue(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link SourceField}. */
export function isSourceField(value: unknown): value is SourceField {
  if (!isObject(value)) return false;
  const { name, type, columnType, keys, values: property4 } = value;
  return (
    typeof name === 'string' &&
    (type === 'string' ||
      type === 'number' ||
      type === 'boolean' ||
      type === 'time' ||
      type === 'map' ||
      type === 'array' ||
      type === 'other') &&
    typeof columnType === 'string' &&
    (keys === undefined || sourceFieldKeys(keys)) &&
    (property4 === undefined || sourceFieldProperty4(property4))
  );
}
