// Generated from specs/shared/schemas/MetricTables.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** The table of each metric type. A type without a table is absent. */
export interface MetricTables {
  /**
   * Table for gauges.
   * @example 'otel_metrics_gauge'
   */
  gauge?: string;
  /**
   * Table for sums.
   * @example 'otel_metrics_sum'
   */
  sum?: string;
  /**
   * Table for histograms with explicit buckets.
   * @example 'otel_metrics_histogram'
   */
  histogram?: string;
  /**
   * Table for summaries.
   * @example 'otel_metrics_summary'
   */
  summary?: string;
  /**
   * Table for exponential histograms.
   * @example 'otel_metrics_exponential_histogram'
   */
  'exponential histogram'?: string;
}

/** Validates {@link MetricTables}. */
export const MetricTables: Schema<MetricTables> = /* @__PURE__ */ schema<MetricTables>(
  () => ({
    type: 'object',
    properties: {
      gauge: { type: 'string' },
      sum: { type: 'string' },
      histogram: { type: 'string' },
      summary: { type: 'string' },
      'exponential histogram': { type: 'string' },
    },
  }),
  'response',
  isMetricTables,
);

/** Returns true if the value is a valid {@link MetricTables}. */
export function isMetricTables(value: unknown): value is MetricTables {
  if (!isObject(value)) return false;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'gauge':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'sum':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'histogram':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'summary':
        if (!(typeof entry === 'string')) return false;
        break;
      case 'exponential histogram':
        if (!(typeof entry === 'string')) return false;
        break;
    }
  }
  return true;
}
