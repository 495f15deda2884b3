// Generated from specs/shared/schemas/TraceSourceInput.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `TraceSourceInput`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'TraceSourceInput',
  type: 'object',
  description:
    'The body of a create or update request for a source of spans. A source that you read can be sent back unchanged if it has all required properties.',
  required: [
    'kind',
    'timestampValueExpression',
    'defaultTableSelectExpression',
    'durationExpression',
    'traceIdExpression',
    'spanIdExpression',
    'parentSpanIdExpression',
    'spanNameExpression',
    'spanKindExpression',
    'name',
    'connection',
    'from',
  ],
  properties: {
    id: { readOnly: true, description: 'Ignored. Accepted so that you can send back a source that you read.' },
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
  additionalProperties: false,
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
      additionalProperties: false,
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
      additionalProperties: false,
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
      additionalProperties: false,
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
      additionalProperties: false,
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
      additionalProperties: false,
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
      additionalProperties: false,
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
      additionalProperties: false,
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
      additionalProperties: false,
    },
  },
} as const;
