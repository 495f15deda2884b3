// Generated from specs/shared/schemas/SearchSeries.yaml by `npm run generate`. Do not edit.

import { isSearchSeries as holds, type SearchSeries } from './both-ways/search-series.ts';

export { SearchSeries, type SearchSeriesInput } from './both-ways/search-series.ts';

/** Whether a value is {@link SearchSeries}. */
export function isSearchSeries(value: unknown): value is SearchSeries {
  return holds(value);
}
