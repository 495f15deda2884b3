// Generated from specs/shared/schemas/SourceFieldKey.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SourceFieldKey`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SourceFieldKey',
  type: 'object',
  description: 'A key of a map column.',
  required: ['key', 'share', 'values'],
  properties: {
    key: {
      type: 'string',
      description: 'The key. In filters, it follows the name of the column and a dot.',
      examples: ['http.status_code'],
    },
    share: {
      type: 'number',
      minimum: 0,
      maximum: 1,
      description:
        'Share of the sampled events that contain the key. The sample is the newest 10,000 events of the last 24 hours.',
      examples: [0.75],
    },
    values: {
      type: 'array',
      maxItems: 10,
      items: { $ref: '#/$defs/SourceFieldValue' },
      description: 'The most frequent values, in descending order of frequency.',
    },
  },
  $defs: {
    SourceFieldValue: {
      type: 'object',
      description: 'A frequent value.',
      required: ['value', 'share'],
      properties: {
        value: {
          type: 'string',
          maxLength: 256,
          description: 'The value. Longer values are truncated to 256 characters.',
          examples: ['200'],
        },
        share: {
          type: 'number',
          minimum: 0,
          maximum: 1,
          description:
            'Share of the sampled events that contain the value. The sample is the newest 10,000 events of the last 24 hours.',
          examples: [0.75],
        },
      },
    },
  },
} as const;
