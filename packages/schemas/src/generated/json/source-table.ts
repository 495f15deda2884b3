// Generated from specs/shared/schemas/SourceTable.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SourceTable`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SourceTable',
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
} as const;
