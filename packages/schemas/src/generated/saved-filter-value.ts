// Generated from specs/shared/schemas/SavedFilterValue.yaml by `npm run generate`. Do not edit.

import { isSavedFilterValue as guard, type SavedFilterValue } from './bidirectional/saved-filter-value.ts';

export { SavedFilterValue, type SavedFilterValueInput } from './bidirectional/saved-filter-value.ts';

/** Returns true if the value is a valid {@link SavedFilterValue}. */
export function isSavedFilterValue(value: unknown): value is SavedFilterValue {
  return guard(value);
}
