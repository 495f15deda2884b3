// Generated from specs/shared/schemas/SearchClick.yaml by `npm run generate`. Do not edit.

import { isSearchClick as guard, type SearchClick } from './bidirectional/search-click.ts';

export { SearchClick, type SearchClickInput } from './bidirectional/search-click.ts';

/** Returns true if the value is a valid {@link SearchClick}. */
export function isSearchClick(value: unknown): value is SearchClick {
  return guard(value);
}
