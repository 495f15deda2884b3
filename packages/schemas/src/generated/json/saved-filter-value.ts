// Generated from specs/shared/schemas/SavedFilterValue.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `SavedFilterValue`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'SavedFilterValue',
  description:
    'A filter value that is set when the dashboard is opened. `type` selects the properties. If `type` is absent, `sql` applies.',
  oneOf: [{ $ref: '#/$defs/SqlFilterValue' }, { $ref: '#/$defs/VariableFilterValue' }],
  $defs: {
    SqlFilterValue: {
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
    },
    VariableFilterValue: {
      type: 'object',
      description: 'The values of a dashboard variable.',
      required: ['type', 'name', 'values'],
      properties: {
        type: { type: 'string', const: 'variable', description: 'Values of a variable.' },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
          description: 'Name of the variable.',
          examples: ['service'],
        },
        values: {
          type: 'array',
          maxItems: 1000,
          items: { type: 'string', maxLength: 10000 },
          description: 'The chosen values.',
          examples: [['checkout']],
        },
      },
    },
  },
} as const;
