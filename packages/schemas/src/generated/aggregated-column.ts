// Generated from specs/shared/schemas/AggregatedColumn.yaml by `npm run generate`. Do not edit.

import { isAggregatedColumn as guard, type AggregatedColumn } from './bidirectional/aggregated-column.ts';

export { AggregatedColumn } from './bidirectional/aggregated-column.ts';

/** Returns true if the value is a valid {@link AggregatedColumn}. */
export function isAggregatedColumn(value: unknown): value is AggregatedColumn {
  return guard(value);
}
