// Generated from specs/shared/schemas/ColorRule.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ColorRule`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ColorRule',
  description:
    'A rule that colors some values of a number tile. `operator` selects the type of `value`. The last rule that matches applies.',
  oneOf: [
    { $ref: '#/$defs/ComparisonColorRule' },
    { $ref: '#/$defs/RangeColorRule' },
    { $ref: '#/$defs/EqualityColorRule' },
  ],
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
    ComparisonColorRule: {
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
    },
    EqualityColorRule: {
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
    },
    RangeColorRule: {
      type: 'object',
      description: 'Matches values in a range.',
      required: ['operator', 'value', 'color'],
      properties: {
        operator: {
          type: 'string',
          const: 'between',
          description: 'Matches if the number is in the range of `value`.',
        },
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
    },
  },
} as const;
