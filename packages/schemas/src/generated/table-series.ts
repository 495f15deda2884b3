// Generated from specs/shared/schemas/TableSeries.yaml by `npm run generate`. Do not edit.

import { isTableSeries as holds, type TableSeries } from './both-ways/table-series.ts';

export { TableSeries, type TableSeriesInput } from './both-ways/table-series.ts';

/** Whether a value is {@link TableSeries}. */
export function isTableSeries(value: unknown): value is TableSeries {
  return holds(value);
}
