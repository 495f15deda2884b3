// Generated from specs/shared/schemas/TableSeries.yaml by `npm run generate`. Do not edit.

import { isTableSeries as guard, type TableSeries } from './bidirectional/table-series.ts';

export { TableSeries, type TableSeriesInput } from './bidirectional/table-series.ts';

/** Returns true if the value is a valid {@link TableSeries}. */
export function isTableSeries(value: unknown): value is TableSeries {
  return guard(value);
}
