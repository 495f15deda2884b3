// Generated from specs/shared/schemas/SourceFilterColumn.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/** A column that user interfaces offer as a filter. */
export interface SourceFilterColumn {
  /**
   * Name of the column.
   *
   * 1 to 1024 characters.
   * @example 'ServiceName'
   */
  name: string;
  /**
   * Name displayed for the filter.
   *
   * 1 to 1024 characters.
   * @example 'Service'
   */
  label: string;
  /**
   * SQL expression whose values a user interface offers instead of the values of the column. The service only
   * stores this setting. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'lower(ServiceName)'
   */
  valueExpression?: string | undefined;
  /**
   * Whether a user interface offers to select all values of the column at once. The service only stores this
   * setting. Absent if not set.
   */
  allowAll?: boolean | undefined;
}

/** Validates {@link SourceFilterColumn}. */
export const SourceFilterColumn: Schema<SourceFilterColumn> = /* @__PURE__ */ schema<SourceFilterColumn>(
  () => ({
    type: 'object',
    required: ['name', 'label'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      label: { type: 'string', minLength: 1, maxLength: 1024 },
      valueExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      allowAll: { type: 'boolean', tolerated: 'null' },
    },
  }),
  'both',
  isSourceFilterColumn,
);

/** Returns true if the value is a valid {@link SourceFilterColumn}. */
export function isSourceFilterColumn(value: unknown, closed = false): value is SourceFilterColumn {
  if (!isObject(value)) return false;
  const { name, label, valueExpression, allowAll } = value;
  return (
    name !== '' &&
    hasMaxLength(name, 1024) &&
    label !== '' &&
    hasMaxLength(label, 1024) &&
    (valueExpression === undefined || hasMaxLength(valueExpression, 10000)) &&
    (allowAll === undefined || typeof allowAll === 'boolean') &&
    (!closed ||
      countProperties(value) === 2 + (valueExpression === undefined ? 0 : 1) + (allowAll === undefined ? 0 : 1) ||
      hasOnlyProperties(value, SourceFilterColumn.rule.properties))
  );
}
