// Generated from specs/shared/schemas/HeatmapConfig.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `HeatmapConfig`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'HeatmapConfig',
  type: 'object',
  description: 'The distribution of a value over time. Requires a trace source.',
  required: ['displayType', 'select', 'sourceId'],
  properties: {
    displayType: { type: 'string', const: 'heatmap', description: 'Selects a heatmap of values.' },
    select: {
      type: 'array',
      minItems: 1,
      maxItems: 1,
      items: { $ref: '#/$defs/HeatmapSelectItem' },
      description: 'The value whose distribution is shown.',
    },
    configType: false,
    sourceId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'The source to query. It must exist.',
      examples: ['6740a3f2c51e9b0012d4e8d1'],
    },
    where: {
      type: 'string',
      maxLength: 10000,
      default: '',
      description: 'Filter for events. An empty string matches all events.',
      examples: ['SeverityText:error'],
    },
    whereLanguage: { $ref: '#/$defs/WhereLanguage', default: 'lucene', description: 'Language of `where`.' },
    numberFormat: {
      $ref: '#/$defs/NumberFormat',
      description: 'Format of the numbers. If absent, the user interface decides.',
    },
  },
  $defs: {
    HeatmapSelectItem: {
      type: 'object',
      description: 'The value whose distribution a heatmap shows.',
      required: ['valueExpression'],
      properties: {
        valueExpression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description:
            'Numeric expression. Its values are divided into buckets. An aggregate such as `avg(Duration)` has one value per time bucket, and cannot be combined with `countExpression`.',
          examples: ['Duration'],
        },
        countExpression: {
          type: 'string',
          maxLength: 10000,
          description:
            'Aggregate expression for the color of a cell. If absent or empty, the values in the cell are counted.',
          examples: ['count()'],
        },
        heatmapScaleType: {
          type: 'string',
          enum: ['log', 'linear'],
          description: 'Scale of the buckets, `log` or `linear`. If absent, it is logarithmic.',
        },
      },
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
    WhereLanguage: {
      type: 'string',
      enum: ['lucene', 'sql'],
      description:
        'Language of a filter:\n- `lucene`: `<field>:<value>`, combined with `AND`, `OR` and `NOT`\n- `sql`: one boolean expression over the columns of the source\n',
    },
  },
} as const;
