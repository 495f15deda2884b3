// Generated from specs/shared/schemas/MetadataViews.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `MetadataViews`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'MetadataViews',
  type: 'object',
  description: 'Tables with the keys and values of attributes.',
  required: ['kvRollupTable', 'granularity'],
  properties: {
    keyRollupTable: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      description: 'Table with the keys. Absent if not set.',
      examples: ['otel_logs_keys'],
    },
    kvRollupTable: {
      type: 'string',
      minLength: 1,
      maxLength: 256,
      description: 'Table with the keys and their values.',
      examples: ['otel_logs_values'],
    },
    granularity: {
      type: 'string',
      pattern: '^[0-9]+(?:s|m|h|d)$',
      maxLength: 16,
      description: 'Bucket size of the tables.',
      examples: ['15m'],
    },
  },
} as const;
