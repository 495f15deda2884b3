// Generated from specs/shared/schemas/ChartColor.yaml by `npm run generate`. Do not edit.

/** Self-contained JSON Schema (2020-12) of `ChartColor`. */
export default {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ChartColor',
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
} as const;
