// Generated from specs/shared/schemas/AlertSqlLineConfig.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertSqlLineConfig`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertSqlLineConfig',
  type: 'object',
  description: 'A line chart that an alert evaluates. It shows the result of an SQL statement.',
  properties: {
    name: {
      type: 'string',
      maxLength: 1024,
      description:
        'Name of the chart in notifications. If absent or empty, generated titles contain `a chart` instead.',
      examples: ['Errors at checkout'],
    },
    displayType: { type: 'string', const: 'line', description: 'Selects a line chart.' },
    configType: { type: 'string', const: 'sql', description: 'Marks a tile with its own SQL.' },
    connectionId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'Id of the connection to query, as in `connection` of a source. An unknown connection returns 400.',
      examples: ['6740a3f2c51e9b0012d4e8e0'],
    },
    sqlTemplate: {
      type: 'string',
      maxLength: 100000,
      description:
        'One SELECT statement over the tables of one database. On the built-in connection, this is the database of the tenant. On another connection, it is the database of the source, or `default` if `sourceId` is absent. The statement may contain macros such as `$__timeFilter(Timestamp)`, parameters such as `{intervalSeconds:Int64}`, and the variables of the dashboard.',
      examples: ['SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)'],
    },
    sourceId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description:
        'The source that `$__sourceTable` and `$__filters` refer to. It must use the connection `connectionId`.',
      examples: ['6740a3f2c51e9b0012d4e8d1'],
    },
    numberFormat: {
      $ref: '#/$defs/NumberFormat',
      description: 'Format of the numbers. If absent, the user interface decides.',
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
  },
  required: ['displayType', 'configType', 'connectionId', 'sqlTemplate'],
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
