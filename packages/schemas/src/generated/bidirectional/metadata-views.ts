// Generated from specs/shared/schemas/MetadataViews.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { pattern8 } from '../patterns.ts';

/** Tables with the keys and values of attributes. */
export interface MetadataViews {
  /**
   * Table with the keys. Absent if not set.
   *
   * 1 to 256 characters.
   * @example 'otel_logs_keys'
   */
  keyRollupTable?: string | undefined;
  /**
   * Table with the keys and their values.
   *
   * 1 to 256 characters.
   * @example 'otel_logs_values'
   */
  kvRollupTable: string;
  /**
   * Bucket size of the tables.
   *
   * At most 16 characters, a number and a unit: s, m, h or d.
   * @example '15m'
   */
  granularity: string;
}

/** Validates {@link MetadataViews}. */
export const MetadataViews: Schema<MetadataViews> = /* @__PURE__ */ schema<MetadataViews>(
  () => ({
    type: 'object',
    required: ['kvRollupTable', 'granularity'],
    properties: {
      keyRollupTable: { type: 'string', minLength: 1, maxLength: 256, tolerated: 'null' },
      kvRollupTable: { type: 'string', minLength: 1, maxLength: 256 },
      granularity: { type: 'string', pattern: pattern8, expected: 'a number and a unit: s, m, h or d', maxLength: 16 },
    },
  }),
  'both',
  isMetadataViews,
);

/** Returns true if the value is a valid {@link MetadataViews}. */
export function isMetadataViews(value: unknown, closed = false): value is MetadataViews {
  if (!isObject(value)) return false;
  const { keyRollupTable, kvRollupTable, granularity } = value;
  return (
    (keyRollupTable === undefined || (keyRollupTable !== '' && hasMaxLength(keyRollupTable, 256))) &&
    kvRollupTable !== '' &&
    hasMaxLength(kvRollupTable, 256) &&
    typeof granularity === 'string' &&
    hasMaxLength(granularity, 16) &&
    pattern8.test(granularity) &&
    (!closed ||
      countProperties(value) === 2 + (keyRollupTable === undefined ? 0 : 1) ||
      hasOnlyProperties(value, MetadataViews.rule.properties))
  );
}
