// Generated from specs/shared/schemas/TraceSource.yaml by `npm run generate`. Do not edit.

/** `TraceSource` as JSON Schema 2020-12, self-contained. */
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
      description: 'Assigned by the service. Ids grow with the time of creation.',
      examples: ['6740a3f2c51e9b0012d4e8d1'],
    },
    name: { type: 'string', description: 'The name of the source.', examples: ['Traces'] },
    kind: { type: 'string', const: 'trace', description: 'The source has spans.' },
    connection: {
      type: 'string',
      description:
        'The id of the connection that reaches the database. Its address and credentials are never returned.',
      examples: ['6740a3f2c51e9b0012d4e8e0'],
    },
    from: { $ref: '#/$defs/SourceTable', description: 'Where the events are stored.' },
    timestampValueExpression: {
      type: 'string',
      description: 'The expression for the time of an event.',
      examples: ['Timestamp'],
    },
    disabled: { type: 'boolean', description: 'Whether the source is passed over when a series names none.' },
    querySettings: {
      type: 'array',
      maxItems: 10,
      items: { $ref: '#/$defs/QuerySetting' },
      description: 'Settings that are applied to each query. Empty when there are none.',
    },
    defaultTableSelectExpression: {
      type: 'string',
      description: 'The columns that a search shows when it names none. Absent when not set.',
      examples: ['Timestamp, ServiceName, SpanName, Duration'],
    },
    serviceNameExpression: {
      type: 'string',
      description: 'The expression for the name of the service. Absent when not set.',
      examples: ['ServiceName'],
    },
    implicitColumnExpression: {
      type: 'string',
      description: 'The column that bare words of a filter search. Absent when not set.',
      examples: ['SpanName'],
    },
    eventAttributesExpression: {
      type: 'string',
      description: "The map of the span's own attributes. Absent when not set.",
      examples: ['SpanAttributes'],
    },
    resourceAttributesExpression: {
      type: 'string',
      description: 'The map of the attributes of what made the span. Absent when not set.',
      examples: ['ResourceAttributes'],
    },
    traceIdExpression: {
      type: 'string',
      description: 'The expression for the id of the trace. Absent when not set.',
      examples: ['TraceId'],
    },
    spanIdExpression: {
      type: 'string',
      description: 'The expression for the id of the span. Absent when not set.',
      examples: ['SpanId'],
    },
    parentSpanIdExpression: {
      type: 'string',
      description: 'The expression for the id of the span above. Absent when not set.',
      examples: ['ParentSpanId'],
    },
    spanNameExpression: {
      type: 'string',
      description: 'The expression for the name of the span. Absent when not set.',
      examples: ['SpanName'],
    },
    spanKindExpression: {
      type: 'string',
      description: 'The expression for the kind of the span. Absent when not set.',
      examples: ['SpanKind'],
    },
    statusCodeExpression: {
      type: 'string',
      description: 'The expression for the status of the span. Absent when not set.',
      examples: ['StatusCode'],
    },
    statusMessageExpression: {
      type: 'string',
      description: 'The expression for the text that explains the status. Absent when not set.',
      examples: ['StatusMessage'],
    },
    durationExpression: {
      type: 'string',
      description:
        'The expression for the duration of the span, in the unit of `durationPrecision`. Absent when not set.',
      examples: ['Duration'],
    },
    durationPrecision: {
      type: 'integer',
      minimum: 0,
      maximum: 9,
      description:
        'The unit of the duration as a power of ten, so that 0 is seconds and 9 nanoseconds. Absent when not set.',
      examples: [9],
    },
  },
  $defs: {
    QuerySetting: {
      type: 'object',
      description: 'A setting that is applied to each query of a source.',
      required: ['setting', 'value'],
      properties: {
        setting: { type: 'string', description: 'The name of the setting.', examples: ['max_threads'] },
        value: { type: 'string', description: 'The value, written as a string whatever its type.', examples: ['4'] },
      },
    },
    SourceTable: {
      type: 'object',
      description: 'Where the events of a source are stored.',
      required: ['databaseName'],
      properties: {
        databaseName: { type: 'string', description: 'The database that has the table.', examples: ['default'] },
        tableName: {
          type: 'string',
          description: 'The table. Absent for metrics, whose tables are in `metricTables`.',
          examples: ['otel_logs'],
        },
      },
    },
  },
} as const;
