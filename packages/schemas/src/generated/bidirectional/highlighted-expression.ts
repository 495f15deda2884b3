// Generated from specs/shared/schemas/HighlightedExpression.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/** An expression. User interfaces show its value at the top of a trace or of an event. */
export interface HighlightedExpression {
  /**
   * The expression in SQL.
   *
   * 1 to 10000 characters.
   * @example "LogAttributes['user.id']"
   */
  sqlExpression: string;
  /**
   * The field of a Lucene filter that has the same value. Absent if not set.
   *
   * At most 10000 characters.
   * @example 'LogAttributes.user.id'
   */
  luceneExpression?: string | undefined;
  /**
   * Name displayed for the expression. Absent if not set.
   *
   * At most 1024 characters.
   * @example 'User'
   */
  alias?: string | undefined;
}

/** Validates {@link HighlightedExpression}. */
export const HighlightedExpression: Schema<HighlightedExpression> = /* @__PURE__ */ schema<HighlightedExpression>(
  () => ({
    type: 'object',
    required: ['sqlExpression'],
    properties: {
      sqlExpression: { type: 'string', minLength: 1, maxLength: 10000 },
      luceneExpression: { type: 'string', maxLength: 10000, tolerated: 'null' },
      alias: { type: 'string', maxLength: 1024, tolerated: 'null' },
    },
  }),
  'both',
  isHighlightedExpression,
);

/** Returns true if the value is a valid {@link HighlightedExpression}. */
export function isHighlightedExpression(value: unknown, closed = false): value is HighlightedExpression {
  if (!isObject(value)) return false;
  const { sqlExpression, luceneExpression, alias } = value;
  return (
    sqlExpression !== '' &&
    hasMaxLength(sqlExpression, 10000) &&
    (luceneExpression === undefined || hasMaxLength(luceneExpression, 10000)) &&
    (alias === undefined || hasMaxLength(alias, 1024)) &&
    (!closed ||
      countProperties(value) === 1 + (luceneExpression === undefined ? 0 : 1) + (alias === undefined ? 0 : 1) ||
      hasOnlyProperties(value, HighlightedExpression.rule.properties))
  );
}
