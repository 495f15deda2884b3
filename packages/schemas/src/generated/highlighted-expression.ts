// Generated from specs/shared/schemas/HighlightedExpression.yaml by `npm run generate`. Do not edit.

import {
  isHighlightedExpression as guard,
  type HighlightedExpression,
} from './bidirectional/highlighted-expression.ts';

export { HighlightedExpression } from './bidirectional/highlighted-expression.ts';

/** Returns true if the value is a valid {@link HighlightedExpression}. */
export function isHighlightedExpression(value: unknown): value is HighlightedExpression {
  return guard(value);
}
