// Generated from specs/shared/schemas/SavedSearchFilter.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/** A condition that events must match, in addition to the filter of a saved search. */
export interface SavedSearchFilter {
  /**
   * A condition in SQL.
   * @default 'sql'
   */
  type?: 'sql' | undefined;
  /**
   * A condition on one column or expression, in one of the forms `IN (…)`, `NOT IN (…)` and `BETWEEN … AND …`. Any
   * other form is rejected with 400.
   *
   * 1 to 8192 characters.
   * @example "SeverityText IN ('error', 'fatal')"
   */
  condition: string;
}

/** Validates {@link SavedSearchFilter}. */
export const SavedSearchFilter: Schema<SavedSearchFilter> = /* @__PURE__ */ schema<SavedSearchFilter>(
  () => ({
    type: 'object',
    required: ['condition'],
    properties: {
      type: { type: 'string', const: 'sql', default: 'sql' },
      condition: { type: 'string', minLength: 1, maxLength: 8192 },
    },
  }),
  'both',
  isSavedSearchFilter,
);

/** Returns true if the value is a valid {@link SavedSearchFilter}. */
export function isSavedSearchFilter(value: unknown, closed = false): value is SavedSearchFilter {
  if (!isObject(value)) return false;
  const { type, condition } = value;
  return (
    (type === undefined || type === 'sql') &&
    condition !== '' &&
    hasMaxLength(condition, 8192) &&
    (!closed ||
      countProperties(value) === 1 + (type === undefined ? 0 : 1) ||
      hasOnlyProperties(value, SavedSearchFilter.rule.properties))
  );
}
