// Generated from specs/shared/schemas/AlertLineConfig.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertLineConfig`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertLineConfig',
  type: 'object',
  description: 'A line chart that an alert evaluates.',
  properties: {
    name: {
      type: 'string',
      maxLength: 1024,
      description:
        'Name of the chart in notifications. If absent or empty, generated titles contain `a chart` instead.',
      examples: ['Errors at checkout'],
    },
    where: {
      type: 'string',
      maxLength: 10000,
      default: '',
      description: 'Filter for events. An empty string matches all events.',
      examples: ['SeverityText:error'],
    },
    whereLanguage: { $ref: '#/$defs/WhereLanguage', default: 'lucene', description: 'Language of `where`.' },
    displayType: { type: 'string', const: 'line', description: 'Selects a line chart.' },
    configType: false,
    sourceId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The source to query. It must exist.',
      examples: ['6740a3f2c51e9b0012d4e8d1'],
    },
    select: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: { $ref: '#/$defs/SelectItem' },
      description: 'The values of the chart.',
    },
    groupBy: {
      type: 'string',
      maxLength: 10000,
      description: 'SQL expressions to group by, separated by commas. If absent or empty, there is one group.',
      examples: ['ServiceName'],
    },
    asRatio: {
      type: 'boolean',
      default: false,
      description:
        'Whether to show the first value divided by the second. If true, `select` must have exactly two items, and `formulas` must be absent or empty.',
    },
    formulas: {
      type: 'array',
      maxItems: 10,
      items: { $ref: '#/$defs/Formula' },
      description: 'Values computed from the values of `select`. Only for log, trace and metric sources.',
    },
    showOperandSeries: {
      type: 'boolean',
      description: 'Whether to show the values of `select` next to the formulas. If absent, they are shown.',
    },
    alignDateRangeToGranularity: {
      type: 'boolean',
      description: 'Whether user interfaces extend the time range to whole buckets. Queries of this API do not use it.',
    },
    fillNulls: {
      type: 'boolean',
      default: true,
      description: 'Whether a bucket without data is drawn as 0. If false, the chart has a gap.',
    },
    seriesLimit: {
      type: 'integer',
      minimum: 0,
      maximum: 1000000,
      description:
        'Maximum number of groups. Groups are ranked by their largest value in any bucket, and the first ones are kept. With a limit, the group whose grouping columns are all empty is left out. If absent or 0, all groups are kept.',
      examples: [20],
    },
    compareToPreviousPeriod: {
      type: 'boolean',
      description:
        'Whether user interfaces also draw the previous period of the same length. If absent, they do not. Queries of this API use `compareTo` of the request instead.',
    },
    fitYAxisToData: {
      type: 'boolean',
      description: 'Whether the y axis is fitted to the values. If absent, it also includes 0.',
    },
    numberFormat: {
      $ref: '#/$defs/NumberFormat',
      description: 'Format of the numbers. If absent, the user interface decides.',
    },
  },
  required: ['displayType', 'sourceId', 'select'],
  allOf: [
    {
      if: { properties: { asRatio: { const: true } }, required: ['asRatio'] },
      then: { properties: { select: { minItems: 2, maxItems: 2 }, formulas: { maxItems: 0 } } },
    },
  ],
  $defs: {
    AggFn: {
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
        'The aggregate function:\n- `avg`: mean value\n- `count`: number of events; for metrics, number of points or observations\n- `count_distinct`: number of distinct values\n- `last_value`: latest value\n- `max`, `min`: largest or smallest value\n- `quantile`: the quantile given by `level`\n- `sum`: sum of the values\n- `any`: an arbitrary value\n- `none`: `valueExpression` is an SQL expression with aggregate functions, and `where` does not apply; not for metrics\n- `increase`: increase of a counter, adjusted for resets; only for metrics of the type `sum`\n',
    },
    Formula: {
      type: 'object',
      description: 'A value computed from the values of `select`.',
      required: ['expression'],
      properties: {
        expression: {
          type: 'string',
          minLength: 1,
          maxLength: 1024,
          description:
            'Numbers, letters, `+`, `-`, `*`, `/` and parentheses. `A` is the first value of `select`, `B` the second. A value without data counts as 0. A division by 0 has no result.',
          examples: ['A / B * 100'],
        },
        alias: {
          type: 'string',
          maxLength: 10000,
          description: 'Name displayed for the value. If absent, the expression is displayed.',
          examples: ['Error rate'],
        },
        numberFormat: {
          $ref: '#/$defs/NumberFormat',
          description: 'Format of this value. If absent, the format of the tile applies.',
        },
      },
    },
    MetricType: {
      type: 'string',
      enum: ['gauge', 'sum', 'histogram', 'summary', 'exponential histogram'],
      description:
        'Type of a metric, which selects the table and the aggregation:\n- `gauge`: a value that goes up and down\n- `sum`: a counter or a total\n- `histogram`: counts in explicit buckets\n- `summary`: quantiles computed by the sender\n- `exponential histogram`: counts in exponential buckets\n',
    },
    NumberFormat: {
      type: 'object',
      description:
        'Format of a number. It does not change the value. If `output` and `numericUnit` are absent, the user interface selects the format.',
      properties: {
        output: {
          type: 'string',
          enum: ['currency', 'percent', 'byte', 'time', 'duration', 'number', 'data_rate', 'throughput'],
          description:
            'Kind of number:\n- `currency`: an amount of money, with `currencySymbol`\n- `percent`: a ratio; 0.25 is displayed as 25%\n- `byte`: a size, in steps of 1024 unless `decimalBytes` is true\n- `time`: seconds, displayed as `hh:mm:ss`; 5400 is displayed as 01:30:00\n- `duration`: seconds, displayed with a unit; 5400 is displayed as 1h 30m\n- `number`: a plain number\n- `data_rate`: bytes per second\n- `throughput`: events per second\n',
        },
        numericUnit: {
          $ref: '#/$defs/NumericUnit',
          description:
            'Unit of the value. It takes precedence over `output`, `decimalBytes` and `unit`. It is ignored if `output` is `time`.',
        },
        mantissa: {
          type: 'integer',
          minimum: 0,
          maximum: 20,
          description: 'Number of digits after the decimal point. If absent, the user interface decides.',
          examples: [2],
        },
        thousandSeparated: {
          type: 'boolean',
          description: 'Whether to separate thousands: 1000000 is displayed as 1,000,000.',
        },
        average: { type: 'boolean', description: 'Whether to abbreviate large numbers: 1200000 is displayed as 1.2M.' },
        decimalBytes: { type: 'boolean', description: 'Whether to count bytes in steps of 1000 instead of 1024.' },
        factor: {
          type: 'number',
          description:
            'Factor to multiply the value by before it is displayed, for example 0.001 to convert milliseconds to seconds.',
          examples: [0.001],
        },
        currencySymbol: {
          type: 'string',
          maxLength: 16,
          description: 'Currency symbol, displayed with the amount.',
          examples: ['€'],
        },
        unit: { type: 'string', maxLength: 64, description: 'Unit, displayed after the number.', examples: ['orders'] },
      },
    },
    NumericUnit: {
      type: 'string',
      enum: [
        'bytes_iec',
        'bytes_si',
        'bits_iec',
        'bits_si',
        'kibibytes',
        'kilobytes',
        'mebibytes',
        'megabytes',
        'gibibytes',
        'gigabytes',
        'tebibytes',
        'terabytes',
        'pebibytes',
        'petabytes',
        'packets_sec',
        'bytes_sec_iec',
        'bytes_sec_si',
        'bits_sec_iec',
        'bits_sec_si',
        'kibibytes_sec',
        'kibibits_sec',
        'kilobytes_sec',
        'kilobits_sec',
        'mebibytes_sec',
        'mebibits_sec',
        'megabytes_sec',
        'megabits_sec',
        'gibibytes_sec',
        'gibibits_sec',
        'gigabytes_sec',
        'gigabits_sec',
        'tebibytes_sec',
        'tebibits_sec',
        'terabytes_sec',
        'terabits_sec',
        'pebibytes_sec',
        'pebibits_sec',
        'petabytes_sec',
        'petabits_sec',
        'cps',
        'ops',
        'rps',
        'reads_sec',
        'wps',
        'iops',
        'cpm',
        'opm',
        'rpm_reads',
        'wpm',
      ],
      description:
        'Unit of the value:\n- `bytes_iec`, `bits_iec`: bytes or bits, displayed in steps of 1024\n- `bytes_si`, `bits_si`: bytes or bits, displayed in steps of 1000\n- `kibibytes`, `kilobytes`, `mebibytes`, `megabytes`, `gibibytes`, `gigabytes`, `tebibytes`, `terabytes`,\n  `pebibytes`, `petabytes`: a size in this unit\n- `packets_sec`: packets per second\n- `bytes_sec_iec`, `bits_sec_iec`: bytes or bits per second, displayed in steps of 1024\n- `bytes_sec_si`, `bits_sec_si`: bytes or bits per second, displayed in steps of 1000\n- `kibibytes_sec`, `kibibits_sec`, `kilobytes_sec`, `kilobits_sec`, `mebibytes_sec`, `mebibits_sec`,\n  `megabytes_sec`, `megabits_sec`, `gibibytes_sec`, `gibibits_sec`, `gigabytes_sec`, `gigabits_sec`,\n  `tebibytes_sec`, `tebibits_sec`, `terabytes_sec`, `terabits_sec`, `pebibytes_sec`, `pebibits_sec`,\n  `petabytes_sec`, `petabits_sec`: a rate in this unit\n- `cps`, `ops`, `rps`, `reads_sec`, `wps`, `iops`: counts, operations, requests, reads, writes or input and\n  output operations per second\n- `cpm`, `opm`, `rpm_reads`, `wpm`: counts, operations, reads or writes per minute\n',
    },
    SelectItem: {
      type: 'object',
      description: 'A value of a chart.',
      required: ['aggFn'],
      properties: {
        aggFn: {
          $ref: '#/$defs/AggFn',
          description: 'The aggregate function. All functions except `count` require `valueExpression`.',
        },
        valueExpression: {
          type: 'string',
          maxLength: 10000,
          default: '',
          description:
            'Expression to aggregate. It must be empty if `aggFn` is `count`. For a metric source, it is the name of the metric if `metricName` is absent. Otherwise, a metric source ignores it.',
          examples: ['Duration'],
        },
        level: {
          type: 'number',
          enum: [0.5, 0.9, 0.95, 0.99],
          description:
            'The quantile to compute: `0.5`, `0.9`, `0.95` or `0.99`. Only for `quantile`; if absent, the median is computed.',
          examples: [0.95],
        },
        alias: {
          type: 'string',
          maxLength: 10000,
          description: 'Name displayed for the value. If absent, the name is generated from the aggregation.',
          examples: ['Errors'],
        },
        where: {
          type: 'string',
          maxLength: 10000,
          default: '',
          description: 'Filter for the events of this value. An empty string matches all events.',
          examples: ['SeverityText:error'],
        },
        whereLanguage: { $ref: '#/$defs/WhereLanguage', default: 'lucene', description: 'Language of `where`.' },
        metricType: {
          $ref: '#/$defs/MetricType',
          description:
            'Type of the metric. For metric sources only. If absent, the service searches the types for a metric with the name. If `aggFn` is `increase`, the default is `sum`.',
        },
        metricName: {
          type: 'string',
          maxLength: 1000,
          description: 'Name of the metric. For metric sources only.',
          examples: ['http.server.request.duration'],
        },
        periodAggFn: {
          type: 'string',
          const: 'delta',
          description:
            '`delta` computes the change of a gauge within a bucket instead of its value. Ignored unless the metric is a gauge.',
        },
        numberFormat: {
          $ref: '#/$defs/NumberFormat',
          description: 'Format of this value. If absent, the format of the tile applies.',
        },
      },
      allOf: [
        {
          if: { properties: { aggFn: { const: 'count' } }, required: ['aggFn'] },
          then: { properties: { valueExpression: { maxLength: 0 } } },
          else: { properties: { valueExpression: { minLength: 1 } }, required: ['valueExpression'] },
        },
        {
          if: { properties: { aggFn: { const: 'quantile' } }, required: ['aggFn'] },
          else: { properties: { level: false } },
        },
      ],
    },
    WhereLanguage: {
      type: 'string',
      enum: ['lucene', 'sql'],
      description:
        'Language of a filter:\n- `lucene`: `<field>:<value>`, combined with `AND`, `OR` and `NOT`\n- `sql`: one boolean expression over the columns of the source\n',
    },
  },
} as const;
