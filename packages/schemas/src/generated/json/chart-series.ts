// Generated from specs/open-source/schemas/ChartSeries.yaml by `npm run generate`. Do not edit.

/** `ChartSeries` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ChartSeries',
  type: 'object',
  description: 'One series of a chart query, a number for each bucket and group.',
  required: ['sourceId', 'aggFn', 'where', 'groupBy'],
  additionalProperties: false,
  properties: {
    sourceId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The source to query. One that does not exist is answered with 404, naming the series.',
      examples: ['6740a3f2c51e9b0012d4e8d1'],
    },
    dataSource: {
      type: 'string',
      enum: ['events', 'metrics'],
      description:
        '`events` or `metrics`; accepted and ignored, so that a series of a tile can be sent. The source decides what is queried.',
    },
    aggFn: {
      type: 'string',
      enum: ['avg', 'count', 'count_distinct', 'last_value', 'max', 'min', 'quantile', 'sum'],
      description:
        'How the events of a bucket become a number. All but `count` need `field`, or `metricName` for metrics:\n- `avg`: the mean\n- `count`: how many events there are\n- `count_distinct`: how many different values there are\n- `last_value`: the latest value\n- `max`, `min`: the largest, the smallest value\n- `quantile`: the value at `level`\n- `sum`: the sum\n',
    },
    field: {
      type: 'string',
      maxLength: 1000,
      description:
        'The column, or the attribute by its path, to aggregate; at most 1000 characters. An empty one counts as absent. For a source of metrics it is the name of the metric where `metricName` is absent.',
      examples: ['Duration'],
    },
    level: {
      type: 'number',
      minimum: 0,
      maximum: 1,
      description: 'Which quantile, 0 to 1, so that 0.95 is the 95th percentile. Required when `aggFn` is `quantile`.',
      examples: [0.95],
    },
    where: {
      type: 'string',
      maxLength: 10000,
      description:
        'Only events that match this filter are counted, written as `<field>:<value>` or in SQL. An empty string matches all. At most 10,000 characters.',
      examples: ['SeverityText:error'],
    },
    whereLanguage: {
      type: 'string',
      enum: ['lucene', 'sql'],
      description:
        "The language of `where`. When absent it is `lucene`; `sql` is one boolean expression over the source's columns.",
    },
    groupBy: {
      type: 'array',
      maxItems: 10,
      items: { type: 'string', minLength: 1, maxLength: 1000 },
      description:
        'Columns or attributes that split the series, at most 10, the same in every series. An empty list does not split.',
      examples: [['ServiceName']],
    },
    metricName: {
      type: 'string',
      maxLength: 1000,
      description:
        'The metric to aggregate, for a source of metrics; at most 1000 characters. An empty one counts as absent.',
      examples: ['http.server.request.duration'],
    },
    metricDataType: {
      type: 'string',
      enum: ['gauge', 'sum', 'histogram', 'summary', 'exponential histogram'],
      description:
        'The type of the metric, which decides the table and how values become a number. Only for metrics:\n- `gauge`: a value that goes up and down\n- `sum`: a counter or a total\n- `histogram`: counts in fixed buckets\n- `summary`: quantiles that were computed where the metric was made\n- `exponential histogram`: counts in buckets that widen exponentially\n\nWhen absent, the types are looked through in this order for a metric of that name.\n',
    },
  },
  allOf: [
    {
      if: {
        properties: { aggFn: { enum: ['avg', 'count_distinct', 'last_value', 'max', 'min', 'quantile', 'sum'] } },
        required: ['aggFn'],
      },
      then: {
        anyOf: [
          { properties: { field: { minLength: 1 } }, required: ['field'] },
          { properties: { metricName: { minLength: 1 } }, required: ['metricName'] },
        ],
      },
    },
    {
      if: { properties: { aggFn: { const: 'quantile' } }, required: ['aggFn'] },
      then: { properties: { level: true }, required: ['level'] },
    },
  ],
} as const;
