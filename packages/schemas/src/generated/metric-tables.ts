// Generated from specs/shared/schemas/MetricTables.yaml by `npm run generate`. Do not edit.

import { isMetricTables as guard, type MetricTables } from './bidirectional/metric-tables.ts';

export { MetricTables } from './bidirectional/metric-tables.ts';

/** Returns true if the value is a valid {@link MetricTables}. */
export function isMetricTables(value: unknown): value is MetricTables {
  return guard(value);
}
