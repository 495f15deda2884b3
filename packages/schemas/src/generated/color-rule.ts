// Generated from specs/shared/schemas/ColorRule.yaml by `npm run generate`. Do not edit.

import { isColorRule as guard, type ColorRule } from './bidirectional/color-rule.ts';

export { ColorRule, type ColorRuleInput } from './bidirectional/color-rule.ts';

/** Returns true if the value is a valid {@link ColorRule}. */
export function isColorRule(value: unknown): value is ColorRule {
  return guard(value);
}
