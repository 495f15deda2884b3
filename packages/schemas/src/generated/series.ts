// Generated from specs/shared/schemas/Series.yaml by `npm run generate`. Do not edit.

import { isSeries as guard, type Series } from './bidirectional/series.ts';

export { Series, type SeriesInput } from './bidirectional/series.ts';

/** Returns true if the value is a valid {@link Series}. */
export function isSeries(value: unknown): value is Series {
  return guard(value);
}
