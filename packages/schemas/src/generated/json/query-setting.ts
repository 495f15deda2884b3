// Generated from specs/shared/schemas/QuerySetting.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `QuerySetting`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'QuerySetting',
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
} as const;
