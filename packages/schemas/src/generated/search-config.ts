// Generated from specs/shared/schemas/SearchConfig.yaml by `npm run generate`. Do not edit.

import { isSearchConfig as guard, type SearchConfig } from './bidirectional/search-config.ts';

export { SearchConfig } from './bidirectional/search-config.ts';

/** Returns true if the value is a valid {@link SearchConfig}. */
export function isSearchConfig(value: unknown): value is SearchConfig {
  return guard(value);
}
