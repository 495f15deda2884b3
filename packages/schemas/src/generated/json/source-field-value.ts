// Generated from specs/shared/schemas/SourceFieldValue.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SourceFieldValue`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SourceFieldValue',
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
} as const;
