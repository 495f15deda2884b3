// Generated from specs/shared/schemas/NumberSeries.yaml by `npm run generate`. Do not edit.

import { isNumberSeries as holds, type NumberSeries } from './both-ways/number-series.ts';

export { NumberSeries, type NumberSeriesInput } from './both-ways/number-series.ts';

/** Whether a value is {@link NumberSeries}. */
export function isNumberSeries(value: unknown): value is NumberSeries {
  return holds(value);
}
