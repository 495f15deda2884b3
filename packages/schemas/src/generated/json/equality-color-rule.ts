// Generated from specs/shared/schemas/EqualityColorRule.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `EqualityColorRule`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'EqualityColorRule',
  type: 'object',
  description: 'A rule that matches results equal to a value, or all other results.',
  required: ['operator', 'value', 'color'],
  properties: {
    operator: {
      type: 'string',
      enum: ['eq', 'neq'],
      description: '`eq` matches results that are equal to `value`. `neq` matches all other results.',
    },
    value: {
      type: ['number', 'string'],
      maxLength: 200,
      description: 'The number or string to compare the result with.',
      examples: [0],
    },
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
