// Generated from specs/shared/schemas/LogSource.yaml by `npm run generate`. Do not edit.

/** `LogSource` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'LogSource',
  type: 'object',
  description: 'A source of log records.',
  required: ['id', 'name', 'kind', 'connection', 'from', 'timestampValueExpression', 'disabled', 'querySettings'],
  properties: {
    id: {
      type: 'string',
      pattern: '^[0-9a-f]{24}$',
      description: 'Assigned by the service. Ids grow with the time of creation.',
      examples: ['6740a3f2c51e9b0012d4e8d1'],
    },
    name: { type: 'string', description: 'The name of the source.', examples: ['Logs'] },
    kind: { type: 'string', const: 'log', description: 'The source has log records.' },
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
      examples: ['Timestamp, ServiceName, SeverityText, Body'],
    },
    serviceNameExpression: {
      type: 'string',
      description: 'The expression for the name of the service. Absent when not set.',
      examples: ['ServiceName'],
    },
    severityTextExpression: {
      type: 'string',
      description: 'The expression for the severity of a record. Absent when not set.',
      examples: ['SeverityText'],
    },
    bodyExpression: {
      type: 'string',
      description: 'The expression for the text of a record. Absent when not set.',
      examples: ['Body'],
    },
    implicitColumnExpression: {
      type: 'string',
      description: 'The column that bare words of a filter search. Absent when not set; then it is the body.',
      examples: ['Body'],
    },
    eventAttributesExpression: {
      type: 'string',
      description: "The map of the record's own attributes. Absent when not set.",
      examples: ['LogAttributes'],
    },
    resourceAttributesExpression: {
      type: 'string',
      description: 'The map of the attributes of what made the record. Absent when not set.',
      examples: ['ResourceAttributes'],
    },
    traceIdExpression: {
      type: 'string',
      description: 'The expression for the trace that the record belongs to. Absent when not set.',
      examples: ['TraceId'],
    },
    spanIdExpression: {
      type: 'string',
      description: 'The expression for the span that the record belongs to. Absent when not set.',
      examples: ['SpanId'],
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
