// Generated from specs/shared/schemas/SourceTable.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SourceTable`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SourceTable',
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
} as const;
