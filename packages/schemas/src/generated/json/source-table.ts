// Generated from specs/shared/schemas/SourceTable.yaml by `npm run generate`. Do not edit.

/** `SourceTable` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SourceTable',
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
} as const;
