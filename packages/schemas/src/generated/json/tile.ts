// Generated from specs/shared/schemas/Tile.yaml by `npm run generate`. Do not edit.

/** `Tile` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Tile',
  type: 'object',
  description: 'One chart, search or text on a dashboard, as it is stored.',
  required: ['id', 'name', 'x', 'y', 'w', 'h', 'asRatio', 'series'],
  properties: {
    id: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'Assigned by the service. It stays when the tile is written back under the same id.',
      examples: ['6740a3f2c51e9b0012d4e8a2'],
    },
    name: { type: 'string', maxLength: 1024, description: 'The title above the tile.', examples: ['Server errors'] },
    x: {
      type: 'number',
      minimum: 0,
      maximum: 23,
      description: 'The left edge in columns of the grid, which is 24 columns wide.',
      examples: [0],
    },
    y: {
      type: 'number',
      minimum: 0,
      maximum: 100000,
      description: 'The upper edge in rows of the grid.',
      examples: [0],
    },
    w: { type: 'number', minimum: 1, maximum: 24, description: 'The width in columns of the grid.', examples: [12] },
    h: { type: 'number', minimum: 1, maximum: 1000, description: 'The height in rows of the grid.', examples: [4] },
    asRatio: {
      type: 'boolean',
      description: 'Whether the tile shows series 0 divided by series 1 instead of the series themselves.',
    },
    series: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: { $ref: '#/$defs/Series' },
      description: 'What the tile shows. All series of a tile have the same `type`.',
    },
  },
  $defs: {
    MarkdownSeries: {
      type: 'object',
      description: 'A text on the dashboard. It queries nothing.',
      required: ['type'],
      properties: {
        type: { type: 'string', const: 'markdown', description: 'A text, which queries nothing.' },
        content: {
          type: 'string',
          maxLength: 100000,
          default: '',
          description: 'The text in Markdown, at most 100,000 characters.',
          examples: ['Owned by the checkout team. See the runbook before restarting anything.'],
        },
      },
    },
    NumberFormat: {
      type: 'object',
      description: 'How a number is written. It changes what is shown, never what is measured.',
      required: ['output'],
      properties: {
        output: {
          type: 'string',
          enum: ['currency', 'percent', 'byte', 'time', 'duration', 'number', 'data_rate', 'throughput'],
          description:
            'The kind of number:\n- `currency`: an amount of money, with `currencySymbol`\n- `percent`: a share, 0.25 reads 25 %\n- `byte`: a size, in steps of 1024 unless `decimalBytes` is set\n- `time`: a time of day\n- `duration`: a length of time\n- `number`: a plain number\n- `data_rate`: bytes per second\n- `throughput`: events per second\n',
        },
        mantissa: {
          type: 'integer',
          minimum: 0,
          maximum: 20,
          description: 'Digits after the decimal point, 0 to 20. When absent, as many as the viewer finds fit.',
          examples: [2],
        },
        thousandSeparated: {
          type: 'boolean',
          description: 'Whether thousands are separated, so that 1000000 reads 1,000,000.',
        },
        average: { type: 'boolean', description: 'Whether large numbers are shortened, so that 1200000 reads 1.2m.' },
        decimalBytes: { type: 'boolean', description: 'Whether bytes are counted in steps of 1000 instead of 1024.' },
        factor: {
          type: 'number',
          description: 'What the value is multiplied by before it is written, for example 0.001 to go from ms to s.',
          examples: [0.001],
        },
        currencySymbol: {
          type: 'string',
          maxLength: 16,
          description: 'The symbol written with an amount of money, at most 16 characters.',
          examples: ['€'],
        },
        unit: {
          type: 'string',
          maxLength: 64,
          description: 'A unit written after the number, at most 64 characters.',
          examples: ['orders'],
        },
      },
    },
    NumberSeries: {
      type: 'object',
      description: 'A single number.',
      required: ['type', 'aggFn'],
      properties: {
        type: { type: 'string', const: 'number', description: 'One number over the whole time.' },
        dataSource: {
          type: 'string',
          enum: ['events', 'metrics'],
          description:
            "Which of the tenant's sources is queried when `sourceId` is absent:\n- `events`: the first enabled source of logs\n- `metrics`: the first enabled source of metrics\n\nIt is stored as `events` only when neither `dataSource` nor `sourceId` is given.\n",
        },
        sourceId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description:
            'The source to query; it wins over `dataSource`. A source that does not exist is refused with 400.',
          examples: ['6740a3f2c51e9b0012d4e8d1'],
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
            'How events become a number. All but `count` and `none` need `field`, or `metricName` for metrics:\n- `avg`: the mean\n- `count`: how many events there are\n- `count_distinct`: how many different values there are\n- `last_value`: the latest value\n- `max`, `min`: the largest, the smallest value\n- `quantile`: the value at `level`\n- `sum`: the sum\n- `any`: the value of some event\n- `none`: `field` is an aggregating expression already\n- `increase`: how much a counter has grown, resets included\n',
        },
        field: {
          type: 'string',
          maxLength: 1000,
          description:
            'The column, or the attribute by its path, to aggregate; at most 1000 characters. An empty one counts as absent.',
          examples: ['Duration'],
        },
        level: {
          type: 'number',
          minimum: 0,
          maximum: 1,
          description:
            'Which quantile, 0 to 1, so that 0.95 is the 95th percentile. Required when `aggFn` is `quantile`.',
          examples: [0.95],
        },
        where: {
          type: 'string',
          maxLength: 10000,
          default: '',
          description:
            'Only events that match this filter are taken, written as `<field>:<value>` or in SQL. An empty string matches all. At most 10,000 characters. It is stored as it is and first parsed when it is queried.',
          examples: ['SeverityText:error'],
        },
        whereLanguage: {
          type: 'string',
          enum: ['lucene', 'sql'],
          description:
            "The language of `where`. When absent it is read as `lucene`, and stays absent; `sql` is one boolean expression over the source's columns.",
        },
        groupBy: {
          type: 'array',
          maxItems: 0,
          default: [],
          items: { type: 'string', minLength: 1, maxLength: 1000 },
          description: 'Always empty, since a single number cannot be split.',
        },
        alias: {
          type: 'string',
          maxLength: 256,
          description:
            'The name shown for the series, at most 256 characters. When absent it is made from the aggregation.',
          examples: ['Errors'],
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
            'The type of the metric, which decides the table and how values become a number. Only for metrics:\n- `gauge`: a value that goes up and down\n- `sum`: a counter or a total\n- `histogram`: counts in fixed buckets\n- `summary`: quantiles that were computed where the metric was made\n- `exponential histogram`: counts in buckets that widen exponentially\n',
        },
        numberFormat: {
          $ref: '#/$defs/NumberFormat',
          description: 'How the numbers are written. When absent they are written plainly.',
        },
      },
      allOf: [
        {
          if: {
            properties: {
              aggFn: {
                enum: ['avg', 'count_distinct', 'last_value', 'max', 'min', 'quantile', 'sum', 'any', 'increase'],
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
        {
          if: { properties: { aggFn: { const: 'quantile' } }, required: ['aggFn'] },
          then: { properties: { level: true }, required: ['level'] },
        },
      ],
    },
    SearchSeries: {
      type: 'object',
      description: 'The events that match a filter, as a list.',
      required: ['type'],
      properties: {
        type: { type: 'string', const: 'search', description: 'A list of events.' },
        dataSource: {
          type: 'string',
          enum: ['events', 'metrics'],
          description:
            "Which of the tenant's sources is queried when `sourceId` is absent:\n- `events`: the first enabled source of logs\n- `metrics`: the first enabled source of metrics\n\nIt is stored as `events` only when neither `dataSource` nor `sourceId` is given.\n",
        },
        sourceId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description:
            'The source to query; it wins over `dataSource`. A source that does not exist is refused with 400.',
          examples: ['6740a3f2c51e9b0012d4e8d1'],
        },
        where: {
          type: 'string',
          maxLength: 10000,
          default: '',
          description:
            'Only events that match this filter are taken, written as `<field>:<value>` or in SQL. An empty string matches all. At most 10,000 characters. It is stored as it is and first parsed when it is queried.',
          examples: ['SeverityText:error'],
        },
        whereLanguage: {
          type: 'string',
          enum: ['lucene', 'sql'],
          description:
            "The language of `where`. When absent it is read as `lucene`, and stays absent; `sql` is one boolean expression over the source's columns.",
        },
        fields: {
          type: 'array',
          maxItems: 100,
          default: [],
          items: { type: 'string', minLength: 1, maxLength: 1000 },
          description: 'The columns to show, at most 100. An empty list shows what the source selects by default.',
          examples: [['Timestamp', 'ServiceName', 'Body']],
        },
      },
    },
    Series: {
      description:
        'One thing that a tile shows; `type` says how. A series reads back as it was written, with the documented defaults filled in.',
      oneOf: [
        { $ref: '#/$defs/TimeSeries' },
        { $ref: '#/$defs/TableSeries' },
        { $ref: '#/$defs/NumberSeries' },
        { $ref: '#/$defs/SearchSeries' },
        { $ref: '#/$defs/MarkdownSeries' },
      ],
    },
    TableSeries: {
      type: 'object',
      description: 'A table with a row for each group.',
      required: ['type', 'aggFn'],
      properties: {
        type: { type: 'string', const: 'table', description: 'One number per group.' },
        dataSource: {
          type: 'string',
          enum: ['events', 'metrics'],
          description:
            "Which of the tenant's sources is queried when `sourceId` is absent:\n- `events`: the first enabled source of logs\n- `metrics`: the first enabled source of metrics\n\nIt is stored as `events` only when neither `dataSource` nor `sourceId` is given.\n",
        },
        sourceId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description:
            'The source to query; it wins over `dataSource`. A source that does not exist is refused with 400.',
          examples: ['6740a3f2c51e9b0012d4e8d1'],
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
            'How events become a number. All but `count` and `none` need `field`, or `metricName` for metrics:\n- `avg`: the mean\n- `count`: how many events there are\n- `count_distinct`: how many different values there are\n- `last_value`: the latest value\n- `max`, `min`: the largest, the smallest value\n- `quantile`: the value at `level`\n- `sum`: the sum\n- `any`: the value of some event\n- `none`: `field` is an aggregating expression already\n- `increase`: how much a counter has grown, resets included\n',
        },
        field: {
          type: 'string',
          maxLength: 1000,
          description:
            'The column, or the attribute by its path, to aggregate; at most 1000 characters. An empty one counts as absent.',
          examples: ['Duration'],
        },
        level: {
          type: 'number',
          minimum: 0,
          maximum: 1,
          description:
            'Which quantile, 0 to 1, so that 0.95 is the 95th percentile. Required when `aggFn` is `quantile`.',
          examples: [0.95],
        },
        where: {
          type: 'string',
          maxLength: 10000,
          default: '',
          description:
            'Only events that match this filter are taken, written as `<field>:<value>` or in SQL. An empty string matches all. At most 10,000 characters. It is stored as it is and first parsed when it is queried.',
          examples: ['SeverityText:error'],
        },
        whereLanguage: {
          type: 'string',
          enum: ['lucene', 'sql'],
          description:
            "The language of `where`. When absent it is read as `lucene`, and stays absent; `sql` is one boolean expression over the source's columns.",
        },
        groupBy: {
          type: 'array',
          maxItems: 10,
          default: [],
          items: { type: 'string', minLength: 1, maxLength: 1000 },
          description: 'Columns or attributes that split the series, at most 10. An empty list does not split.',
          examples: [['ServiceName']],
        },
        alias: {
          type: 'string',
          maxLength: 256,
          description:
            'The name shown for the series, at most 256 characters. When absent it is made from the aggregation.',
          examples: ['Errors'],
        },
        sortOrder: {
          type: 'string',
          enum: ['asc', 'desc'],
          default: 'desc',
          description:
            'Whether rows are sorted by their number from small to large (`asc`) or from large to small (`desc`).',
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
            'The type of the metric, which decides the table and how values become a number. Only for metrics:\n- `gauge`: a value that goes up and down\n- `sum`: a counter or a total\n- `histogram`: counts in fixed buckets\n- `summary`: quantiles that were computed where the metric was made\n- `exponential histogram`: counts in buckets that widen exponentially\n',
        },
        numberFormat: {
          $ref: '#/$defs/NumberFormat',
          description: 'How the numbers are written. When absent they are written plainly.',
        },
      },
      allOf: [
        {
          if: {
            properties: {
              aggFn: {
                enum: ['avg', 'count_distinct', 'last_value', 'max', 'min', 'quantile', 'sum', 'any', 'increase'],
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
        {
          if: { properties: { aggFn: { const: 'quantile' } }, required: ['aggFn'] },
          then: { properties: { level: true }, required: ['level'] },
        },
      ],
    },
    TimeSeries: {
      type: 'object',
      description: 'A line or bars over time.',
      required: ['type', 'aggFn'],
      properties: {
        type: { type: 'string', const: 'time', description: 'One number per bucket of time.' },
        dataSource: {
          type: 'string',
          enum: ['events', 'metrics'],
          description:
            "Which of the tenant's sources is queried when `sourceId` is absent:\n- `events`: the first enabled source of logs\n- `metrics`: the first enabled source of metrics\n\nIt is stored as `events` only when neither `dataSource` nor `sourceId` is given.\n",
        },
        sourceId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description:
            'The source to query; it wins over `dataSource`. A source that does not exist is refused with 400.',
          examples: ['6740a3f2c51e9b0012d4e8d1'],
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
            'How events become a number. All but `count` and `none` need `field`, or `metricName` for metrics:\n- `avg`: the mean\n- `count`: how many events there are\n- `count_distinct`: how many different values there are\n- `last_value`: the latest value\n- `max`, `min`: the largest, the smallest value\n- `quantile`: the value at `level`\n- `sum`: the sum\n- `any`: the value of some event\n- `none`: `field` is an aggregating expression already\n- `increase`: how much a counter has grown, resets included\n',
        },
        field: {
          type: 'string',
          maxLength: 1000,
          description:
            'The column, or the attribute by its path, to aggregate; at most 1000 characters. An empty one counts as absent.',
          examples: ['Duration'],
        },
        level: {
          type: 'number',
          minimum: 0,
          maximum: 1,
          description:
            'Which quantile, 0 to 1, so that 0.95 is the 95th percentile. Required when `aggFn` is `quantile`.',
          examples: [0.95],
        },
        where: {
          type: 'string',
          maxLength: 10000,
          default: '',
          description:
            'Only events that match this filter are taken, written as `<field>:<value>` or in SQL. An empty string matches all. At most 10,000 characters. It is stored as it is and first parsed when it is queried.',
          examples: ['SeverityText:error'],
        },
        whereLanguage: {
          type: 'string',
          enum: ['lucene', 'sql'],
          description:
            "The language of `where`. When absent it is read as `lucene`, and stays absent; `sql` is one boolean expression over the source's columns.",
        },
        groupBy: {
          type: 'array',
          maxItems: 10,
          default: [],
          items: { type: 'string', minLength: 1, maxLength: 1000 },
          description: 'Columns or attributes that split the series, at most 10. An empty list does not split.',
          examples: [['ServiceName']],
        },
        alias: {
          type: 'string',
          maxLength: 256,
          description:
            'The name shown for the series, at most 256 characters. When absent it is made from the aggregation.',
          examples: ['Errors'],
        },
        displayType: {
          type: 'string',
          enum: ['line', 'stacked_bar'],
          default: 'line',
          description: 'Whether the series is drawn as a `line` or as bars on top of one another (`stacked_bar`).',
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
            'The type of the metric, which decides the table and how values become a number. Only for metrics:\n- `gauge`: a value that goes up and down\n- `sum`: a counter or a total\n- `histogram`: counts in fixed buckets\n- `summary`: quantiles that were computed where the metric was made\n- `exponential histogram`: counts in buckets that widen exponentially\n',
        },
        numberFormat: {
          $ref: '#/$defs/NumberFormat',
          description: 'How the numbers are written. When absent they are written plainly.',
        },
      },
      allOf: [
        {
          if: {
            properties: {
              aggFn: {
                enum: ['avg', 'count_distinct', 'last_value', 'max', 'min', 'quantile', 'sum', 'any', 'increase'],
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
        {
          if: { properties: { aggFn: { const: 'quantile' } }, required: ['aggFn'] },
          then: { properties: { level: true }, required: ['level'] },
        },
      ],
    },
  },
} as const;
