// Generated from specs/shared/schemas/MetricType.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `MetricType`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'MetricType',
  type: 'string',
  enum: ['gauge', 'sum', 'histogram', 'summary', 'exponential histogram'],
  description:
    'Type of a metric, which selects the table and the aggregation:\n- `gauge`: a value that goes up and down\n- `sum`: a counter or a total\n- `histogram`: counts in explicit buckets\n- `summary`: quantiles computed by the sender\n- `exponential histogram`: counts in exponential buckets\n',
} as const;
