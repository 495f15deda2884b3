// Generated from specs/shared/schemas/EqualityColorRule.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { ChartColor, isChartColor } from '../chart-color.ts';

/** A rule that matches results equal to a value, or all other results. */
export interface EqualityColorRule {
  /** `eq` matches results that are equal to `value`. `neq` matches all other results. */
  operator: 'eq' | 'neq';
  /**
   * The number or string to compare the result with.
   *
   * At most 200 characters.
   * @example 0
   */
  value: number | string;
  /** Color of the number if the rule matches. */
  color: ChartColor;
  /**
   * Text displayed with the number if the rule matches.
   *
   * At most 40 characters.
   * @example 'Too slow'
   */
  label?: string | undefined;
}

/** Validates {@link EqualityColorRule}. */
export const EqualityColorRule: Schema<EqualityColorRule> = /* @__PURE__ */ schema<EqualityColorRule>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    optional: ['label'],
    properties: {
      operator: { type: 'string', enum: ['eq', 'neq'] },
      value: { type: ['number', 'string'], maxLength: 200 },
      color: ChartColor.rule,
      label: { type: 'string', maxLength: 40 },
    },
  }),
  'both',
  isEqualityColorRule,
);

/** Returns true if the value is a valid {@link EqualityColorRule}. */
export function isEqualityColorRule(value: unknown, closed = false): value is EqualityColorRule {
  if (!isObject(value)) return false;
  const { operator, value: property1, color, label } = value;
  return (
    (operator === 'eq' || operator === 'neq') &&
    ((typeof property1 === 'number' && Number.isFinite(property1)) || hasMaxLength(property1, 200)) &&
    isChartColor(color) &&
    (label === undefined || hasMaxLength(label, 40)) &&
    (!closed ||
      countProperties(value) === 3 + (label === undefined ? 0 : 1) ||
      hasOnlyProperties(value, EqualityColorRule.rule.properties))
  );
}
