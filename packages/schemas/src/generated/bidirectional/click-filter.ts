// Generated from specs/shared/schemas/ClickFilter.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/** A filter that a click on a row adds to the opened source or dashboard. */
export interface ClickFilter {
  /** Compares an expression with the result of a template. */
  kind: 'expressionTemplate';
  /**
   * Expression to compare. If several filters have the same expression, any of their values matches.
   *
   * 1 to 10000 characters.
   * @example 'ServiceName'
   */
  expression: string;
  /**
   * Template of the value. `{{Column}}` is the value of a column of the row. `{{floor Column}}` rounds the value
   * down, and `{{default Column "none"}}` replaces an empty value.
   *
   * 1 to 10000 characters.
   * @example '{{ServiceName}}'
   */
  template: string;
}

/** Validates {@link ClickFilter}. */
export const ClickFilter: Schema<ClickFilter> = /* @__PURE__ */ schema<ClickFilter>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      kind: { type: 'string', const: 'expressionTemplate' },
      expression: { type: 'string', minLength: 1, maxLength: 10000 },
      template: { type: 'string', minLength: 1, maxLength: 10000 },
    },
  }),
  'both',
  isClickFilter,
);

/** Returns true if the value is a valid {@link ClickFilter}. */
export function isClickFilter(value: unknown, closed = false): value is ClickFilter {
  if (!isObject(value)) return false;
  const { kind, expression, template } = value;
  return (
    kind === 'expressionTemplate' &&
    expression !== '' &&
    hasMaxLength(expression, 10000) &&
    template !== '' &&
    hasMaxLength(template, 10000) &&
    (!closed || countProperties(value) === 3 || hasOnlyProperties(value, ClickFilter.rule.properties))
  );
}
