// Generated from specs/shared/schemas/MetricTables.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `MetricTables`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'MetricTables',
  type: 'object',
  description: 'The table of each metric type. A type without a table is absent.',
  minProperties: 1,
  properties: {
    gauge: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      description: 'Table for gauges.',
      examples: ['otel_metrics_gauge'],
    },
    sum: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      description: 'Table for sums.',
      examples: ['otel_metrics_sum'],
    },
    histogram: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      description: 'Table for histograms with explicit buckets.',
      examples: ['otel_metrics_histogram'],
    },
    summary: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      description: 'Table for summaries.',
      examples: ['otel_metrics_summary'],
    },
    'exponential histogram': {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      description: 'Table for exponential histograms.',
      examples: ['otel_metrics_exponential_histogram'],
    },
  },
} as const;
