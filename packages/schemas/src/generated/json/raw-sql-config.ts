// Generated from specs/shared/schemas/RawSqlConfig.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `RawSqlConfig`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'RawSqlConfig',
  description: 'The content of a tile with its own SQL. `displayType` selects the properties.',
  oneOf: [
    { $ref: '#/$defs/RawSqlLineConfig' },
    { $ref: '#/$defs/RawSqlStackedBarConfig' },
    { $ref: '#/$defs/RawSqlTableConfig' },
    { $ref: '#/$defs/RawSqlNumberConfig' },
    { $ref: '#/$defs/RawSqlPieConfig' },
    { $ref: '#/$defs/RawSqlBarConfig' },
  ],
  $defs: {
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
    ClickFilter: {
      type: 'object',
      description: 'A filter that a click on a row adds to the opened source or dashboard.',
      required: ['kind', 'expression', 'template'],
      properties: {
        kind: {
          type: 'string',
          const: 'expressionTemplate',
          description: 'Compares an expression with the result of a template.',
        },
        expression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description:
            'Expression to compare. If several filters have the same expression, any of their values matches.',
          examples: ['ServiceName'],
        },
        template: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description:
            'Template of the value. `{{Column}}` is the value of a column of the row. `{{floor Column}}` rounds the value down, and `{{default Column "none"}}` replaces an empty value.',
          examples: ['{{ServiceName}}'],
        },
      },
    },
    ClickTarget: {
      description:
        'The source or dashboard that a click opens. It is found by its id or by its name, depending on `mode`.',
      oneOf: [{ $ref: '#/$defs/ClickTargetId' }, { $ref: '#/$defs/ClickTargetTemplate' }],
    },
    ClickTargetId: {
      type: 'object',
      description: 'The target with this id.',
      required: ['mode', 'id'],
      properties: {
        mode: { type: 'string', const: 'id', description: 'Selects the target by its id.' },
        id: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Id of a source or a dashboard. It must exist.',
          examples: ['6740a3f2c51e9b0012d4e8d1'],
        },
      },
    },
    ClickTargetTemplate: {
      type: 'object',
      description: 'The target whose name is the result of a template.',
      required: ['mode', 'template'],
      properties: {
        mode: { type: 'string', const: 'template', description: 'Selects the target by its name.' },
        template: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description:
            'Template of the name. `{{Column}}` is the value of a column of the row. `{{floor Column}}` rounds the value down, and `{{default Column "none"}}` replaces an empty value.',
          examples: ['{{ServiceName}} overview'],
        },
      },
    },
    DashboardClick: {
      type: 'object',
      description: 'Opens a dashboard.',
      required: ['type', 'target'],
      properties: {
        type: { type: 'string', const: 'dashboard', description: 'Opens a dashboard.' },
        target: { $ref: '#/$defs/ClickTarget', description: 'The source or dashboard to open.' },
        whereTemplate: {
          type: 'string',
          maxLength: 10000,
          description:
            'Template of a filter for the target. `{{Column}}` is the value of a column of the row, quoted for `whereLanguage`. `{{floor Column}}` rounds the value down, and `{{default Column "none"}}` replaces an empty value.',
          examples: ['ServiceName:{{ServiceName}}'],
        },
        whereLanguage: {
          $ref: '#/$defs/WhereLanguage',
          description: 'Language of `whereTemplate`. If absent, it is `lucene`.',
        },
        filters: {
          type: 'array',
          maxItems: 50,
          items: { $ref: '#/$defs/ClickFilter' },
          description: 'Filters for the target.',
        },
      },
    },
    ExternalClick: {
      type: 'object',
      description: 'Opens a web page.',
      required: ['type', 'urlTemplate'],
      properties: {
        type: { type: 'string', const: 'external', description: 'Opens a web page.' },
        urlTemplate: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description:
            'Template of an absolute URL with `http` or `https`. `{{Column}}` is the value of a column of the row, encoded for URLs. `{{floor Column}}` rounds the value down, and `{{default Column "none"}}` replaces an empty value.',
          examples: ['https://wiki.example.com/services/{{ServiceName}}'],
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
    OnClick: {
      description: 'The action of a click on a row of a table. `type` selects the properties.',
      oneOf: [{ $ref: '#/$defs/SearchClick' }, { $ref: '#/$defs/DashboardClick' }, { $ref: '#/$defs/ExternalClick' }],
    },
    RawSqlBarConfig: {
      type: 'object',
      description: 'A bar chart of the result of an SQL statement.',
      required: ['displayType', 'configType', 'connectionId', 'sqlTemplate'],
      properties: {
        displayType: { type: 'string', const: 'bar', description: 'Selects a bar chart.' },
        configType: { type: 'string', const: 'sql', description: 'Marks a tile with its own SQL.' },
        connectionId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description:
            'Id of the connection to query, as in `connection` of a source. An unknown connection returns 400.',
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
      },
    },
    RawSqlLineConfig: {
      type: 'object',
      description: 'A line chart of the result of an SQL statement.',
      required: ['displayType', 'configType', 'connectionId', 'sqlTemplate'],
      properties: {
        displayType: { type: 'string', const: 'line', description: 'Selects a line chart.' },
        configType: { type: 'string', const: 'sql', description: 'Marks a tile with its own SQL.' },
        connectionId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description:
            'Id of the connection to query, as in `connection` of a source. An unknown connection returns 400.',
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
          description:
            'Whether user interfaces extend the time range to whole buckets. Queries of this API do not use it.',
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
    },
    RawSqlNumberConfig: {
      type: 'object',
      description: 'The first number in the result of an SQL statement.',
      required: ['displayType', 'configType', 'connectionId', 'sqlTemplate'],
      properties: {
        displayType: { type: 'string', const: 'number', description: 'Selects a single number.' },
        color: {
          $ref: '#/$defs/ChartColor',
          description: 'Color of the number. If absent, the user interface decides.',
        },
        configType: { type: 'string', const: 'sql', description: 'Marks a tile with its own SQL.' },
        connectionId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description:
            'Id of the connection to query, as in `connection` of a source. An unknown connection returns 400.',
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
      },
    },
    RawSqlPieConfig: {
      type: 'object',
      description: 'A pie chart of the result of an SQL statement.',
      required: ['displayType', 'configType', 'connectionId', 'sqlTemplate'],
      properties: {
        displayType: { type: 'string', const: 'pie', description: 'Selects a pie chart.' },
        configType: { type: 'string', const: 'sql', description: 'Marks a tile with its own SQL.' },
        connectionId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description:
            'Id of the connection to query, as in `connection` of a source. An unknown connection returns 400.',
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
      },
    },
    RawSqlStackedBarConfig: {
      type: 'object',
      description: 'Stacked bars of the result of an SQL statement.',
      required: ['displayType', 'configType', 'connectionId', 'sqlTemplate'],
      properties: {
        displayType: { type: 'string', const: 'stacked_bar', description: 'Selects stacked bars.' },
        configType: { type: 'string', const: 'sql', description: 'Marks a tile with its own SQL.' },
        connectionId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description:
            'Id of the connection to query, as in `connection` of a source. An unknown connection returns 400.',
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
          description:
            'Whether user interfaces extend the time range to whole buckets. Queries of this API do not use it.',
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
      },
    },
    RawSqlTableConfig: {
      type: 'object',
      description: 'A table with the result of an SQL statement.',
      required: ['displayType', 'configType', 'connectionId', 'sqlTemplate'],
      properties: {
        displayType: { type: 'string', const: 'table', description: 'Selects a table of values.' },
        configType: { type: 'string', const: 'sql', description: 'Marks a tile with its own SQL.' },
        connectionId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description:
            'Id of the connection to query, as in `connection` of a source. An unknown connection returns 400.',
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
        onClick: {
          $ref: '#/$defs/OnClick',
          description: 'The action of a click on a row. If absent, a click has no effect.',
        },
      },
    },
    SearchClick: {
      type: 'object',
      description: 'Opens a search for events. The target is a log or trace source.',
      required: ['type', 'target'],
      properties: {
        type: { type: 'string', const: 'search', description: 'Opens a search.' },
        target: { $ref: '#/$defs/ClickTarget', description: 'The source or dashboard to open.' },
        whereTemplate: {
          type: 'string',
          maxLength: 10000,
          description:
            'Template of a filter for the target. `{{Column}}` is the value of a column of the row, quoted for `whereLanguage`. `{{floor Column}}` rounds the value down, and `{{default Column "none"}}` replaces an empty value.',
          examples: ['ServiceName:{{ServiceName}}'],
        },
        whereLanguage: {
          $ref: '#/$defs/WhereLanguage',
          description: 'Language of `whereTemplate`. If absent, it is `lucene`.',
        },
        filters: {
          type: 'array',
          maxItems: 50,
          items: { $ref: '#/$defs/ClickFilter' },
          description: 'Filters for the target.',
        },
      },
    },
    WhereLanguage: {
      type: 'string',
      enum: ['lucene', 'sql'],
      description:
        'Language of a filter:\n- `lucene`: `<field>:<value>`, combined with `AND`, `OR` and `NOT`\n- `sql`: one boolean expression over the columns of the source\n',
    },
  },
} as const;
