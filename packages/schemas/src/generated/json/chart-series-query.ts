// Generated from specs/open-source/schemas/ChartSeriesQuery.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ChartSeriesQuery`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ChartSeriesQuery',
  type: 'object',
  description: 'The series to compute and the time range.',
  required: ['startTime', 'endTime', 'series'],
  additionalProperties: false,
  properties: {
    startTime: {
      type: 'integer',
      minimum: 1000000000000,
      maximum: 253402300799999,
      description: 'Start of the range, inclusive, in Unix milliseconds.',
      examples: [1768208400000],
    },
    endTime: {
      type: 'integer',
      minimum: 1000000000000,
      maximum: 253402300799999,
      description: 'End of the range, exclusive, in Unix milliseconds. Must be greater than `startTime`.',
      examples: [1768219200000],
    },
    granularity: {
      $ref: '#/$defs/Granularity',
      default: 'auto',
      description: 'Bucket size. A range with more than 10,000 buckets returns 400.',
    },
    series: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      items: { $ref: '#/$defs/ChartSeries' },
      description: 'The series to compute. All must have the same `groupBy`.',
    },
    seriesReturnType: {
      type: 'string',
      enum: ['column', 'ratio'],
      default: 'column',
      description:
        '`column` returns each series as a separate column. `ratio` requires exactly two series and divides the first by the second. It returns the result as `series_0.data`. If there is no result, for example because the divisor is 0, the value is null.',
    },
  },
  allOf: [
    {
      if: { properties: { seriesReturnType: { const: 'ratio' } }, required: ['seriesReturnType'] },
      then: { properties: { series: { minItems: 2, maxItems: 2 } } },
    },
  ],
  $defs: {
    ChartSeries: {
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
                enum: [
                  'avg',
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
    },
    Granularity: {
      type: 'string',
      enum: ['30s', '1m', '5m', '10m', '15m', '30m', '1h', '2h', '6h', '12h', '1d', '2d', '7d', '30d', 'auto'],
      description:
        'Size of the time buckets, which are aligned to UTC:\n- `30s`: 30 seconds\n- `1m`, `5m`, `10m`, `15m`, `30m`: 1, 5, 10, 15, 30 minutes\n- `1h`, `2h`, `6h`, `12h`: 1, 2, 6, 12 hours\n- `1d`, `2d`, `7d`, `30d`: 1, 2, 7, 30 periods of 24 hours\n- `auto`: the smallest size that gives at most 60 buckets, or else `30d`\n',
    },
  },
} as const;
