// Generated from specs/shared/schemas/AlertInput.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertInput`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertInput',
  type: 'object',
  description:
    'The body of a create or update request. An update replaces all writable fields: an omitted field gets its default. An alert that you read can be sent back unchanged. The exceptions are enabled alerts whose tile, saved search or chart can no longer be queried, and enabled alerts with an e-mail channel if the service no longer sends e-mails.',
  required: ['source', 'interval', 'threshold', 'thresholdType'],
  additionalProperties: false,
  properties: {
    id: { readOnly: true, description: 'Ignored. Accepted so that you can send back an alert that you read.' },
    teamId: { readOnly: true, description: 'Ignored. Accepted so that you can send back an alert that you read.' },
    source: {
      type: 'string',
      enum: ['tile', 'saved_search', 'inline'],
      description:
        'The subject of the alert:\n- `tile`: a tile of a dashboard; requires `dashboardId` and `tileId`\n- `saved_search`: the number of events that a saved search matches; requires `savedSearchId`\n- `inline`: a chart without a dashboard; requires `chartConfig`\n',
    },
    dashboardId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description:
        'Id of the dashboard that contains the tile. Required if `source` is `tile`. The dashboard must exist.',
      examples: ['6740a3f2c51e9b0012d4e8a1'],
    },
    tileId: {
      type: 'string',
      pattern: '^[A-Za-z0-9_-]{1,36}$',
      description:
        'Id of the tile to watch. Required if `source` is `tile`. The tile must be on the dashboard. Its `series` must have the type `time` or `number`, or its `config` the display type `line`, `stacked_bar` or `number`. A `line` or `stacked_bar` config with SQL must use the interval, for example with `$__timeInterval(Timestamp)`.',
      examples: ['6740a3f2c51e9b0012d4e8a2'],
    },
    savedSearchId: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description:
        'Id of the saved search to watch. Required if `source` is `saved_search`. It must exist, and its source must be a log, trace or session source. If the saved search is deleted, the alert is deleted as well.',
      examples: ['6740a3f2c51e9b0012d4e8f1'],
    },
    groupBy: {
      type: 'string',
      maxLength: 10000,
      description:
        'SQL expressions to group the events of the saved search by, separated by commas. Only if `source` is `saved_search`. If absent or empty, there is one group.',
      examples: ['ServiceName'],
    },
    chartConfig: {
      $ref: '#/$defs/AlertChartConfig',
      description:
        'The chart to evaluate, as in the `config` of a tile. Required if `source` is `inline`. Notifications and errors refer to it by its `name`.',
    },
    interval: {
      $ref: '#/$defs/AlertInterval',
      description: 'Length of the evaluation window, which is also the time between evaluations.',
    },
    threshold: {
      type: 'number',
      description: 'The value to compare with, in the unit of the watched value. Must be finite.',
      examples: [100],
    },
    thresholdType: {
      $ref: '#/$defs/AlertThresholdType',
      description: 'The comparison of the value with the threshold.',
    },
    thresholdMax: {
      type: 'number',
      description:
        'Upper bound of the range, at least `threshold`. Required if `thresholdType` is `between` or `not_between`; otherwise it is ignored.',
      examples: [500],
    },
    channel: {
      $ref: '#/$defs/AlertChannel',
      description:
        'The channel that notifications are sent to. Required unless `channels` is set. If both are set, `channel` must have the webhook or the recipients of the first of `channels`. The other properties of `channel` are then ignored.',
    },
    channels: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      uniqueItems: true,
      items: { $ref: '#/$defs/AlertChannel' },
      description: 'One or more channels that notifications are sent to. Duplicates return 400.',
    },
    name: {
      type: ['string', 'null'],
      minLength: 1,
      maxLength: 512,
      default: null,
      description:
        'Title of notifications. If null or omitted, `displayName` is the title. If both are null or omitted, the title is generated from the name of the tile, saved search or chart.',
      examples: ['Server errors at checkout'],
    },
    message: {
      type: ['string', 'null'],
      minLength: 1,
      maxLength: 4096,
      default: null,
      description:
        'Text of notifications. If null or omitted, the text is generated from the value and the threshold. A notification that the alert cannot be evaluated, or can be evaluated again, always has a generated text.',
      examples: ['At least 100 failed requests in an hour.'],
    },
    note: {
      type: ['string', 'null'],
      minLength: 1,
      maxLength: 4096,
      default: null,
      description:
        'A note for responders. E-mails include it, and templates can use it as `note`. Null removes the note.',
      examples: ['Call the payment provider first.'],
    },
    displayName: {
      type: ['string', 'null'],
      minLength: 1,
      maxLength: 512,
      default: null,
      description:
        'Title of notifications if `name` is null. If both are null or omitted, the title is generated from the name of the tile, saved search or chart.',
      examples: ['Server errors at checkout'],
    },
    tags: {
      type: 'array',
      maxItems: 50,
      items: { type: 'string', minLength: 1, maxLength: 32 },
      default: [],
      description: 'Labels of the alert. Duplicates are removed. If omitted, the alert has no labels.',
      examples: [['checkout', 'production']],
    },
    enabled: {
      type: 'boolean',
      default: true,
      description:
        'Whether the alert is evaluated. If false, `state` is `DISABLED` and an open incident stays open. If the alert is enabled again, evaluation continues with the current window.',
      examples: [true],
    },
    notifyEvery: {
      oneOf: [{ $ref: '#/$defs/AlertInterval' }, { type: 'null' }],
      default: null,
      description:
        'Minimum time between two notifications of a group while it fires. It delays neither the first `ALERT` nor the `OK`. If null or omitted, a notification is sent after each window.',
      examples: ['1h'],
    },
    noData: {
      $ref: '#/$defs/AlertNoData',
      default: 'zero',
      description:
        'The effect of a window without data. It also applies to a group that had data earlier and is missing in the window. A group that has been missing for more than a day and more than three windows becomes `OK` and is dropped.',
    },
    numConsecutiveWindows: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 2147483647,
      default: null,
      description:
        'Number of consecutive windows that must violate the threshold before the alert fires. Null means 1.',
      examples: [3],
    },
    scheduleOffsetMinutes: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 1439,
      default: null,
      description:
        'Number of minutes by which windows are shifted from their aligned start. Must be less than the interval. Null means 0. With `scheduleStartAt`, only null and 0 are accepted.',
      examples: [5],
    },
    scheduleStartAt: {
      type: ['string', 'null'],
      format: 'date-time',
      default: null,
      description:
        'All windows are aligned to this time, and none starts before it. At most 366 days in the future. Null aligns windows to UTC.',
      examples: ['2026-01-12T06:00:00.000Z'],
    },
    state: { readOnly: true, description: 'Ignored. Accepted so that you can send back an alert that you read.' },
    silenced: { readOnly: true, description: 'Ignored. Accepted so that you can send back an alert that you read.' },
    executionErrors: {
      readOnly: true,
      description: 'Ignored. Accepted so that you can send back an alert that you read.',
    },
    createdAt: { readOnly: true, description: 'Ignored. Accepted so that you can send back an alert that you read.' },
    updatedAt: { readOnly: true, description: 'Ignored. Accepted so that you can send back an alert that you read.' },
  },
  allOf: [
    {
      if: { properties: { source: { const: 'tile' } }, required: ['source'] },
      then: { properties: { dashboardId: true, tileId: true }, required: ['dashboardId', 'tileId'] },
    },
    {
      if: { properties: { source: { enum: ['saved_search', 'inline'] } }, required: ['source'] },
      then: { properties: { dashboardId: false, tileId: false } },
    },
    {
      if: { properties: { source: { const: 'saved_search' } }, required: ['source'] },
      then: { properties: { savedSearchId: true }, required: ['savedSearchId'] },
    },
    {
      if: { properties: { source: { enum: ['tile', 'inline'] } }, required: ['source'] },
      then: { properties: { savedSearchId: false, groupBy: false } },
    },
    {
      if: { properties: { source: { const: 'inline' } }, required: ['source'] },
      then: { properties: { chartConfig: true }, required: ['chartConfig'] },
    },
    {
      if: { properties: { source: { enum: ['tile', 'saved_search'] } }, required: ['source'] },
      then: { properties: { chartConfig: false } },
    },
    {
      if: { properties: { thresholdType: { enum: ['between', 'not_between'] } }, required: ['thresholdType'] },
      then: { properties: { thresholdMax: true }, required: ['thresholdMax'] },
    },
    {
      if: { properties: { scheduleStartAt: { type: 'string' } }, required: ['scheduleStartAt'] },
      then: { properties: { scheduleOffsetMinutes: { enum: [null, 0] } } },
    },
  ],
  anyOf: [{ required: ['channel'] }, { required: ['channels'] }],
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
    AlertBuilderConfig: {
      description:
        'A chart without SQL that an alert evaluates. The service builds its query. `displayType` selects the properties.',
      oneOf: [
        { $ref: '#/$defs/AlertLineConfig' },
        { $ref: '#/$defs/AlertStackedBarConfig' },
        { $ref: '#/$defs/AlertNumberConfig' },
      ],
    },
    AlertChannel: {
      description: 'A destination for the notifications of an alert. `type` selects the properties.',
      oneOf: [{ $ref: '#/$defs/WebhookChannel' }, { $ref: '#/$defs/EmailChannel' }],
    },
    AlertChartConfig: {
      description:
        'The chart of an alert with `source: inline`. With `configType: sql`, it contains an SQL statement. Without `configType`, the service builds the query. A chart has the properties of a tile `config` and a `name`. A chart without SQL also has `where`.',
      oneOf: [{ $ref: '#/$defs/AlertBuilderConfig' }, { $ref: '#/$defs/AlertSqlConfig' }],
    },
    AlertInterval: {
      type: 'string',
      enum: ['30s', '1m', '5m', '15m', '30m', '1h', '6h', '12h', '1d'],
      description:
        'Length of an evaluation window. Windows are aligned to UTC, unless the alert has an offset or a start. The lengths are:\n- `30s`: 30 seconds\n- `1m`, `5m`, `15m`, `30m`: 1, 5, 15, 30 minutes\n- `1h`, `6h`, `12h`: 1, 6, 12 hours\n- `1d`: 24 hours\n',
    },
    AlertLineConfig: {
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
      additionalProperties: false,
    },
    AlertNoData: {
      type: 'string',
      enum: ['zero', 'ok', 'alert', 'insufficient_data'],
      description:
        'The effect of a window without data:\n- `zero`: the value is 0, which is compared with the threshold\n- `ok`: the threshold is not violated\n- `alert`: the threshold is violated\n- `insufficient_data`: groups without data keep their states and send no notifications, except an `OK` that a silence\n  has delayed; if no group has data in the window, the state of the alert is `INSUFFICIENT_DATA`\n\nA group that has had no data for more than a day and more than three windows is dropped. It sends an `OK` if it was in\n`ALERT`.\n',
    },
    AlertNumberConfig: {
      type: 'object',
      description: 'A number that an alert evaluates.',
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
        displayType: { type: 'string', const: 'number', description: 'Selects a single number.' },
        formulas: {
          type: 'array',
          maxItems: 1,
          items: { $ref: '#/$defs/Formula' },
          description:
            'At most one formula. Its result is shown instead of the values of `select`. Without a formula, `select` must have exactly one item.',
        },
        color: {
          $ref: '#/$defs/ChartColor',
          description: 'Color of the number. If absent, the user interface decides.',
        },
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
      required: ['displayType', 'sourceId', 'select'],
      allOf: [
        {
          if: { properties: { formulas: { minItems: 1 } }, required: ['formulas'] },
          else: { properties: { select: { maxItems: 1 } } },
        },
      ],
      additionalProperties: false,
    },
    AlertSeverity: {
      type: 'string',
      enum: ['critical', 'error', 'warning', 'info'],
      description:
        'Severity of a notification:\n- `critical`: requires immediate action\n- `error`: requires action\n- `warning`: requires attention\n- `info`: for information\n',
    },
    AlertSqlConfig: {
      description: 'A chart with its own SQL that an alert evaluates. `displayType` selects the properties.',
      oneOf: [
        { $ref: '#/$defs/AlertSqlLineConfig' },
        { $ref: '#/$defs/AlertSqlStackedBarConfig' },
        { $ref: '#/$defs/AlertSqlNumberConfig' },
      ],
    },
    AlertSqlLineConfig: {
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
      required: ['displayType', 'configType', 'connectionId', 'sqlTemplate'],
      additionalProperties: false,
    },
    AlertSqlNumberConfig: {
      type: 'object',
      description: 'A number that an alert evaluates. It is the first number in the result of an SQL statement.',
      properties: {
        name: {
          type: 'string',
          maxLength: 1024,
          description:
            'Name of the chart in notifications. If absent or empty, generated titles contain `a chart` instead.',
          examples: ['Errors at checkout'],
        },
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
      required: ['displayType', 'configType', 'connectionId', 'sqlTemplate'],
      additionalProperties: false,
    },
    AlertSqlStackedBarConfig: {
      type: 'object',
      description: 'A stacked bar chart that an alert evaluates. It shows the result of an SQL statement.',
      properties: {
        name: {
          type: 'string',
          maxLength: 1024,
          description:
            'Name of the chart in notifications. If absent or empty, generated titles contain `a chart` instead.',
          examples: ['Errors at checkout'],
        },
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
      required: ['displayType', 'configType', 'connectionId', 'sqlTemplate'],
      additionalProperties: false,
    },
    AlertStackedBarConfig: {
      type: 'object',
      description: 'A stacked bar chart that an alert evaluates.',
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
        displayType: { type: 'string', const: 'stacked_bar', description: 'Selects stacked bars.' },
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
      additionalProperties: false,
    },
    AlertThresholdType: {
      type: 'string',
      enum: ['above', 'below', 'above_exclusive', 'below_or_equal', 'equal', 'not_equal', 'between', 'not_between'],
      description:
        'The condition under which a value violates the threshold:\n- `above`: value ≥ threshold\n- `below`: value < threshold\n- `above_exclusive`: value > threshold\n- `below_or_equal`: value ≤ threshold\n- `equal`: value = threshold\n- `not_equal`: value ≠ threshold\n- `between`: threshold ≤ value ≤ thresholdMax\n- `not_between`: value < threshold or value > thresholdMax\n',
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
      additionalProperties: false,
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
      additionalProperties: false,
    },
    EmailChannel: {
      type: 'object',
      description: 'Sends the notifications of an alert by e-mail.',
      required: ['type', 'emailRecipients'],
      properties: {
        type: { type: 'string', const: 'email', description: 'Type of the channel.' },
        emailRecipients: {
          type: 'array',
          minItems: 1,
          maxItems: 50,
          uniqueItems: true,
          items: {
            type: 'string',
            maxLength: 320,
            pattern: '^[^\\s@,;:<>()"]+@[^\\s@,;:<>()"]+$',
            description: 'An e-mail address.',
          },
          description:
            'Addresses that receive the notifications, as recipients of one message. Requests with this channel return 400 if the operator of the service has not set `--smtp-url`. An update that only disables an alert still succeeds.',
          examples: [['on-call@example.org']],
        },
        severity: {
          oneOf: [{ $ref: '#/$defs/AlertSeverity' }, { type: 'null' }],
          description:
            'Severity of the notifications to this channel. The subject contains it unless the state is `OK`. Null means none.',
          examples: ['critical'],
        },
      },
      additionalProperties: false,
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
      additionalProperties: false,
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
      additionalProperties: false,
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
      additionalProperties: false,
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
      additionalProperties: false,
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
      additionalProperties: false,
    },
    WebhookChannel: {
      type: 'object',
      description: 'Sends the notifications of an alert to a webhook.',
      required: ['type', 'webhookId'],
      properties: {
        type: { type: 'string', const: 'webhook', description: 'Type of the channel.' },
        webhookId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Id of the webhook. It must exist. A webhook that an alert uses cannot be deleted.',
          examples: ['6740a3f2c51e9b0012d4e8c3'],
        },
        severity: {
          oneOf: [{ $ref: '#/$defs/AlertSeverity' }, { type: 'null' }],
          description:
            'Severity of the notifications to this channel. The template of the webhook can contain it as `severity`. Null means none.',
          examples: ['critical'],
        },
        webhookService: {
          type: ['string', 'null'],
          maxLength: 64,
          description: 'Kind of the webhook. This service stores it and does not use it. Null means none.',
          examples: ['generic'],
        },
        slackChannelId: {
          type: ['string', 'null'],
          maxLength: 64,
          description: 'Channel of a Slack app. This service stores it and does not use it. Null means none.',
          examples: ['C024BE91L'],
        },
      },
      additionalProperties: false,
    },
    WhereLanguage: {
      type: 'string',
      enum: ['lucene', 'sql'],
      description:
        'Language of a filter:\n- `lucene`: `<field>:<value>`, combined with `AND`, `OR` and `NOT`\n- `sql`: one boolean expression over the columns of the source\n',
    },
  },
} as const;
