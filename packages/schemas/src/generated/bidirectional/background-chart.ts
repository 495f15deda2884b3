// Generated from specs/shared/schemas/BackgroundChart.yaml by `npm run generate`. Do not edit.

import { countProperties, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { ChartColor, isChartColor } from '../chart-color.ts';

/** A chart behind the number of a tile. It shows the same value over time. */
export interface BackgroundChart {
  /** Draws a `line` or a filled `area`. */
  type: 'line' | 'area';
  /** Color of the chart. If absent, the color of the number applies, if it has one. */
  color?: ChartColor | undefined;
}

/** Validates {@link BackgroundChart}. */
export const BackgroundChart: Schema<BackgroundChart> = /* @__PURE__ */ schema<BackgroundChart>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    required: ['type'],
    properties: { type: { type: 'string', enum: ['line', 'area'] }, color: ChartColor.rule },
  }),
  'both',
  isBackgroundChart,
);

/** Returns true if the value is a valid {@link BackgroundChart}. */
export function isBackgroundChart(value: unknown, closed = false): value is BackgroundChart {
  if (!isObject(value)) return false;
  const { type, color } = value;
  return (
    (type === 'line' || type === 'area') &&
    (color === undefined || isChartColor(color)) &&
    (!closed ||
      countProperties(value) === 1 + (color === undefined ? 0 : 1) ||
      hasOnlyProperties(value, BackgroundChart.rule.properties))
  );
}
