// Generated from specs/shared/schemas/RangeColorRule.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `RangeColorRule`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'RangeColorRule',
  type: 'object',
  description: 'Matches values in a range.',
  required: ['operator', 'value', 'color'],
  properties: {
    operator: { type: 'string', const: 'between', description: 'Matches if the number is in the range of `value`.' },
    value: {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      items: { type: 'number' },
      description: 'Smallest and largest number of the range, both included.',
      examples: [[100, 500]],
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
