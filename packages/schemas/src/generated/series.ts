// Generated from specs/shared/schemas/Series.yaml by `npm run generate`. Do not edit.

import { isSeries as holds, type Series } from './both-ways/series.ts';

export { Series, type SeriesInput } from './both-ways/series.ts';

/** Whether a value is {@link Series}. */
export function isSeries(value: unknown): value is Series {
  return holds(value);
}
