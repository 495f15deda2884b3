// Generated from specs/shared/schemas/AggFn.yaml by `npm run generate`. Do not edit.

import { enumeration } from '../runtime/schema.ts';

/**
 * The aggregate function:
 * - `avg`: mean value
 * - `count`: number of events; for metrics, number of points or observations
 * - `count_distinct`: number of distinct values
 * - `last_value`: latest value
 * - `max`, `min`: largest or smallest value
 * - `quantile`: the quantile given by `level`
 * - `sum`: sum of the values
 * - `any`: an arbitrary value
 * - `none`: `valueExpression` is an SQL expression with aggregate functions, and `where` does not apply; not for
 *   metrics
 * - `increase`: increase of a counter, adjusted for resets; only for metrics of the type `sum`
 */
export type AggFn = (typeof AggFn)[number];

/** All values of {@link AggFn} in the order of the spec, with the methods of a validator. */
export const AggFn = /* @__PURE__ */ enumeration(
  ['avg', 'count', 'count_distinct', 'last_value', 'max', 'min', 'quantile', 'sum', 'any', 'none', 'increase'],
  isAggFn,
);

/** Returns true if the value is a valid {@link AggFn}. */
export function isAggFn(value: unknown): value is AggFn {
  return (
    value === 'avg' ||
    value === 'count' ||
    value === 'count_distinct' ||
    value === 'last_value' ||
    value === 'max' ||
    value === 'min' ||
    value === 'quantile' ||
    value === 'sum' ||
    value === 'any' ||
    value === 'none' ||
    value === 'increase'
  );
}
