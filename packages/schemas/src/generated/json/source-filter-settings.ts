// Generated from specs/shared/schemas/SourceFilterSettings.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SourceFilterSettings`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SourceFilterSettings',
  type: 'object',
  description: 'The columns of a source that user interfaces offer as filters.',
  required: ['databaseName', 'tableName', 'columns'],
  properties: {
    databaseName: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      description: 'Database of the table that contains the values of the filters.',
      examples: ['default'],
    },
    tableName: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      description: 'Table that contains the values of the filters.',
      examples: ['otel_logs'],
    },
    columns: {
      type: 'array',
      maxItems: 10,
      items: { $ref: '#/$defs/SourceFilterColumn' },
      description: 'The columns, in the order in which user interfaces show them.',
    },
  },
  $defs: {
    SourceFilterColumn: {
      type: 'object',
      description: 'A column that user interfaces offer as a filter.',
      required: ['name', 'label'],
      properties: {
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 1024,
          description: 'Name of the column.',
          examples: ['ServiceName'],
        },
        label: {
          type: 'string',
          minLength: 1,
          maxLength: 1024,
          description: 'Name displayed for the filter.',
          examples: ['Service'],
        },
        valueExpression: {
          type: 'string',
          maxLength: 10000,
          description:
            'SQL expression whose values a user interface offers instead of the values of the column. The service only stores this setting. Absent if not set.',
          examples: ['lower(ServiceName)'],
        },
        allowAll: {
          type: 'boolean',
          description:
            'Whether a user interface offers to select all values of the column at once. The service only stores this setting. Absent if not set.',
        },
      },
    },
  },
} as const;
