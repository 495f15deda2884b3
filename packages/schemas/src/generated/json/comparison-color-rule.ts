// Generated from specs/shared/schemas/ComparisonColorRule.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ComparisonColorRule`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ComparisonColorRule',
  type: 'object',
  description: 'Matches values above or below a bound. `gte` and `lte` also match the bound.',
  required: ['operator', 'value', 'color'],
  properties: {
    operator: {
      type: 'string',
      enum: ['gt', 'gte', 'lt', 'lte'],
      description: 'Matches if the number is `gt` (>), `gte` (≥), `lt` (<) or `lte` (≤) `value`.',
    },
    value: { type: 'number', description: 'The bound to compare with.', examples: [500] },
    color: { $ref: '#/$defs/ChartColor', description: 'Color of the number if the rule matches.' },
    label: {
      type: 'string',
      maxLength: 40,
      description: 'Text displayed with the number if the rule matches.',
      examples: ['Too slow'],
    },
  },
  $defs: {
    ChartColor: {
      type: 'string',
      enum: [
        'chart-blue',
        'chart-orange',
        'chart-red',
        'chart-cyan',
        'chart-green',
        'chart-pink',
        'chart-purple',
        'chart-light-blue',
        'chart-brown',
        'chart-gray',
        'chart-success',
        'chart-warning',
        'chart-error',
      ],
      description:
        'A color of the palette. The shade depends on the theme of the user interface:\n- `chart-blue`, `chart-orange`, `chart-red`, `chart-cyan`, `chart-green`, `chart-pink`, `chart-purple`,\n  `chart-light-blue`, `chart-brown`, `chart-gray`: hues\n- `chart-success`, `chart-warning`, `chart-error`: colors with a meaning\n',
    },
  },
} as const;
