// Generated from specs/shared/schemas/EqualityColorRule.yaml by `npm run generate`. Do not edit.

import { isEqualityColorRule as guard, type EqualityColorRule } from './bidirectional/equality-color-rule.ts';

export { EqualityColorRule } from './bidirectional/equality-color-rule.ts';

/** Returns true if the value is a valid {@link EqualityColorRule}. */
export function isEqualityColorRule(value: unknown): value is EqualityColorRule {
  return guard(value);
}
