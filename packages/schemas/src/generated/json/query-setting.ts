// Generated from specs/shared/schemas/QuerySetting.yaml by `npm run generate`. Do not edit.

/** `QuerySetting` as JSON Schema 2020-12, self-contained. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'QuerySetting',
  type: 'object',
  description: 'A setting that is applied to each query of a source.',
  required: ['setting', 'value'],
  properties: {
    setting: { type: 'string', description: 'The name of the setting.', examples: ['max_threads'] },
    value: { type: 'string', description: 'The value, written as a string whatever its type.', examples: ['4'] },
  },
} as const;
