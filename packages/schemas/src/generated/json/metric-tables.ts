// Generated from specs/shared/schemas/MetricTables.yaml by `npm run generate`. Do not edit.

/** `MetricTables` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'MetricTables',
  type: 'object',
  description: 'The table of each type of metric. A type without a table is absent.',
  properties: {
    gauge: { type: 'string', description: 'The table of gauges.', examples: ['otel_metrics_gauge'] },
    sum: { type: 'string', description: 'The table of sums.', examples: ['otel_metrics_sum'] },
    histogram: {
      type: 'string',
      description: 'The table of histograms with fixed buckets.',
      examples: ['otel_metrics_histogram'],
    },
    summary: { type: 'string', description: 'The table of summaries.', examples: ['otel_metrics_summary'] },
    'exponential histogram': {
      type: 'string',
      description: 'The table of histograms with exponential buckets.',
      examples: ['otel_metrics_exponential_histogram'],
    },
  },
} as const;
