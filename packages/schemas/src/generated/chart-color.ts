// Generated from specs/shared/schemas/ChartColor.yaml by `npm run generate`. Do not edit.

import { enumeration } from '../runtime/schema.ts';

/**
 * A color of the palette. The shade depends on the theme of the user interface:
 * - `chart-blue`, `chart-orange`, `chart-red`, `chart-cyan`, `chart-green`, `chart-pink`, `chart-purple`,
 *   `chart-light-blue`, `chart-brown`, `chart-gray`: hues
 * - `chart-success`, `chart-warning`, `chart-error`: colors with a meaning
 */
export type ChartColor = (typeof ChartColor)[number];

/** All values of {@link ChartColor} in the order of the spec, with the methods of a validator. */
export const ChartColor = /* @__PURE__ */ enumeration(
  [
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
  isChartColor,
);

/** Returns true if the value is a valid {@link ChartColor}. */
export function isChartColor(value: unknown): value is ChartColor {
  return (
    value === 'chart-blue' ||
    value === 'chart-orange' ||
    value === 'chart-red' ||
    value === 'chart-cyan' ||
    value === 'chart-green' ||
    value === 'chart-pink' ||
    value === 'chart-purple' ||
    value === 'chart-light-blue' ||
    value === 'chart-brown' ||
    value === 'chart-gray' ||
    value === 'chart-success' ||
    value === 'chart-warning' ||
    value === 'chart-error'
  );
}
