// Generated from specs/shared/schemas/SavedSearchFilter.yaml by `npm run generate`. Do not edit.

import { isSavedSearchFilter as guard, type SavedSearchFilter } from './bidirectional/saved-search-filter.ts';

export { SavedSearchFilter } from './bidirectional/saved-search-filter.ts';

/** Returns true if the value is a valid {@link SavedSearchFilter}. */
export function isSavedSearchFilter(value: unknown): value is SavedSearchFilter {
  return guard(value);
}
