// Generated from specs/shared/schemas/PromqlSourceInput.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `PromqlSourceInput`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'PromqlSourceInput',
  type: 'object',
  description:
    'The body of a create or update request for a source of metrics for PromQL queries. A source that you read can be sent back unchanged.',
  required: ['kind', 'timestampValueExpression', 'name', 'connection', 'from'],
  properties: {
    id: { readOnly: true, description: 'Ignored. Accepted so that you can send back a source that you read.' },
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
  additionalProperties: false,
  $defs: {
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
