// Generated from specs/shared/schemas/QuerySetting.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `QuerySetting`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'QuerySetting',
  type: 'object',
  description: 'A setting applied to every query of a source.',
  required: ['setting', 'value'],
  properties: {
    setting: { type: 'string', description: 'Name of the setting.', examples: ['max_threads'] },
    value: { type: 'string', description: 'Value of the setting, as a string.', examples: ['4'] },
  },
} as const;
