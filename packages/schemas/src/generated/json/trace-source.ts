// Generated from specs/shared/schemas/TraceSource.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `TraceSource`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'TraceSource',
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
    timestampValueExpression: { type: 'string', description: 'Expression for the timestamp.', examples: ['Timestamp'] },
    disabled: { type: 'boolean', description: 'Whether the source is skipped when a series does not name a source.' },
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
      description: 'Expression for the duration of the span, in the unit of `durationPrecision`. Absent if not set.',
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
  $defs: {
    QuerySetting: {
      type: 'object',
      description: 'A setting applied to every query of a source.',
      required: ['setting', 'value'],
      properties: {
        setting: { type: 'string', description: 'Name of the setting.', examples: ['max_threads'] },
        value: { type: 'string', description: 'Value of the setting, as a string.', examples: ['4'] },
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
  },
} as const;
