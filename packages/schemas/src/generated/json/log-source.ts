// Generated from specs/shared/schemas/LogSource.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `LogSource`. */
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
