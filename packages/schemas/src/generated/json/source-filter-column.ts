// Generated from specs/shared/schemas/SourceFilterColumn.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SourceFilterColumn`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SourceFilterColumn',
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
} as const;
