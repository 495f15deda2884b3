// Generated from specs/shared/schemas/NumberSeries.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `NumberSeries`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'NumberSeries',
  type: 'object',
  description: 'A single number.',
  required: ['type', 'aggFn'],
  properties: {
    type: { type: 'string', const: 'number', description: 'One number over the whole time range.' },
    dataSource: {
      type: 'string',
      enum: ['events', 'metrics'],
      description:
        'The source to query if `sourceId` is absent:\n- `events`: the first enabled log source\n- `metrics`: the first enabled metric source\n\nIf both `dataSource` and `sourceId` are absent, `events` is stored.\n',
    },
    sourceId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The source to query. Takes precedence over `dataSource`. The source must exist.',
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
        'The aggregate function:\n- `avg`: mean value\n- `count`: number of events; for metrics, number of points or observations\n- `count_distinct`: number of distinct values\n- `last_value`: latest value\n- `max`, `min`: largest or smallest value\n- `quantile`: the quantile given by `level`\n- `sum`: sum of the values\n- `any`: an arbitrary value\n- `none`: `field` is an SQL expression with aggregate functions, and `where` does not apply; not for metrics\n- `increase`: increase of a counter, adjusted for resets; only for metrics of the type `sum`\n\nAll functions except `count` require `field`, or `metricName` for metrics. A tile with `none` can be stored\nwithout `field`, but not queried. A query of metrics with `count` also requires `metricName` or `field`.\n',
    },
    field: {
      type: 'string',
      maxLength: 1000,
      description: 'Column or attribute path to aggregate. An empty string counts as absent.',
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
      default: '',
      description:
        'Filter for events, as `<field>:<value>` or in SQL. An empty string matches all events. The filter is stored as sent, even if it does not parse.',
      examples: ['SeverityText:error'],
    },
    whereLanguage: {
      type: 'string',
      enum: ['lucene', 'sql'],
      description:
        'Language of `where`, `lucene` or `sql`. If absent, `where` is parsed as `lucene`. `sql` is one boolean expression over the columns of the source.',
    },
    groupBy: {
      type: 'array',
      maxItems: 0,
      default: [],
      items: { type: 'string', minLength: 1, maxLength: 1000 },
      description: 'Must be empty: a single number cannot be grouped.',
    },
    alias: {
      type: 'string',
      maxLength: 256,
      description: 'Name displayed for the series. If absent, the name is generated from the aggregation.',
      examples: ['Errors'],
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
    numberFormat: {
      $ref: '#/$defs/NumberFormat',
      description: 'Format of the numbers. If absent, the user interface decides.',
    },
  },
  allOf: [
    {
      if: {
        properties: {
          aggFn: { enum: ['avg', 'count_distinct', 'last_value', 'max', 'min', 'quantile', 'sum', 'any', 'increase'] },
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
  $defs: {
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
  },
} as const;
