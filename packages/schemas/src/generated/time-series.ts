// Generated from specs/shared/schemas/TimeSeries.yaml by `npm run generate`. Do not edit.

import { isTimeSeries as holds, type TimeSeries } from './both-ways/time-series.ts';

export { TimeSeries, type TimeSeriesInput } from './both-ways/time-series.ts';

/** Whether a value is {@link TimeSeries}. */
export function isTimeSeries(value: unknown): value is TimeSeries {
  return holds(value);
}
