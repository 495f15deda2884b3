// Generated from specs/shared/schemas/HeatmapSelectItem.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/** The value whose distribution a heatmap shows. */
export interface HeatmapSelectItem {
  /**
   * Numeric expression. Its values are divided into buckets. An aggregate such as `avg(Duration)` has one value
   * per time bucket, and cannot be combined with `countExpression`.
   *
   * 1 to 10000 characters.
   * @example 'Duration'
   */
  valueExpression: string;
  /**
   * Aggregate expression for the color of a cell. If absent or empty, the values in the cell are counted.
   *
   * At most 10000 characters.
   * @example 'count()'
   */
  countExpression?: string | undefined;
  /** Scale of the buckets, `log` or `linear`. If absent, it is logarithmic. */
  heatmapScaleType?: 'log' | 'linear' | undefined;
}

/** Validates {@link HeatmapSelectItem}. */
export const HeatmapSelectItem: Schema<HeatmapSelectItem> = /* @__PURE__ */ schema<HeatmapSelectItem>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    required: ['valueExpression'],
    properties: {
      valueExpression: { type: 'string', minLength: 1, maxLength: 10000 },
      countExpression: { type: 'string', maxLength: 10000 },
      heatmapScaleType: { type: 'string', enum: ['log', 'linear'] },
    },
  }),
  'both',
  isHeatmapSelectItem,
);

/** Returns true if the value is a valid {@link HeatmapSelectItem}. */
export function isHeatmapSelectItem(value: unknown, closed = false): value is HeatmapSelectItem {
  if (!isObject(value)) return false;
  const { valueExpression, countExpression: property1, heatmapScaleType } = value;
  return (
    valueExpression !== '' &&
    hasMaxLength(valueExpression, 10000) &&
    (property1 === undefined || hasMaxLength(property1, 10000)) &&
    (heatmapScaleType === undefined || heatmapScaleType === 'log' || heatmapScaleType === 'linear') &&
    (!closed ||
      countProperties(value) === 1 + (property1 === undefined ? 0 : 1) + (heatmapScaleType === undefined ? 0 : 1) ||
      hasOnlyProperties(value, HeatmapSelectItem.rule.properties))
  );
}
