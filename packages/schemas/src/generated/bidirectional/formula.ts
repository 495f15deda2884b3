// Generated from specs/shared/schemas/Formula.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { NumberFormat, isNumberFormat } from './number-format.ts';

/** A value computed from the values of `select`. */
export interface Formula {
  /**
   * Numbers, letters, `+`, `-`, `*`, `/` and parentheses. `A` is the first value of `select`, `B` the second. A
   * value without data counts as 0. A division by 0 has no result.
   *
   * 1 to 1024 characters.
   * @example 'A / B * 100'
   */
  expression: string;
  /**
   * Name displayed for the value. If absent, the expression is displayed.
   *
   * At most 10000 characters.
   * @example 'Error rate'
   */
  alias?: string | undefined;
  /** Format of this value. If absent, the format of the tile applies. */
  numberFormat?: NumberFormat | undefined;
}

/** Validates {@link Formula}. */
export const Formula: Schema<Formula> = /* @__PURE__ */ schema<Formula>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    required: ['expression'],
    properties: {
      expression: { type: 'string', minLength: 1, maxLength: 1024 },
      alias: { type: 'string', maxLength: 10000 },
      numberFormat: NumberFormat.rule,
    },
  }),
  'both',
  isFormula,
);

/** Returns true if the value is a valid {@link Formula}. */
export function isFormula(value: unknown, closed = false): value is Formula {
  if (!isObject(value)) return false;
  const { expression, alias, numberFormat } = value;
  return (
    expression !== '' &&
    hasMaxLength(expression, 1024) &&
    (alias === undefined || hasMaxLength(alias, 10000)) &&
    (numberFormat === undefined || isNumberFormat(numberFormat, closed)) &&
    (!closed ||
      countProperties(value) === 1 + (alias === undefined ? 0 : 1) + (numberFormat === undefined ? 0 : 1) ||
      hasOnlyProperties(value, Formula.rule.properties))
  );
}
