// Generated from specs/shared/schemas/SqlFilterValue.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SqlFilterValue`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SqlFilterValue',
  type: 'object',
  description: 'An SQL condition for all tiles of the dashboard.',
  required: ['condition'],
  properties: {
    type: { type: 'string', const: 'sql', default: 'sql', description: 'A condition in SQL.' },
    condition: {
      type: 'string',
      maxLength: 10000,
      description: 'A boolean SQL expression.',
      examples: ["ServiceName IN ('checkout')"],
    },
  },
} as const;
