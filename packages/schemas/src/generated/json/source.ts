// Generated from specs/shared/schemas/Source.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `Source`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Source',
  description: 'One or more tables of telemetry. `kind` determines the other properties and the possible queries.',
  oneOf: [
    { $ref: '#/$defs/LogSource' },
    { $ref: '#/$defs/TraceSource' },
    { $ref: '#/$defs/MetricSource' },
    { $ref: '#/$defs/SessionSource' },
    { $ref: '#/$defs/PromqlSource' },
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
    AggregatedColumn: {
      type: 'object',
      description: 'A column of a materialized view that contains an aggregate.',
      required: ['aggFn', 'mvColumn'],
      properties: {
        sourceColumn: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description: 'Column that is aggregated. Required for all functions except `count`.',
          examples: ['Duration'],
        },
        aggFn: {
          anyOf: [{ $ref: '#/$defs/AggFn' }, { type: 'string', const: 'histogram' }],
          description: 'The aggregate function, or `histogram` for a histogram of the values.',
        },
        mvColumn: {
          type: 'string',
          minLength: 1,
          maxLength: 1024,
          description: 'Column of the materialized view that contains the aggregate.',
          examples: ['count'],
        },
      },
      allOf: [
        {
          if: { properties: { aggFn: { const: 'count' } }, required: ['aggFn'] },
          else: { properties: { sourceColumn: { minLength: 1 } }, required: ['sourceColumn'] },
        },
      ],
    },
    HighlightedExpression: {
      type: 'object',
      description: 'An expression. User interfaces show its value at the top of a trace or of an event.',
      required: ['sqlExpression'],
      properties: {
        sqlExpression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description: 'The expression in SQL.',
          examples: ["LogAttributes['user.id']"],
        },
        luceneExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'The field of a Lucene filter that has the same value. Absent if not set.',
          examples: ['LogAttributes.user.id'],
        },
        alias: {
          type: 'string',
          maxLength: 1024,
          description: 'Name displayed for the expression. Absent if not set.',
          examples: ['User'],
        },
      },
    },
    LogSource: {
      type: 'object',
      description: 'A source of log records.',
      required: ['id', 'kind', 'timestampValueExpression', 'name', 'connection', 'from'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Assigned by the service. Ids increase with creation time.',
          examples: ['6740a3f2c51e9b0012d4e8d1'],
        },
        kind: { type: 'string', const: 'log', description: 'The source contains log records.' },
        timestampValueExpression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description:
            'Name of the time column. A comma-separated list is also accepted, and its most precise column is used.',
          examples: ['Timestamp'],
        },
        defaultTableSelectExpression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description: 'Columns that a search shows by default, comma-separated.',
          examples: ['Timestamp, ServiceName, SeverityText, Body'],
        },
        serviceNameExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression for the service name. Absent if not set.',
          examples: ['ServiceName'],
        },
        serviceVersionExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression for the version of the service. Absent if not set.',
          examples: ["ResourceAttributes['service.version']"],
        },
        implicitColumnExpression: {
          type: 'string',
          maxLength: 10000,
          description:
            'Column that a filter searches for words without a field. Absent if not set; `bodyExpression` is then searched.',
          examples: ['Body'],
        },
        eventAttributesExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Map column with the attributes of the event. Absent if not set.',
          examples: ['LogAttributes'],
        },
        resourceAttributesExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Map column with the attributes of the resource that emitted the event. Absent if not set.',
          examples: ['ResourceAttributes'],
        },
        severityTextExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression for the severity. Absent if not set.',
          examples: ['SeverityText'],
        },
        severityNumberExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression for the severity as a number. Absent if not set.',
          examples: ['SeverityNumber'],
        },
        bodyExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression for the body of a record. Absent if not set.',
          examples: ['Body'],
        },
        eventNameExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression for the name of an event. Absent if not set.',
          examples: ['EventName'],
        },
        traceIdExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression for the trace id of the record. Absent if not set.',
          examples: ['TraceId'],
        },
        spanIdExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression for the span id of the record. Absent if not set.',
          examples: ['SpanId'],
        },
        tableFilterExpression: {
          type: 'string',
          maxLength: 10000,
          description:
            'Deprecated: a condition for queries of the table. This service stores it and does not apply it.',
          examples: ["ServiceName = 'checkout'"],
        },
        traceSourceId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'The source with the spans of the same services. It need not exist. Absent if not set.',
          examples: ['6740a3f2c51e9b0012d4e8d2'],
        },
        metricSourceId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'The source with the metrics of the same services. It need not exist. Absent if not set.',
          examples: ['6740a3f2c51e9b0012d4e8d3'],
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 1024,
          description: 'Name of the source. Names need not be unique.',
          examples: ['Logs'],
        },
        section: {
          type: 'string',
          maxLength: 256,
          description: 'Name of a group of sources. This service stores it and does not use it. Absent if not set.',
          examples: ['Checkout'],
        },
        connection: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description:
            "Id of the database connection. Each tenant has a built-in connection to its own database. A source does not contain the connection's address or credentials.",
          examples: ['6740a3f2c51e9b0012d4e8e0'],
        },
        from: {
          $ref: '#/$defs/SourceTable',
          description:
            'The table that stores the data. For a metric source, only the database is used, because its tables are in `metricTables`.',
        },
        disabled: {
          type: 'boolean',
          default: false,
          description:
            'Whether the source is disabled. Queries that name it are rejected. A series without `sourceId` uses the first enabled log source, or the first enabled metric source if its `dataSource` is `metrics`.',
        },
        querySettings: {
          type: 'array',
          maxItems: 10,
          default: [],
          items: { $ref: '#/$defs/QuerySetting' },
          description: 'Database settings for queries of the source. This service stores them and does not use them.',
        },
        highlightedTraceAttributeExpressions: {
          type: 'array',
          maxItems: 100,
          default: [],
          items: { $ref: '#/$defs/HighlightedExpression' },
          description: 'Expressions that user interfaces show at the top of a trace. If absent, none is stored.',
        },
        highlightedRowAttributeExpressions: {
          type: 'array',
          maxItems: 100,
          default: [],
          items: { $ref: '#/$defs/HighlightedExpression' },
          description: 'Expressions that user interfaces show at the top of an event. If absent, none is stored.',
        },
        materializedViews: {
          type: 'array',
          maxItems: 100,
          default: [],
          items: { $ref: '#/$defs/MaterializedView' },
          description:
            'Tables with aggregates of the events. This service stores the list and does not query the tables. If absent, an empty list is stored.',
        },
        metadataMaterializedViews: {
          $ref: '#/$defs/MetadataViews',
          description:
            'Tables with the keys and values of attributes. This service stores their names and does not query them.',
        },
        orderByExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Order of events in user interfaces. Absent if not set.',
          examples: ['Timestamp DESC'],
        },
        useTextIndexForImplicitColumn: {
          type: 'string',
          enum: ['auto', 'enabled', 'disabled'],
          description:
            'Whether searches use the text index of the column in `implicitColumnExpression`: `auto` if there is one, `enabled` always, `disabled` never. This service stores the value and does not use it.',
        },
        knownColumnsListExpression: {
          type: 'string',
          maxLength: 10000,
          description:
            'Comma-separated columns that user interfaces query instead of `*` to show a whole event. Absent if not set.',
          examples: ['Timestamp, Body'],
        },
        displayedTimestampValueExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression for the time that user interfaces show. Absent if not set.',
          examples: ['Timestamp'],
        },
        rowKeyExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression that identifies an event. Absent if not set.',
          examples: ['Timestamp, TraceId'],
        },
        filterSettings: {
          $ref: '#/$defs/SourceFilterSettings',
          description: 'Columns that user interfaces offer as filters. Absent if not set.',
        },
      },
    },
    MaterializedView: {
      type: 'object',
      description: 'A table with aggregates of the events of a source.',
      required: [
        'databaseName',
        'tableName',
        'dimensionColumns',
        'minGranularity',
        'timestampColumn',
        'aggregatedColumns',
      ],
      properties: {
        databaseName: {
          type: 'string',
          minLength: 1,
          maxLength: 256,
          description: 'Name of the database.',
          examples: ['default'],
        },
        tableName: {
          type: 'string',
          minLength: 1,
          maxLength: 256,
          description: 'Name of the table.',
          examples: ['otel_logs_per_minute'],
        },
        dimensionColumns: {
          type: 'string',
          maxLength: 10000,
          description: 'Columns that the aggregates are grouped by, comma-separated.',
          examples: ['ServiceName, SeverityText'],
        },
        minGranularity: {
          type: 'string',
          pattern: '^[0-9]+(?:s|m|h|d)$',
          maxLength: 16,
          description: 'Smallest time bucket of the aggregates.',
          examples: ['1m'],
        },
        minDate: {
          type: ['string', 'null'],
          format: 'date-time',
          description: 'Start of the data in the table. Absent or null if it has all data.',
          examples: ['2026-01-12T09:00:00.000Z'],
        },
        timestampColumn: {
          type: 'string',
          minLength: 1,
          maxLength: 1024,
          description: 'Time column of the table.',
          examples: ['Timestamp'],
        },
        aggregatedColumns: {
          type: 'array',
          minItems: 1,
          maxItems: 1000,
          items: { $ref: '#/$defs/AggregatedColumn' },
          description: 'Columns with aggregates, at least one.',
        },
      },
    },
    MetadataViews: {
      type: 'object',
      description: 'Tables with the keys and values of attributes.',
      required: ['kvRollupTable', 'granularity'],
      properties: {
        keyRollupTable: {
          type: 'string',
          minLength: 1,
          maxLength: 256,
          description: 'Table with the keys. Absent if not set.',
          examples: ['otel_logs_keys'],
        },
        kvRollupTable: {
          type: 'string',
          minLength: 1,
          maxLength: 256,
          description: 'Table with the keys and their values.',
          examples: ['otel_logs_values'],
        },
        granularity: {
          type: 'string',
          pattern: '^[0-9]+(?:s|m|h|d)$',
          maxLength: 16,
          description: 'Bucket size of the tables.',
          examples: ['15m'],
        },
      },
    },
    MetricSource: {
      type: 'object',
      description: 'A source of metrics.',
      required: ['id', 'kind', 'timestampValueExpression', 'metricTables', 'name', 'connection', 'from'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Assigned by the service. Ids increase with creation time.',
          examples: ['6740a3f2c51e9b0012d4e8d1'],
        },
        kind: { type: 'string', const: 'metric', description: 'The source contains metrics.' },
        timestampValueExpression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description:
            'Name of the time column. A comma-separated list is also accepted, and its most precise column is used.',
          examples: ['TimeUnix'],
        },
        metricTables: { $ref: '#/$defs/MetricTables', description: 'The table of each metric type.' },
        resourceAttributesExpression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description: 'Map column with the attributes of the resource that emitted the metric.',
          examples: ['ResourceAttributes'],
        },
        serviceNameExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression for the service name. Absent if not set.',
          examples: ['ServiceName'],
        },
        logSourceId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'The source with the log records of the same services. It need not exist. Absent if not set.',
          examples: ['6740a3f2c51e9b0012d4e8d1'],
        },
        seriesTable: {
          type: 'string',
          maxLength: 10000,
          description:
            'Name of the table with the time series of the metrics. This service does not query the table. Absent if not set.',
          examples: ['otel_metrics_series'],
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 1024,
          description: 'Name of the source. Names need not be unique.',
          examples: ['Logs'],
        },
        section: {
          type: 'string',
          maxLength: 256,
          description: 'Name of a group of sources. This service stores it and does not use it. Absent if not set.',
          examples: ['Checkout'],
        },
        connection: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description:
            "Id of the database connection. Each tenant has a built-in connection to its own database. A source does not contain the connection's address or credentials.",
          examples: ['6740a3f2c51e9b0012d4e8e0'],
        },
        from: {
          $ref: '#/$defs/SourceTable',
          description:
            'The table that stores the data. For a metric source, only the database is used, because its tables are in `metricTables`.',
        },
        disabled: {
          type: 'boolean',
          default: false,
          description:
            'Whether the source is disabled. Queries that name it are rejected. A series without `sourceId` uses the first enabled log source, or the first enabled metric source if its `dataSource` is `metrics`.',
        },
        querySettings: {
          type: 'array',
          maxItems: 10,
          default: [],
          items: { $ref: '#/$defs/QuerySetting' },
          description: 'Database settings for queries of the source. This service stores them and does not use them.',
        },
      },
    },
    MetricTables: {
      type: 'object',
      description: 'The table of each metric type. A type without a table is absent.',
      minProperties: 1,
      properties: {
        gauge: {
          type: 'string',
          minLength: 1,
          maxLength: 256,
          description: 'Table for gauges.',
          examples: ['otel_metrics_gauge'],
        },
        sum: {
          type: 'string',
          minLength: 1,
          maxLength: 256,
          description: 'Table for sums.',
          examples: ['otel_metrics_sum'],
        },
        histogram: {
          type: 'string',
          minLength: 1,
          maxLength: 256,
          description: 'Table for histograms with explicit buckets.',
          examples: ['otel_metrics_histogram'],
        },
        summary: {
          type: 'string',
          minLength: 1,
          maxLength: 256,
          description: 'Table for summaries.',
          examples: ['otel_metrics_summary'],
        },
        'exponential histogram': {
          type: 'string',
          minLength: 1,
          maxLength: 256,
          description: 'Table for exponential histograms.',
          examples: ['otel_metrics_exponential_histogram'],
        },
      },
    },
    PromqlSource: {
      type: 'object',
      description: 'A source of metrics for PromQL queries, which the service does not run.',
      required: ['id', 'kind', 'timestampValueExpression', 'name', 'connection', 'from'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Assigned by the service. Ids increase with creation time.',
          examples: ['6740a3f2c51e9b0012d4e8d1'],
        },
        kind: {
          type: 'string',
          const: 'promql',
          description: 'A source for PromQL queries. Only charts with their own SQL can use it.',
        },
        timestampValueExpression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description:
            'Name of the time column, or a comma-separated list of names. This service stores it and does not use it.',
          examples: ['Timestamp'],
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 1024,
          description: 'Name of the source. Names need not be unique.',
          examples: ['Logs'],
        },
        section: {
          type: 'string',
          maxLength: 256,
          description: 'Name of a group of sources. This service stores it and does not use it. Absent if not set.',
          examples: ['Checkout'],
        },
        connection: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description:
            "Id of the database connection. Each tenant has a built-in connection to its own database. A source does not contain the connection's address or credentials.",
          examples: ['6740a3f2c51e9b0012d4e8e0'],
        },
        from: {
          $ref: '#/$defs/SourceTable',
          description:
            'The table that stores the data. For a metric source, only the database is used, because its tables are in `metricTables`.',
        },
        disabled: {
          type: 'boolean',
          default: false,
          description:
            'Whether the source is disabled. Queries that name it are rejected. A series without `sourceId` uses the first enabled log source, or the first enabled metric source if its `dataSource` is `metrics`.',
        },
        querySettings: {
          type: 'array',
          maxItems: 10,
          default: [],
          items: { $ref: '#/$defs/QuerySetting' },
          description: 'Database settings for queries of the source. This service stores them and does not use them.',
        },
      },
    },
    QuerySetting: {
      type: 'object',
      description: 'A database setting for queries of a source. This service stores it and does not use it.',
      required: ['setting', 'value'],
      properties: {
        setting: {
          type: 'string',
          minLength: 1,
          maxLength: 256,
          description: 'Name of the setting.',
          examples: ['max_threads'],
        },
        value: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
          description: 'Value of the setting, as a string.',
          examples: ['4'],
        },
      },
    },
    SessionSource: {
      type: 'object',
      description: 'A source of browser sessions.',
      required: ['id', 'kind', 'timestampValueExpression', 'traceSourceId', 'name', 'connection', 'from'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Assigned by the service. Ids increase with creation time.',
          examples: ['6740a3f2c51e9b0012d4e8d1'],
        },
        kind: { type: 'string', const: 'session', description: 'The source contains sessions.' },
        timestampValueExpression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          default: 'TimestampTime',
          description:
            'Name of the time column. A comma-separated list is also accepted, and its most precise column is used.',
          examples: ['TimestampTime'],
        },
        traceSourceId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Id of the source that contains the spans of the sessions. It need not exist.',
          examples: ['6740a3f2c51e9b0012d4e8d2'],
        },
        resourceAttributesExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Map column with the attributes of the resource that emitted the sessions. Absent if not set.',
          examples: ['ResourceAttributes'],
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 1024,
          description: 'Name of the source. Names need not be unique.',
          examples: ['Logs'],
        },
        section: {
          type: 'string',
          maxLength: 256,
          description: 'Name of a group of sources. This service stores it and does not use it. Absent if not set.',
          examples: ['Checkout'],
        },
        connection: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description:
            "Id of the database connection. Each tenant has a built-in connection to its own database. A source does not contain the connection's address or credentials.",
          examples: ['6740a3f2c51e9b0012d4e8e0'],
        },
        from: {
          $ref: '#/$defs/SourceTable',
          description:
            'The table that stores the data. For a metric source, only the database is used, because its tables are in `metricTables`.',
        },
        disabled: {
          type: 'boolean',
          default: false,
          description:
            'Whether the source is disabled. Queries that name it are rejected. A series without `sourceId` uses the first enabled log source, or the first enabled metric source if its `dataSource` is `metrics`.',
        },
        querySettings: {
          type: 'array',
          maxItems: 10,
          default: [],
          items: { $ref: '#/$defs/QuerySetting' },
          description: 'Database settings for queries of the source. This service stores them and does not use them.',
        },
      },
    },
    SourceFilterColumn: {
      type: 'object',
      description: 'A column that user interfaces offer as a filter.',
      required: ['name', 'label'],
      properties: {
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 1024,
          description: 'Name of the column.',
          examples: ['ServiceName'],
        },
        label: {
          type: 'string',
          minLength: 1,
          maxLength: 1024,
          description: 'Name displayed for the filter.',
          examples: ['Service'],
        },
        valueExpression: {
          type: 'string',
          maxLength: 10000,
          description:
            'SQL expression whose values a user interface offers instead of the values of the column. The service only stores this setting. Absent if not set.',
          examples: ['lower(ServiceName)'],
        },
        allowAll: {
          type: 'boolean',
          description:
            'Whether a user interface offers to select all values of the column at once. The service only stores this setting. Absent if not set.',
        },
      },
    },
    SourceFilterSettings: {
      type: 'object',
      description: 'The columns of a source that user interfaces offer as filters.',
      required: ['databaseName', 'tableName', 'columns'],
      properties: {
        databaseName: {
          type: 'string',
          minLength: 1,
          maxLength: 256,
          description: 'Database of the table that contains the values of the filters.',
          examples: ['default'],
        },
        tableName: {
          type: 'string',
          minLength: 1,
          maxLength: 256,
          description: 'Table that contains the values of the filters.',
          examples: ['otel_logs'],
        },
        columns: {
          type: 'array',
          maxItems: 10,
          items: { $ref: '#/$defs/SourceFilterColumn' },
          description: 'The columns, in the order in which user interfaces show them.',
        },
      },
    },
    SourceTable: {
      type: 'object',
      description: 'The table that stores the data of a source.',
      required: ['databaseName'],
      properties: {
        databaseName: {
          type: 'string',
          minLength: 1,
          maxLength: 256,
          description:
            'Name of the database. On the built-in connection, it must be the database of the tenant, or the database of a source that the operator of the service has created for the tenant.',
          examples: ['default'],
        },
        tableName: {
          type: 'string',
          maxLength: 256,
          default: '',
          description:
            'Name of the table. Ignored for metric sources, whose tables are in `metricTables`, and required for other sources. If the table does not exist, the response to a write has a warning.',
          examples: ['otel_logs'],
        },
      },
    },
    TraceSource: {
      type: 'object',
      description: 'A source of spans.',
      required: ['id', 'kind', 'timestampValueExpression', 'name', 'connection', 'from'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Assigned by the service. Ids increase with creation time.',
          examples: ['6740a3f2c51e9b0012d4e8d1'],
        },
        kind: { type: 'string', const: 'trace', description: 'The source contains spans.' },
        timestampValueExpression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description:
            'Name of the time column. A comma-separated list is also accepted, and its most precise column is used.',
          examples: ['Timestamp'],
        },
        defaultTableSelectExpression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description: 'Columns that a search shows by default, comma-separated.',
          examples: ['Timestamp, ServiceName, SpanName, Duration'],
        },
        durationExpression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description: 'Expression for the duration of the span, in the unit of `durationPrecision`.',
          examples: ['Duration'],
        },
        durationPrecision: {
          type: 'integer',
          minimum: 0,
          maximum: 9,
          default: 3,
          description:
            'Unit of the duration, as the number of decimal places of a second: 0 is seconds, 3 is milliseconds, 9 is nanoseconds.',
          examples: [9],
        },
        traceIdExpression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description: 'Expression for the trace id.',
          examples: ['TraceId'],
        },
        spanIdExpression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description: 'Expression for the span id.',
          examples: ['SpanId'],
        },
        parentSpanIdExpression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description: 'Expression for the parent span id.',
          examples: ['ParentSpanId'],
        },
        spanNameExpression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description: 'Expression for the span name.',
          examples: ['SpanName'],
        },
        spanKindExpression: {
          type: 'string',
          minLength: 1,
          maxLength: 10000,
          description: 'Expression for the span kind.',
          examples: ['SpanKind'],
        },
        serviceNameExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression for the service name. Absent if not set.',
          examples: ['ServiceName'],
        },
        serviceVersionExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression for the version of the service. Absent if not set.',
          examples: ["ResourceAttributes['service.version']"],
        },
        implicitColumnExpression: {
          type: 'string',
          maxLength: 10000,
          description:
            'Column that a filter searches for words without a field. Absent if not set; such words are then rejected.',
          examples: ['SpanName'],
        },
        eventAttributesExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Map column with the attributes of the span. Absent if not set.',
          examples: ['SpanAttributes'],
        },
        resourceAttributesExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Map column with the attributes of the resource that emitted the span. Absent if not set.',
          examples: ['ResourceAttributes'],
        },
        statusCodeExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression for the status code. Absent if not set.',
          examples: ['StatusCode'],
        },
        statusMessageExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression for the status message. Absent if not set.',
          examples: ['StatusMessage'],
        },
        spanEventsValueExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression for the events of the span. Absent if not set.',
          examples: ['Events'],
        },
        spanLinksValueExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression for the links of the span. Absent if not set.',
          examples: ['Links'],
        },
        sampleRateExpression: {
          type: 'string',
          maxLength: 10000,
          description:
            'Expression for the number of spans that a stored span represents. Charts and alerts weight counts, sums, averages and quantiles by it, and so does a heatmap that counts spans. Event patterns do not. A value below 1 counts as 1. Absent if not set.',
          examples: ['SampleRate'],
        },
        logSourceId: {
          type: ['string', 'null'],
          pattern: '^[0-9a-f]{24}$',
          description:
            'The source with the log records of the same services, or null. It need not exist. Absent if not set.',
          examples: ['6740a3f2c51e9b0012d4e8d1'],
        },
        sessionSourceId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'The source with the browser sessions of the spans. It need not exist. Absent if not set.',
          examples: ['6740a3f2c51e9b0012d4e8d4'],
        },
        metricSourceId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'The source with the metrics of the same services. It need not exist. Absent if not set.',
          examples: ['6740a3f2c51e9b0012d4e8d3'],
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 1024,
          description: 'Name of the source. Names need not be unique.',
          examples: ['Logs'],
        },
        section: {
          type: 'string',
          maxLength: 256,
          description: 'Name of a group of sources. This service stores it and does not use it. Absent if not set.',
          examples: ['Checkout'],
        },
        connection: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description:
            "Id of the database connection. Each tenant has a built-in connection to its own database. A source does not contain the connection's address or credentials.",
          examples: ['6740a3f2c51e9b0012d4e8e0'],
        },
        from: {
          $ref: '#/$defs/SourceTable',
          description:
            'The table that stores the data. For a metric source, only the database is used, because its tables are in `metricTables`.',
        },
        disabled: {
          type: 'boolean',
          default: false,
          description:
            'Whether the source is disabled. Queries that name it are rejected. A series without `sourceId` uses the first enabled log source, or the first enabled metric source if its `dataSource` is `metrics`.',
        },
        querySettings: {
          type: 'array',
          maxItems: 10,
          default: [],
          items: { $ref: '#/$defs/QuerySetting' },
          description: 'Database settings for queries of the source. This service stores them and does not use them.',
        },
        highlightedTraceAttributeExpressions: {
          type: 'array',
          maxItems: 100,
          default: [],
          items: { $ref: '#/$defs/HighlightedExpression' },
          description: 'Expressions that user interfaces show at the top of a trace. If absent, none is stored.',
        },
        highlightedRowAttributeExpressions: {
          type: 'array',
          maxItems: 100,
          default: [],
          items: { $ref: '#/$defs/HighlightedExpression' },
          description: 'Expressions that user interfaces show at the top of an event. If absent, none is stored.',
        },
        materializedViews: {
          type: 'array',
          maxItems: 100,
          default: [],
          items: { $ref: '#/$defs/MaterializedView' },
          description:
            'Tables with aggregates of the events. This service stores the list and does not query the tables. If absent, an empty list is stored.',
        },
        metadataMaterializedViews: {
          $ref: '#/$defs/MetadataViews',
          description:
            'Tables with the keys and values of attributes. This service stores their names and does not query them.',
        },
        orderByExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Order of events in user interfaces. Absent if not set.',
          examples: ['Timestamp DESC'],
        },
        useTextIndexForImplicitColumn: {
          type: 'string',
          enum: ['auto', 'enabled', 'disabled'],
          description:
            'Whether searches use the text index of the column in `implicitColumnExpression`: `auto` if there is one, `enabled` always, `disabled` never. This service stores the value and does not use it.',
        },
        knownColumnsListExpression: {
          type: 'string',
          maxLength: 10000,
          description:
            'Comma-separated columns that user interfaces query instead of `*` to show a whole event. Absent if not set.',
          examples: ['Timestamp, Body'],
        },
        displayedTimestampValueExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression for the time that user interfaces show. Absent if not set.',
          examples: ['Timestamp'],
        },
        rowKeyExpression: {
          type: 'string',
          maxLength: 10000,
          description: 'Expression that identifies an event. Absent if not set.',
          examples: ['Timestamp, TraceId'],
        },
        filterSettings: {
          $ref: '#/$defs/SourceFilterSettings',
          description: 'Columns that user interfaces offer as filters. Absent if not set.',
        },
      },
    },
  },
} as const;
