// Generated from specs/shared/schemas/NumberConfig.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `NumberConfig`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'NumberConfig',
  type: 'object',
  description: 'A single number.',
  required: ['displayType', 'sourceId', 'select'],
  properties: {
    displayType: { type: 'string', const: 'number', description: 'Selects a single number.' },
    formulas: {
      type: 'array',
      maxItems: 1,
      items: { $ref: '#/$defs/Formula' },
      description:
        'At most one formula. Its result is shown instead of the values of `select`. Without a formula, `select` must have exactly one item.',
    },
    color: { $ref: '#/$defs/ChartColor', description: 'Color of the number. If absent, the user interface decides.' },
    colorRules: {
      type: 'array',
      maxItems: 10,
      items: { $ref: '#/$defs/ColorRule' },
      description: 'Colors for some values. The last rule that matches applies.',
    },
    backgroundChart: {
      $ref: '#/$defs/BackgroundChart',
      description: 'A chart behind the number. If absent, there is none.',
    },
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
    numberFormat: {
      $ref: '#/$defs/NumberFormat',
      description: 'Format of the numbers. If absent, the user interface decides.',
    },
  },
  allOf: [
    {
      if: { properties: { formulas: { minItems: 1 } }, required: ['formulas'] },
      else: { properties: { select: { maxItems: 1 } } },
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
    BackgroundChart: {
      type: 'object',
      description: 'A chart behind the number of a tile. It shows the same value over time.',
      required: ['type'],
      properties: {
        type: { type: 'string', enum: ['line', 'area'], description: 'Draws a `line` or a filled `area`.' },
        color: {
          $ref: '#/$defs/ChartColor',
          description: 'Color of the chart. If absent, the color of the number applies, if it has one.',
        },
      },
    },
    ChartColor: {
      type: 'string',
      enum: [
        'chart-blue',
        'chart-orange',
        'chart-red',
        'chart-cyan',
        'chart-green',
        'chart-pink',
        'chart-purple',
        'chart-light-blue',
        'chart-brown',
        'chart-gray',
        'chart-success',
        'chart-warning',
        'chart-error',
      ],
      description:
        'A color of the palette. The shade depends on the theme of the user interface:\n- `chart-blue`, `chart-orange`, `chart-red`, `chart-cyan`, `chart-green`, `chart-pink`, `chart-purple`,\n  `chart-light-blue`, `chart-brown`, `chart-gray`: hues\n- `chart-success`, `chart-warning`, `chart-error`: colors with a meaning\n',
    },
    ColorRule: {
      description:
        'A rule that colors some values of a number tile. `operator` selects the type of `value`. The last rule that matches applies.',
      oneOf: [
        { $ref: '#/$defs/ComparisonColorRule' },
        { $ref: '#/$defs/RangeColorRule' },
        { $ref: '#/$defs/EqualityColorRule' },
      ],
    },
    ComparisonColorRule: {
      type: 'object',
      description: 'Matches values above or below a bound. `gte` and `lte` also match the bound.',
      required: ['operator', 'value', 'color'],
      properties: {
        operator: {
          type: 'string',
          enum: ['gt', 'gte', 'lt', 'lte'],
          description: 'Matches if the number is `gt` (>), `gte` (≥), `lt` (<) or `lte` (≤) `value`.',
        },
        value: { type: 'number', description: 'The bound to compare with.', examples: [500] },
        color: { $ref: '#/$defs/ChartColor', description: 'Color of the number if the rule matches.' },
        label: {
          type: 'string',
          maxLength: 40,
          description: 'Text displayed with the number if the rule matches.',
          examples: ['Too slow'],
        },
      },
    },
    EqualityColorRule: {
      type: 'object',
      description: 'A rule that matches results equal to a value, or all other results.',
      required: ['operator', 'value', 'color'],
      properties: {
        operator: {
          type: 'string',
          enum: ['eq', 'neq'],
          description: '`eq` matches results that are equal to `value`. `neq` matches all other results.',
        },
        value: {
          type: ['number', 'string'],
          maxLength: 200,
          description: 'The number or string to compare the result with.',
          examples: [0],
        },
        color: { $ref: '#/$defs/ChartColor', description: 'Color of the number if the rule matches.' },
        label: {
          type: 'string',
          maxLength: 40,
          description: 'Text displayed with the number if the rule matches.',
          examples: ['Too slow'],
        },
      },
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
    RangeColorRule: {
      type: 'object',
      description: 'Matches values in a range.',
      required: ['operator', 'value', 'color'],
      properties: {
        operator: {
          type: 'string',
          const: 'between',
          description: 'Matches if the number is in the range of `value`.',
        },
        value: {
          type: 'array',
          minItems: 2,
          maxItems: 2,
          items: { type: 'number' },
          description: 'Smallest and largest number of the range, both included.',
          examples: [[100, 500]],
        },
        color: { $ref: '#/$defs/ChartColor', description: 'Color of the number if the rule matches.' },
        label: {
          type: 'string',
          maxLength: 40,
          description: 'Text displayed with the number if the rule matches.',
          examples: ['Too slow'],
        },
      },
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
