// Generated from specs/shared/schemas/VariableFilterValue.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `VariableFilterValue`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'VariableFilterValue',
  type: 'object',
  description: 'The values of a dashboard variable.',
  required: ['type', 'name', 'values'],
  properties: {
    type: { type: 'string', const: 'variable', description: 'Values of a variable.' },
    name: { type: 'string', minLength: 1, maxLength: 64, description: 'Name of the variable.', examples: ['service'] },
    values: {
      type: 'array',
      maxItems: 1000,
      items: { type: 'string', maxLength: 10000 },
      description: 'The chosen values.',
      examples: [['checkout']],
    },
  },
} as const;
