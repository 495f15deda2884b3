// Generated from specs/shared/schemas/ComparisonColorRule.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { ChartColor, isChartColor } from '../chart-color.ts';

/** Matches values above or below a bound. `gte` and `lte` also match the bound. */
export interface ComparisonColorRule {
  /** Matches if the number is `gt` (>), `gte` (≥), `lt` (<) or `lte` (≤) `value`. */
  operator: 'gt' | 'gte' | 'lt' | 'lte';
  /**
   * The bound to compare with.
   * @example 500
   */
  value: number;
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

/** Validates {@link ComparisonColorRule}. */
export const ComparisonColorRule: Schema<ComparisonColorRule> = /* @__PURE__ */ schema<ComparisonColorRule>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    optional: ['label'],
    properties: {
      operator: { type: 'string', enum: ['gt', 'gte', 'lt', 'lte'] },
      value: { type: 'number' },
      color: ChartColor.rule,
      label: { type: 'string', maxLength: 40 },
    },
  }),
  'both',
  isComparisonColorRule,
);

/** Returns true if the value is a valid {@link ComparisonColorRule}. */
export function isComparisonColorRule(value: unknown, closed = false): value is ComparisonColorRule {
  if (!isObject(value)) return false;
  const { operator, value: property1, color, label } = value;
  return (
    (operator === 'gt' || operator === 'gte' || operator === 'lt' || operator === 'lte') &&
    typeof property1 === 'number' &&
    Number.isFinite(property1) &&
    isChartColor(color) &&
    (label === undefined || hasMaxLength(label, 40)) &&
    (!closed ||
      countProperties(value) === 3 + (label === undefined ? 0 : 1) ||
      hasOnlyProperties(value, ComparisonColorRule.rule.properties))
  );
}
