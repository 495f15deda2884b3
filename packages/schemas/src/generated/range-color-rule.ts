// Generated from specs/shared/schemas/RangeColorRule.yaml by `npm run generate`. Do not edit.

import { isRangeColorRule as guard, type RangeColorRule } from './bidirectional/range-color-rule.ts';

export { RangeColorRule, type RangeColorRuleInput } from './bidirectional/range-color-rule.ts';

/** Returns true if the value is a valid {@link RangeColorRule}. */
export function isRangeColorRule(value: unknown): value is RangeColorRule {
  return guard(value);
}
