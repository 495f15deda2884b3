// Generated from specs/shared/schemas/TimeSeries.yaml by `npm run generate`. Do not edit.

import { isTimeSeries as guard, type TimeSeries } from './bidirectional/time-series.ts';

export { TimeSeries, type TimeSeriesInput } from './bidirectional/time-series.ts';

/** Returns true if the value is a valid {@link TimeSeries}. */
export function isTimeSeries(value: unknown): value is TimeSeries {
  return guard(value);
}
