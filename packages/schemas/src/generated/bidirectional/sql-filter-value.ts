// Generated from specs/shared/schemas/SqlFilterValue.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/** An SQL condition for all tiles of the dashboard. */
export interface SqlFilterValue {
  /**
   * A condition in SQL.
   * @default 'sql'
   */
  type?: 'sql' | undefined;
  /**
   * A boolean SQL expression.
   *
   * At most 10000 characters.
   * @example "ServiceName IN ('checkout')"
   */
  condition: string;
}

/** Validates {@link SqlFilterValue}. */
export const SqlFilterValue: Schema<SqlFilterValue> = /* @__PURE__ */ schema<SqlFilterValue>(
  () => ({
    type: 'object',
    required: ['condition'],
    properties: {
      type: { type: 'string', const: 'sql', default: 'sql' },
      condition: { type: 'string', maxLength: 10000 },
    },
  }),
  'both',
  isSqlFilterValue,
);

/** Returns true if the value is a valid {@link SqlFilterValue}. */
export function isSqlFilterValue(value: unknown, closed = false): value is SqlFilterValue {
  if (!isObject(value)) return false;
  const { type, condition } = value;
  return (
    (type === undefined || type === 'sql') &&
    hasMaxLength(condition, 10000) &&
    (!closed ||
      countProperties(value) === 1 + (type === undefined ? 0 : 1) ||
      hasOnlyProperties(value, SqlFilterValue.rule.properties))
  );
}
