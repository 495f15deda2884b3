// Generated from specs/shared/schemas/ComparisonColorRule.yaml by `npm run generate`. Do not edit.

import { isComparisonColorRule as guard, type ComparisonColorRule } from './bidirectional/comparison-color-rule.ts';

export { ComparisonColorRule } from './bidirectional/comparison-color-rule.ts';

/** Returns true if the value is a valid {@link ComparisonColorRule}. */
export function isComparisonColorRule(value: unknown): value is ComparisonColorRule {
  return guard(value);
}
