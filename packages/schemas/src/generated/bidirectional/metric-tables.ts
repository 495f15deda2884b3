// Generated from specs/shared/schemas/MetricTables.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { map } from '../../runtime/keywords/map.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/**
 * The table of each metric type. A type without a table is absent.
 *
 * At least 1 entry.
 */
export interface MetricTables {
  /**
   * Table for gauges.
   *
   * 1 to 256 characters.
   * @example 'otel_metrics_gauge'
   */
  gauge?: string | undefined;
  /**
   * Table for sums.
   *
   * 1 to 256 characters.
   * @example 'otel_metrics_sum'
   */
  sum?: string | undefined;
  /**
   * Table for histograms with explicit buckets.
   *
   * 1 to 256 characters.
   * @example 'otel_metrics_histogram'
   */
  histogram?: string | undefined;
  /**
   * Table for summaries.
   *
   * 1 to 256 characters.
   * @example 'otel_metrics_summary'
   */
  summary?: string | undefined;
  /**
   * Table for exponential histograms.
   *
   * 1 to 256 characters.
   * @example 'otel_metrics_exponential_histogram'
   */
  'exponential histogram'?: string | undefined;
}

/** Validates {@link MetricTables}. */
export const MetricTables: Schema<MetricTables> = /* @__PURE__ */ schema<MetricTables>(
  () => ({
    type: 'object',
    minProperties: 1,
    properties: {
      gauge: { type: 'string', minLength: 1, maxLength: 256, tolerated: 'null' },
      sum: { type: 'string', minLength: 1, maxLength: 256, tolerated: 'null' },
      histogram: { type: 'string', minLength: 1, maxLength: 256, tolerated: 'null' },
      summary: { type: 'string', minLength: 1, maxLength: 256, tolerated: 'null' },
      'exponential histogram': { type: 'string', minLength: 1, maxLength: 256, tolerated: 'null' },
    },
    keywords: [map],
  }),
  'both',
  isMetricTables,
);

function metricTablesEntries(value: Readonly<Record<string, unknown>>): boolean {
  let count = 0;
  for (const key of Object.keys(value)) {
    const entry = value[key];
    if (entry === undefined) continue;
    count++;
  }
  return count >= 1;
}

/** Returns true if the value is a valid {@link MetricTables}. */
export function isMetricTables(value: unknown, closed = false): value is MetricTables {
  if (!isObject(value)) return false;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'gauge':
      case 'sum':
      case 'histogram':
      case 'summary':
      case 'exponential histogram':
        if (!(entry !== '' && hasMaxLength(entry, 256))) return false;
        break;
      default:
        if (closed && Object.hasOwn(value, key)) return false;
    }
  }
  return metricTablesEntries(value);
}
