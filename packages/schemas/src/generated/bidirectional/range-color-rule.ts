// Generated from specs/shared/schemas/RangeColorRule.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { ChartColor, isChartColor } from '../chart-color.ts';

/** Input variant of {@link RangeColorRule}: its arrays may be read-only. */
export interface RangeColorRuleInput {
  /** Matches if the number is in the range of `value`. */
  operator: 'between';
  /**
   * Smallest and largest number of the range, both included.
   *
   * Exactly 2 items.
   */
  value: readonly number[];
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

/** Matches values in a range. */
export interface RangeColorRule extends RangeColorRuleInput {
  value: number[];
}

/** Validates {@link RangeColorRule}. */
export const RangeColorRule: Schema<RangeColorRule> = /* @__PURE__ */ schema<RangeColorRule>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    optional: ['label'],
    properties: {
      operator: { type: 'string', const: 'between' },
      value: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'number' } },
      color: ChartColor.rule,
      label: { type: 'string', maxLength: 40 },
    },
  }),
  'both',
  isRangeColorRule,
);

function rangeColorRuleProperty1(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length >= 2 && value.length <= 2)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(typeof item === 'number' && Number.isFinite(item))) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link RangeColorRule}. */
export function isRangeColorRule(value: unknown, closed = false): value is RangeColorRule {
  if (!isObject(value)) return false;
  const { operator, value: property1, color, label } = value;
  return (
    operator === 'between' &&
    rangeColorRuleProperty1(property1) &&
    isChartColor(color) &&
    (label === undefined || hasMaxLength(label, 40)) &&
    (!closed ||
      countProperties(value) === 3 + (label === undefined ? 0 : 1) ||
      hasOnlyProperties(value, RangeColorRule.rule.properties))
  );
}
