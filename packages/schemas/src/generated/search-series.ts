// Generated from specs/shared/schemas/SearchSeries.yaml by `npm run generate`. Do not edit.

import { isSearchSeries as guard, type SearchSeries } from './bidirectional/search-series.ts';

export { SearchSeries, type SearchSeriesInput } from './bidirectional/search-series.ts';

/** Returns true if the value is a valid {@link SearchSeries}. */
export function isSearchSeries(value: unknown): value is SearchSeries {
  return guard(value);
}
