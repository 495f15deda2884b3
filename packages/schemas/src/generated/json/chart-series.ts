// Generated from specs/open-source/schemas/ChartSeries.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ChartSeries`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ChartSeries',
  type: 'object',
  description: 'One series of a chart query.',
  required: ['sourceId', 'aggFn', 'where', 'groupBy'],
  additionalProperties: false,
  properties: {
    sourceId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The source to query. An unknown source returns 404 with the index of the series.',
      examples: ['6740a3f2c51e9b0012d4e8d1'],
    },
    dataSource: {
      type: 'string',
      enum: ['events', 'metrics'],
      description:
        '`events` or `metrics`. Ignored: the source decides what is queried. Accepted so that you can send the series of a tile.',
    },
    aggFn: {
      type: 'string',
      enum: [
        'avg',
        'count',
        'count_distinct',
        'last_value',
        'max',
        'min',
        'quantile',
        'sum',
        'any',
        'none',
        'increase',
      ],
      description:
        'The function that aggregates the events of a bucket:\n- `avg`: mean value\n- `count`: number of events; for metrics, number of points or observations\n- `count_distinct`: number of distinct values\n- `last_value`: latest value\n- `max`, `min`: largest or smallest value\n- `quantile`: the quantile given by `level`\n- `sum`: sum of the values\n- `any`: an arbitrary value\n- `none`: `field` is an SQL expression with aggregate functions, and `where` does not apply; not for metrics\n- `increase`: increase of a counter, adjusted for resets; only for metrics of the type `sum`\n\nAll functions except `count` require `field`, or `metricName` for metrics. For metrics, `count` also requires\n`metricName` or `field`. For all functions except `count_distinct`, text that is not a number counts as null.\n',
    },
    field: {
      type: 'string',
      maxLength: 1000,
      description:
        'Column or attribute path to aggregate. An empty string counts as absent. For a metric source without `metricName`, this is the name of the metric.',
      examples: ['Duration'],
    },
    level: {
      type: 'number',
      minimum: 0,
      maximum: 1,
      description:
        'The quantile to compute, for example 0.95 for the 95th percentile. Only for `quantile`; if absent, the median is computed.',
      examples: [0.95],
    },
    where: {
      type: 'string',
      maxLength: 10000,
      description:
        'Filter for events: conditions such as `<field>:<value>`, combined with `AND`, `OR` and `NOT`, or an SQL expression. An empty string matches all events.',
      examples: ['SeverityText:error'],
    },
    whereLanguage: {
      type: 'string',
      enum: ['lucene', 'sql'],
      description:
        'Language of `where`, `lucene` or `sql`. The default is `lucene`. `sql` is one boolean expression over the columns of the source, with allowed functions only. Casts accept plain types (text, numbers, `Bool`, dates and times, `Decimal`, `UUID`, IP addresses), and `Nullable`, `LowCardinality`, `Array`, `Map` and `Tuple` of them. Functions such as `concat` and `replaceAll` must not make a string more than 32 times as long.',
    },
    groupBy: {
      type: 'array',
      maxItems: 10,
      items: { type: 'string', minLength: 1, maxLength: 1000 },
      description:
        'Columns or attributes to group by. All series must have the same list. An empty list disables grouping.',
      examples: [['ServiceName']],
    },
    metricName: {
      type: 'string',
      maxLength: 1000,
      description: 'Name of the metric to aggregate, for metric sources. An empty string counts as absent.',
      examples: ['http.server.request.duration'],
    },
    metricDataType: {
      type: 'string',
      enum: ['gauge', 'sum', 'histogram', 'summary', 'exponential histogram'],
      description:
        'Type of the metric, for metric sources only. The type selects the table and the aggregation:\n- `gauge`: a value that goes up and down\n- `sum`: a counter or a total\n- `histogram`: counts in explicit buckets\n- `summary`: quantiles computed by the sender\n- `exponential histogram`: counts in exponential buckets\n\nIf absent, the service searches the types in this order for a metric with the name. If `aggFn` is `increase`, the\ndefault is `sum`.\n',
    },
  },
  allOf: [
    {
      if: {
        properties: {
          aggFn: {
            enum: ['avg', 'count_distinct', 'last_value', 'max', 'min', 'quantile', 'sum', 'any', 'none', 'increase'],
          },
        },
        required: ['aggFn'],
      },
      then: {
        anyOf: [
          { properties: { field: { minLength: 1 } }, required: ['field'] },
          { properties: { metricName: { minLength: 1 } }, required: ['metricName'] },
        ],
      },
    },
  ],
} as const;
