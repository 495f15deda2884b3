// Generated from specs/shared/schemas/BackgroundChart.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `BackgroundChart`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'BackgroundChart',
  type: 'object',
  description: 'A chart behind the number of a tile. It shows the same value over time.',
  required: ['type'],
  properties: {
    type: { type: 'string', enum: ['line', 'area'], description: 'Draws a `line` or a filled `area`.' },
    color: {
      $ref: '#/$defs/ChartColor',
      description: 'Color of the chart. If absent, the color of the number applies, if it has one.',
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
