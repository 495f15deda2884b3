// Generated from specs/shared/schemas/AlertPreviewInput.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `AlertPreviewInput`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AlertPreviewInput',
  type: 'object',
  description: 'The alert to preview, the time range, and optionally another alert to compare with.',
  required: ['alert', 'from', 'to'],
  additionalProperties: false,
  properties: {
    alert: {
      $ref: '#/$defs/AlertInput',
      description:
        'The alert to preview. It is not stored. Its webhooks need not exist. Notifications to a webhook that does not exist have no body.',
    },
    from: {
      type: 'integer',
      minimum: 1000000000000,
      maximum: 253402300799999,
      description:
        'Start of the range, in Unix milliseconds. The first window is the first one that starts at this time or later.',
      examples: [1767603600000],
    },
    to: {
      type: 'integer',
      minimum: 1000000000000,
      maximum: 253402300799999,
      description:
        'End of the range, in Unix milliseconds. Must be greater than `from`, by at most 90 days and 20,000 windows. Windows that have not ended yet are left out.',
      examples: [1768208400000],
    },
    tile: {
      $ref: '#/$defs/TileInput',
      description:
        'The tile that `alert` watches, if this tile is not stored or has unsaved changes. With `tile`, the dashboard and the tile whose ids `alert` contains need not exist. If `alert` is not on a tile, `tile` returns 400.',
    },
    compareWith: {
      oneOf: [{ type: 'string', pattern: '^[0-9a-f]{24}$' }, { $ref: '#/$defs/AlertInput' }],
      description:
        'Another alert to evaluate over the same range: the id of a stored alert, or an alert that is not stored. An unknown id returns 400.',
      examples: ['6740a3f2c51e9b0012d4e8b7'],
    },
  },
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
    AlertInput: {
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
        silenced: {
          readOnly: true,
          description: 'Ignored. Accepted so that you can send back an alert that you read.',
        },
        executionErrors: {
          readOnly: true,
          description: 'Ignored. Accepted so that you can send back an alert that you read.',
        },
        createdAt: {
          readOnly: true,
          description: 'Ignored. Accepted so that you can send back an alert that you read.',
        },
        updatedAt: {
          readOnly: true,
          description: 'Ignored. Accepted so that you can send back an alert that you read.',
        },
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
    BarConfig: {
      type: 'object',
      description: 'A bar chart with one bar per group.',
      required: ['displayType', 'sourceId', 'select'],
      properties: {
        displayType: { type: 'string', const: 'bar', description: 'Selects a bar chart.' },
        limit: {
          type: 'integer',
          minimum: 0,
          maximum: 1000000,
          description:
            'Maximum number of groups. The first groups in the order of `orderBy` are returned. If absent or 0, all groups are returned.',
          examples: [10],
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
          maxItems: 1,
          items: { $ref: '#/$defs/SelectItem' },
          description: 'The value of the chart.',
        },
        groupBy: {
          type: 'string',
          maxLength: 10000,
          description: 'SQL expressions to group by, separated by commas. If absent or empty, there is one group.',
          examples: ['ServiceName'],
        },
        orderBy: {
          type: 'string',
          maxLength: 10000,
          description:
            'SQL order of the rows, over the columns of the result. If absent or empty, a table is sorted by its groups, and a pie or bar chart by its value, largest first.',
          examples: ['Errors DESC'],
        },
        numberFormat: {
          $ref: '#/$defs/NumberFormat',
          description: 'Format of the numbers. If absent, the user interface decides.',
        },
      },
      additionalProperties: false,
    },
    BuilderConfig: {
      description: 'The content of a tile without its own SQL. `displayType` selects the properties.',
      oneOf: [
        { $ref: '#/$defs/LineConfig' },
        { $ref: '#/$defs/StackedBarConfig' },
        { $ref: '#/$defs/TableConfig' },
        { $ref: '#/$defs/NumberConfig' },
        { $ref: '#/$defs/PieConfig' },
        { $ref: '#/$defs/BarConfig' },
        { $ref: '#/$defs/HeatmapConfig' },
        { $ref: '#/$defs/SearchConfig' },
        { $ref: '#/$defs/EventPatternsConfig' },
        { $ref: '#/$defs/MarkdownConfig' },
      ],
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
      additionalProperties: false,
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
      additionalProperties: false,
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
      additionalProperties: false,
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
    EventPatternsConfig: {
      type: 'object',
      description: 'The most frequent patterns in the text of events.',
      required: ['displayType', 'sourceId'],
      properties: {
        displayType: { type: 'string', const: 'event_patterns', description: 'Selects a list of patterns.' },
        select: {
          type: 'string',
          maxLength: 10000,
          default: '',
          description:
            'Expression that returns the text of an event. An empty string selects the body of log events and the name of spans.',
          examples: ['Body'],
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
      },
      additionalProperties: false,
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
    HeatmapConfig: {
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
      additionalProperties: false,
    },
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
      additionalProperties: false,
    },
    LineConfig: {
      type: 'object',
      description: 'A line chart over time.',
      required: ['displayType', 'sourceId', 'select'],
      properties: {
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
      allOf: [
        {
          if: { properties: { asRatio: { const: true } }, required: ['asRatio'] },
          then: { properties: { select: { minItems: 2, maxItems: 2 }, formulas: { maxItems: 0 } } },
        },
      ],
      additionalProperties: false,
    },
    MarkdownConfig: {
      type: 'object',
      description: 'Text in Markdown, without a query.',
      required: ['displayType'],
      properties: {
        displayType: { type: 'string', const: 'markdown', description: 'Selects Markdown text.' },
        configType: false,
        markdown: {
          type: 'string',
          maxLength: 50000,
          default: '',
          description: 'The text, as Markdown.',
          examples: ['# Checkout\n\nOwned by the payments team.'],
        },
      },
      additionalProperties: false,
    },
    MarkdownSeries: {
      type: 'object',
      description: 'Text on a dashboard. It runs no query.',
      required: ['type'],
      properties: {
        type: { type: 'string', const: 'markdown', description: 'Markdown text, without a query.' },
        content: {
          type: 'string',
          maxLength: 100000,
          default: '',
          description: 'The text, in Markdown.',
          examples: ['Owned by the checkout team. See the runbook before restarting anything.'],
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
    NumberConfig: {
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
      allOf: [
        {
          if: { properties: { formulas: { minItems: 1 } }, required: ['formulas'] },
          else: { properties: { select: { maxItems: 1 } } },
        },
      ],
      additionalProperties: false,
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
    NumberSeries: {
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
      ],
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
    OnClick: {
      description: 'The action of a click on a row of a table. `type` selects the properties.',
      oneOf: [{ $ref: '#/$defs/SearchClick' }, { $ref: '#/$defs/DashboardClick' }, { $ref: '#/$defs/ExternalClick' }],
    },
    PieConfig: {
      type: 'object',
      description: 'A pie chart with one slice per group.',
      required: ['displayType', 'sourceId', 'select'],
      properties: {
        displayType: { type: 'string', const: 'pie', description: 'Selects a pie chart.' },
        limit: {
          type: 'integer',
          minimum: 0,
          maximum: 1000000,
          description:
            'Maximum number of groups. The first groups in the order of `orderBy` are returned. If absent or 0, all groups are returned.',
          examples: [10],
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
          maxItems: 1,
          items: { $ref: '#/$defs/SelectItem' },
          description: 'The value of the chart.',
        },
        groupBy: {
          type: 'string',
          maxLength: 10000,
          description: 'SQL expressions to group by, separated by commas. If absent or empty, there is one group.',
          examples: ['ServiceName'],
        },
        orderBy: {
          type: 'string',
          maxLength: 10000,
          description:
            'SQL order of the rows, over the columns of the result. If absent or empty, a table is sorted by its groups, and a pie or bar chart by its value, largest first.',
          examples: ['Errors DESC'],
        },
        numberFormat: {
          $ref: '#/$defs/NumberFormat',
          description: 'Format of the numbers. If absent, the user interface decides.',
        },
      },
      additionalProperties: false,
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
      additionalProperties: false,
    },
    RawSqlConfig: {
      description: 'The content of a tile with its own SQL. `displayType` selects the properties.',
      oneOf: [
        { $ref: '#/$defs/RawSqlLineConfig' },
        { $ref: '#/$defs/RawSqlStackedBarConfig' },
        { $ref: '#/$defs/RawSqlTableConfig' },
        { $ref: '#/$defs/RawSqlNumberConfig' },
        { $ref: '#/$defs/RawSqlPieConfig' },
        { $ref: '#/$defs/RawSqlBarConfig' },
      ],
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
      additionalProperties: false,
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
      additionalProperties: false,
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
      additionalProperties: false,
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
      additionalProperties: false,
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
      additionalProperties: false,
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
      additionalProperties: false,
    },
    SearchConfig: {
      type: 'object',
      description: 'A list of events that match a filter.',
      required: ['displayType', 'select', 'sourceId'],
      properties: {
        displayType: { type: 'string', const: 'search', description: 'Selects a list of events.' },
        select: {
          type: 'string',
          maxLength: 10000,
          description: 'Columns to show, separated by commas. An empty string shows the default columns of the source.',
          examples: ['Timestamp, ServiceName, Body'],
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
      },
      additionalProperties: false,
    },
    SearchSeries: {
      type: 'object',
      description: 'A list of events that match a filter.',
      required: ['type'],
      properties: {
        type: { type: 'string', const: 'search', description: 'A list of events.' },
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
        fields: {
          type: 'array',
          maxItems: 100,
          default: [],
          items: { type: 'string', minLength: 1, maxLength: 1000 },
          description: 'Columns to show. An empty list shows the default columns of the source.',
          examples: [['Timestamp', 'ServiceName', 'Body']],
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
    Series: {
      description:
        'An entry of `series`, the older format for the content of a tile. `type` selects the properties. A series is returned as it was sent, with the documented defaults added.',
      oneOf: [
        { $ref: '#/$defs/TimeSeries' },
        { $ref: '#/$defs/TableSeries' },
        { $ref: '#/$defs/NumberSeries' },
        { $ref: '#/$defs/SearchSeries' },
        { $ref: '#/$defs/MarkdownSeries' },
      ],
    },
    StackedBarConfig: {
      type: 'object',
      description: 'Stacked bars over time.',
      required: ['displayType', 'sourceId', 'select'],
      properties: {
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
      allOf: [
        {
          if: { properties: { asRatio: { const: true } }, required: ['asRatio'] },
          then: { properties: { select: { minItems: 2, maxItems: 2 }, formulas: { maxItems: 0 } } },
        },
      ],
      additionalProperties: false,
    },
    TableConfig: {
      type: 'object',
      description: 'A table with one row per group, at most 200 rows.',
      required: ['displayType', 'sourceId', 'select'],
      properties: {
        displayType: { type: 'string', const: 'table', description: 'Selects a table of values.' },
        having: {
          type: 'string',
          maxLength: 10000,
          description:
            'SQL condition for the rows, over the columns of the result. If absent or empty, the rows are not filtered.',
          examples: ['Errors > 10'],
        },
        groupByColumnsOnLeft: {
          type: 'boolean',
          description:
            'Whether user interfaces show the columns of the groups to the left of the values. If absent, those columns are on the right.',
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
        groupBy: {
          type: 'string',
          maxLength: 10000,
          description: 'SQL expressions to group by, separated by commas. If absent or empty, there is one group.',
          examples: ['ServiceName'],
        },
        orderBy: {
          type: 'string',
          maxLength: 10000,
          description:
            'SQL order of the rows, over the columns of the result. If absent or empty, a table is sorted by its groups, and a pie or bar chart by its value, largest first.',
          examples: ['Errors DESC'],
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
        onClick: {
          $ref: '#/$defs/OnClick',
          description: 'The action of a click on a row. If absent, a click has no effect.',
        },
        numberFormat: {
          $ref: '#/$defs/NumberFormat',
          description: 'Format of the numbers. If absent, the user interface decides.',
        },
      },
      allOf: [
        {
          if: { properties: { asRatio: { const: true } }, required: ['asRatio'] },
          then: { properties: { select: { minItems: 2, maxItems: 2 }, formulas: { maxItems: 0 } } },
        },
      ],
      additionalProperties: false,
    },
    TableSeries: {
      type: 'object',
      description: 'A table with one row per group, at most 200 rows.',
      required: ['type', 'aggFn'],
      properties: {
        type: { type: 'string', const: 'table', description: 'One number per group.' },
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
          maxItems: 10,
          default: [],
          items: { type: 'string', minLength: 1, maxLength: 1000 },
          description: 'Columns or attributes to group by. An empty list disables grouping.',
          examples: [['ServiceName']],
        },
        alias: {
          type: 'string',
          maxLength: 256,
          description: 'Name displayed for the series. If absent, the name is generated from the aggregation.',
          examples: ['Errors'],
        },
        sortOrder: {
          type: 'string',
          enum: ['asc', 'desc'],
          default: 'desc',
          description:
            'Sort order of the rows by the first value, `asc` or `desc`. The `sortOrder` of the first series applies to the tile.',
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
      ],
      additionalProperties: false,
    },
    TileConfig: {
      description:
        'The content of a tile. With `configType: sql`, a tile has its own SQL. Without `configType`, the service builds the query. The other properties depend on `displayType`. The service adds the documented defaults to a config and removes null properties.',
      oneOf: [{ $ref: '#/$defs/BuilderConfig' }, { $ref: '#/$defs/RawSqlConfig' }],
    },
    TileInput: {
      type: 'object',
      description:
        'A tile in a create or update request, with either `config` or `series`. It is returned in the same form. Overlapping tiles and tiles that extend past the grid are accepted.',
      required: ['name', 'x', 'y', 'w', 'h'],
      additionalProperties: false,
      properties: {
        id: {
          type: 'string',
          pattern: '^[A-Za-z0-9_-]{1,36}$',
          description:
            'Unique in the dashboard. If absent, the service assigns an id. On update, a tile with the id of an existing tile replaces that tile. The alerts of the existing tile are kept, or deleted if the new tile cannot have alerts.',
          examples: ['6740a3f2c51e9b0012d4e8a2'],
        },
        name: {
          type: 'string',
          maxLength: 1024,
          description: 'Title of the tile. It may be empty.',
          examples: ['Server errors'],
        },
        x: {
          type: 'integer',
          minimum: 0,
          maximum: 23,
          description: 'Left edge, in columns of the grid. The grid has 24 columns.',
          examples: [0],
        },
        y: {
          type: 'integer',
          minimum: 0,
          maximum: 100000,
          description: 'Top edge, in rows of the grid.',
          examples: [0],
        },
        w: { type: 'integer', minimum: 1, maximum: 24, description: 'Width, in columns of the grid.', examples: [12] },
        h: { type: 'integer', minimum: 1, maximum: 1000, description: 'Height, in rows of the grid.', examples: [4] },
        asRatio: {
          type: 'boolean',
          description:
            'Whether the tile shows the first series divided by the second. The default is false. If true, `series` must have exactly two items. Only with `series`.',
        },
        series: {
          type: 'array',
          minItems: 1,
          maxItems: 20,
          items: { $ref: '#/$defs/Series' },
          description:
            'The content of the tile as series, which is the older format. All series must have the same `type`. Not together with `config`.',
        },
        config: { $ref: '#/$defs/TileConfig', description: 'The content of the tile. Not together with `series`.' },
        containerId: {
          type: 'string',
          minLength: 1,
          maxLength: 256,
          description:
            'Id of the container of the tile. The dashboard must have this container. If absent, the tile is in no container.',
          examples: ['backend'],
        },
        tabId: {
          type: 'string',
          minLength: 1,
          maxLength: 256,
          description: 'Id of the tab that the tile is on. The container must have this tab. Requires `containerId`.',
          examples: ['latency'],
        },
      },
      anyOf: [{ required: ['config'] }, { required: ['series'] }],
      allOf: [
        {
          if: { properties: { asRatio: { const: true } }, required: ['asRatio'] },
          then: { properties: { series: { minItems: 2, maxItems: 2 } } },
        },
        {
          if: { properties: { config: true }, required: ['config'] },
          then: { properties: { series: false, asRatio: false } },
        },
      ],
    },
    TimeSeries: {
      type: 'object',
      description: 'A line or bar chart over time.',
      required: ['type', 'aggFn'],
      properties: {
        type: { type: 'string', const: 'time', description: 'One number per time bucket and group.' },
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
          maxItems: 10,
          default: [],
          items: { type: 'string', minLength: 1, maxLength: 1000 },
          description: 'Columns or attributes to group by. An empty list disables grouping.',
          examples: [['ServiceName']],
        },
        alias: {
          type: 'string',
          maxLength: 256,
          description: 'Name displayed for the series. If absent, the name is generated from the aggregation.',
          examples: ['Errors'],
        },
        displayType: {
          type: 'string',
          enum: ['line', 'stacked_bar'],
          default: 'line',
          description: 'The display type of the series: a `line` or stacked bars (`stacked_bar`).',
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
