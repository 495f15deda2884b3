// Generated from specs/shared/schemas/Source.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `Source`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Source',
  description:
    'A table of telemetry that charts and alerts query, described by `kind`. The operator of the service creates sources.',
  oneOf: [
    { $ref: '#/$defs/LogSource' },
    { $ref: '#/$defs/TraceSource' },
    { $ref: '#/$defs/MetricSource' },
    { $ref: '#/$defs/SessionSource' },
  ],
  $defs: {
    LogSource: {
      type: 'object',
      description: 'A source of log records.',
      required: ['id', 'name', 'kind', 'connection', 'from', 'timestampValueExpression', 'disabled', 'querySettings'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Assigned by the service. Ids increase with creation time.',
          examples: ['6740a3f2c51e9b0012d4e8d1'],
        },
        name: { type: 'string', description: 'Name of the source.', examples: ['Logs'] },
        kind: { type: 'string', const: 'log', description: 'The source contains log records.' },
        connection: {
          type: 'string',
          description:
            'Id of the database connection. The address and the credentials of the connection are never returned.',
          examples: ['6740a3f2c51e9b0012d4e8e0'],
        },
        from: { $ref: '#/$defs/SourceTable', description: 'The table that stores the data.' },
        timestampValueExpression: {
          type: 'string',
          description: 'Expression for the timestamp.',
          examples: ['Timestamp'],
        },
        disabled: {
          type: 'boolean',
          description: 'Whether the source is skipped when a series does not name a source.',
        },
        querySettings: {
          type: 'array',
          maxItems: 10,
          items: { $ref: '#/$defs/QuerySetting' },
          description: 'Settings applied to every query. Empty if there are none.',
        },
        defaultTableSelectExpression: {
          type: 'string',
          description: 'Columns that a search shows by default. Absent if not set.',
          examples: ['Timestamp, ServiceName, SeverityText, Body'],
        },
        serviceNameExpression: {
          type: 'string',
          description: 'Expression for the service name. Absent if not set.',
          examples: ['ServiceName'],
        },
        severityTextExpression: {
          type: 'string',
          description: 'Expression for the severity. Absent if not set.',
          examples: ['SeverityText'],
        },
        bodyExpression: {
          type: 'string',
          description: 'Expression for the body of a record. Absent if not set.',
          examples: ['Body'],
        },
        implicitColumnExpression: {
          type: 'string',
          description:
            'Column that a filter searches for words without a field. Absent if not set; the body is then searched.',
          examples: ['Body'],
        },
        eventAttributesExpression: {
          type: 'string',
          description: 'Map column with the attributes of the record. Absent if not set.',
          examples: ['LogAttributes'],
        },
        resourceAttributesExpression: {
          type: 'string',
          description: 'Map column with the attributes of the resource that emitted the record. Absent if not set.',
          examples: ['ResourceAttributes'],
        },
        traceIdExpression: {
          type: 'string',
          description: 'Expression for the trace id of the record. Absent if not set.',
          examples: ['TraceId'],
        },
        spanIdExpression: {
          type: 'string',
          description: 'Expression for the span id of the record. Absent if not set.',
          examples: ['SpanId'],
        },
      },
    },
    MetricSource: {
      type: 'object',
      description: 'A source of metrics.',
      required: [
        'id',
        'name',
        'kind',
        'connection',
        'from',
        'timestampValueExpression',
        'disabled',
        'querySettings',
        'metricTables',
      ],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Assigned by the service. Ids increase with creation time.',
          examples: ['6740a3f2c51e9b0012d4e8d1'],
        },
        name: { type: 'string', description: 'Name of the source.', examples: ['Metrics'] },
        kind: { type: 'string', const: 'metric', description: 'The source contains metrics.' },
        connection: {
          type: 'string',
          description:
            'Id of the database connection. The address and the credentials of the connection are never returned.',
          examples: ['6740a3f2c51e9b0012d4e8e0'],
        },
        from: { $ref: '#/$defs/SourceTable', description: 'The table that stores the data.' },
        timestampValueExpression: {
          type: 'string',
          description: 'Expression for the timestamp.',
          examples: ['TimeUnix'],
        },
        disabled: {
          type: 'boolean',
          description: 'Whether the source is skipped when a series does not name a source.',
        },
        querySettings: {
          type: 'array',
          maxItems: 10,
          items: { $ref: '#/$defs/QuerySetting' },
          description: 'Settings applied to every query. Empty if there are none.',
        },
        metricTables: { $ref: '#/$defs/MetricTables', description: 'The table of each metric type.' },
        resourceAttributesExpression: {
          type: 'string',
          description: 'Map column with the attributes of the resource that emitted the metric. Absent if not set.',
          examples: ['ResourceAttributes'],
        },
      },
    },
    MetricTables: {
      type: 'object',
      description: 'The table of each metric type. A type without a table is absent.',
      properties: {
        gauge: { type: 'string', description: 'Table for gauges.', examples: ['otel_metrics_gauge'] },
        sum: { type: 'string', description: 'Table for sums.', examples: ['otel_metrics_sum'] },
        histogram: {
          type: 'string',
          description: 'Table for histograms with explicit buckets.',
          examples: ['otel_metrics_histogram'],
        },
        summary: { type: 'string', description: 'Table for summaries.', examples: ['otel_metrics_summary'] },
        'exponential histogram': {
          type: 'string',
          description: 'Table for exponential histograms.',
          examples: ['otel_metrics_exponential_histogram'],
        },
      },
    },
    QuerySetting: {
      type: 'object',
      description: 'A setting applied to every query of a source.',
      required: ['setting', 'value'],
      properties: {
        setting: { type: 'string', description: 'Name of the setting.', examples: ['max_threads'] },
        value: { type: 'string', description: 'Value of the setting, as a string.', examples: ['4'] },
      },
    },
    SessionSource: {
      type: 'object',
      description: 'A source of browser sessions.',
      required: [
        'id',
        'name',
        'kind',
        'connection',
        'from',
        'timestampValueExpression',
        'disabled',
        'querySettings',
        'traceSourceId',
      ],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Assigned by the service. Ids increase with creation time.',
          examples: ['6740a3f2c51e9b0012d4e8d1'],
        },
        name: { type: 'string', description: 'Name of the source.', examples: ['Sessions'] },
        kind: { type: 'string', const: 'session', description: 'The source contains sessions.' },
        connection: {
          type: 'string',
          description:
            'Id of the database connection. The address and the credentials of the connection are never returned.',
          examples: ['6740a3f2c51e9b0012d4e8e0'],
        },
        from: { $ref: '#/$defs/SourceTable', description: 'The table that stores the data.' },
        timestampValueExpression: {
          type: 'string',
          description: 'Expression for the timestamp.',
          examples: ['Timestamp'],
        },
        disabled: {
          type: 'boolean',
          description: 'Whether the source is skipped when a series does not name a source.',
        },
        querySettings: {
          type: 'array',
          maxItems: 10,
          items: { $ref: '#/$defs/QuerySetting' },
          description: 'Settings applied to every query. Empty if there are none.',
        },
        traceSourceId: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Id of the source that contains the spans of the sessions.',
          examples: ['6740a3f2c51e9b0012d4e8d2'],
        },
      },
    },
    SourceTable: {
      type: 'object',
      description: 'The table that stores the data of a source.',
      required: ['databaseName'],
      properties: {
        databaseName: { type: 'string', description: 'Name of the database.', examples: ['default'] },
        tableName: {
          type: 'string',
          description: 'Name of the table. Absent for metric sources, whose tables are in `metricTables`.',
          examples: ['otel_logs'],
        },
      },
    },
    TraceSource: {
      type: 'object',
      description: 'A source of spans.',
      required: ['id', 'name', 'kind', 'connection', 'from', 'timestampValueExpression', 'disabled', 'querySettings'],
      properties: {
        id: {
          type: 'string',
          pattern: '^[0-9a-f]{24}$',
          description: 'Assigned by the service. Ids increase with creation time.',
          examples: ['6740a3f2c51e9b0012d4e8d1'],
        },
        name: { type: 'string', description: 'Name of the source.', examples: ['Traces'] },
        kind: { type: 'string', const: 'trace', description: 'The source contains spans.' },
        connection: {
          type: 'string',
          description:
            'Id of the database connection. The address and the credentials of the connection are never returned.',
          examples: ['6740a3f2c51e9b0012d4e8e0'],
        },
        from: { $ref: '#/$defs/SourceTable', description: 'The table that stores the data.' },
        timestampValueExpression: {
          type: 'string',
          description: 'Expression for the timestamp.',
          examples: ['Timestamp'],
        },
        disabled: {
          type: 'boolean',
          description: 'Whether the source is skipped when a series does not name a source.',
        },
        querySettings: {
          type: 'array',
          maxItems: 10,
          items: { $ref: '#/$defs/QuerySetting' },
          description: 'Settings applied to every query. Empty if there are none.',
        },
        defaultTableSelectExpression: {
          type: 'string',
          description: 'Columns that a search shows by default. Absent if not set.',
          examples: ['Timestamp, ServiceName, SpanName, Duration'],
        },
        serviceNameExpression: {
          type: 'string',
          description: 'Expression for the service name. Absent if not set.',
          examples: ['ServiceName'],
        },
        implicitColumnExpression: {
          type: 'string',
          description: 'Column that a filter searches for words without a field. Absent if not set.',
          examples: ['SpanName'],
        },
        eventAttributesExpression: {
          type: 'string',
          description: 'Map column with the attributes of the span. Absent if not set.',
          examples: ['SpanAttributes'],
        },
        resourceAttributesExpression: {
          type: 'string',
          description: 'Map column with the attributes of the resource that emitted the span. Absent if not set.',
          examples: ['ResourceAttributes'],
        },
        traceIdExpression: {
          type: 'string',
          description: 'Expression for the trace id. Absent if not set.',
          examples: ['TraceId'],
        },
        spanIdExpression: {
          type: 'string',
          description: 'Expression for the span id. Absent if not set.',
          examples: ['SpanId'],
        },
        parentSpanIdExpression: {
          type: 'string',
          description: 'Expression for the parent span id. Absent if not set.',
          examples: ['ParentSpanId'],
        },
        spanNameExpression: {
          type: 'string',
          description: 'Expression for the span name. Absent if not set.',
          examples: ['SpanName'],
        },
        spanKindExpression: {
          type: 'string',
          description: 'Expression for the span kind. Absent if not set.',
          examples: ['SpanKind'],
        },
        statusCodeExpression: {
          type: 'string',
          description: 'Expression for the status code. Absent if not set.',
          examples: ['StatusCode'],
        },
        statusMessageExpression: {
          type: 'string',
          description: 'Expression for the status message. Absent if not set.',
          examples: ['StatusMessage'],
        },
        durationExpression: {
          type: 'string',
          description:
            'Expression for the duration of the span, in the unit of `durationPrecision`. Absent if not set.',
          examples: ['Duration'],
        },
        durationPrecision: {
          type: 'integer',
          minimum: 0,
          maximum: 9,
          description:
            'Unit of the duration as a negative power of ten: 0 is seconds, 9 is nanoseconds. Absent if not set.',
          examples: [9],
        },
      },
    },
  },
} as const;
