// Generated from specs/shared/schemas/MetricType.yaml by `npm run generate`. Do not edit.

import { enumeration } from '../runtime/schema.ts';

/**
 * Type of a metric, which selects the table and the aggregation:
 * - `gauge`: a value that goes up and down
 * - `sum`: a counter or a total
 * - `histogram`: counts in explicit buckets
 * - `summary`: quantiles computed by the sender
 * - `exponential histogram`: counts in exponential buckets
 */
export type MetricType = (typeof MetricType)[number];

/** All values of {@link MetricType} in the order of the spec, with the methods of a validator. */
export const MetricType = /* @__PURE__ */ enumeration(
  ['gauge', 'sum', 'histogram', 'summary', 'exponential histogram'],
  isMetricType,
);

/** Returns true if the value is a valid {@link MetricType}. */
export function isMetricType(value: unknown): value is MetricType {
  return (
    value === 'gauge' ||
    value === 'sum' ||
    value === 'histogram' ||
    value === 'summary' ||
    value === 'exponential histogram'
  );
}
