// Generated from specs/shared/schemas/NumberSeries.yaml by `npm run generate`. Do not edit.

import { isNumberSeries as guard, type NumberSeries } from './bidirectional/number-series.ts';

export { NumberSeries, type NumberSeriesInput } from './bidirectional/number-series.ts';

/** Returns true if the value is a valid {@link NumberSeries}. */
export function isNumberSeries(value: unknown): value is NumberSeries {
  return guard(value);
}
