// Generated from specs/shared/schemas/SqlFilterValue.yaml by `npm run generate`. Do not edit.

import { isSqlFilterValue as guard, type SqlFilterValue } from './bidirectional/sql-filter-value.ts';

export { SqlFilterValue } from './bidirectional/sql-filter-value.ts';

/** Returns true if the value is a valid {@link SqlFilterValue}. */
export function isSqlFilterValue(value: unknown): value is SqlFilterValue {
  return guard(value);
}
