// Generated from specs/shared/schemas/ClickFilter.yaml by `npm run generate`. Do not edit.

import { isClickFilter as guard, type ClickFilter } from './bidirectional/click-filter.ts';

export { ClickFilter } from './bidirectional/click-filter.ts';

/** Returns true if the value is a valid {@link ClickFilter}. */
export function isClickFilter(value: unknown): value is ClickFilter {
  return guard(value);
}
