// Generated from specs/shared/schemas/SessionSource.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SessionSource`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SessionSource',
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
    timestampValueExpression: { type: 'string', description: 'Expression for the timestamp.', examples: ['Timestamp'] },
    disabled: { type: 'boolean', description: 'Whether the source is skipped when a series does not name a source.' },
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
