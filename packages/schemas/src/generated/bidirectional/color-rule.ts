// Generated from specs/shared/schemas/ColorRule.yaml by `npm run generate`. Do not edit.

import { isObject } from '../../runtime/value.ts';
import { union } from '../../runtime/keywords/union.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { ComparisonColorRule, isComparisonColorRule } from './comparison-color-rule.ts';
import { EqualityColorRule, isEqualityColorRule } from './equality-color-rule.ts';
import { RangeColorRule, isRangeColorRule, type RangeColorRuleInput } from './range-color-rule.ts';

/** Input variant of {@link ColorRule}: its arrays may be read-only. */
export type ColorRuleInput = ComparisonColorRule | RangeColorRuleInput | EqualityColorRule;

/**
 * A rule that colors some values of a number tile. `operator` selects the type of `value`. The last rule that
 * matches applies.
 */
export type ColorRule = ComparisonColorRule | RangeColorRule | EqualityColorRule;

/** Validates {@link ColorRule}. */
export const ColorRule: Schema<ColorRule> = /* @__PURE__ */ schema<ColorRule>(
  () => ({
    tag: 'operator',
    members: {
      gt: ComparisonColorRule.rule,
      gte: ComparisonColorRule.rule,
      lt: ComparisonColorRule.rule,
      lte: ComparisonColorRule.rule,
      between: RangeColorRule.rule,
      eq: EqualityColorRule.rule,
      neq: EqualityColorRule.rule,
    },
    keywords: [union],
  }),
  'both',
  isColorRule,
);

/** Returns true if the value is a valid {@link ColorRule}. */
export function isColorRule(value: unknown, closed = false): value is ColorRule {
  if (!isObject(value)) return false;
  switch (value['operator']) {
    case 'gt':
      return isComparisonColorRule(value, closed);
    case 'gte':
      return isComparisonColorRule(value, closed);
    case 'lt':
      return isComparisonColorRule(value, closed);
    case 'lte':
      return isComparisonColorRule(value, closed);
    case 'between':
      return isRangeColorRule(value, closed);
    case 'eq':
      return isEqualityColorRule(value, closed);
    case 'neq':
      return isEqualityColorRule(value, closed);
    default:
      return false;
  }
}
