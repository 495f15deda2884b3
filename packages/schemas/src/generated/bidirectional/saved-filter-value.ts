// Generated from specs/shared/schemas/SavedFilterValue.yaml by `npm run generate`. Do not edit.

import { isObject } from '../../runtime/value.ts';
import { union } from '../../runtime/keywords/union.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { SqlFilterValue, isSqlFilterValue } from './sql-filter-value.ts';
import { VariableFilterValue, isVariableFilterValue, type VariableFilterValueInput } from './variable-filter-value.ts';

/** Input variant of {@link SavedFilterValue}: its arrays may be read-only. */
export type SavedFilterValueInput = SqlFilterValue | VariableFilterValueInput;

/**
 * A filter value that is set when the dashboard is opened. `type` selects the properties. If `type` is absent,
 * `sql` applies.
 */
export type SavedFilterValue = SqlFilterValue | VariableFilterValue;

/** Validates {@link SavedFilterValue}. */
export const SavedFilterValue: Schema<SavedFilterValue> = /* @__PURE__ */ schema<SavedFilterValue>(
  () => ({
    tag: 'type',
    members: { sql: SqlFilterValue.rule, variable: VariableFilterValue.rule },
    absent: SqlFilterValue.rule,
    keywords: [union],
  }),
  'both',
  isSavedFilterValue,
);

/** Returns true if the value is a valid {@link SavedFilterValue}. */
export function isSavedFilterValue(value: unknown, closed = false): value is SavedFilterValue {
  if (!isObject(value)) return false;
  switch (value['type']) {
    case 'sql':
      return isSqlFilterValue(value, closed);
    case 'variable':
      return isVariableFilterValue(value, closed);
    case undefined:
      return isSqlFilterValue(value, closed);
    default:
      return false;
  }
}
