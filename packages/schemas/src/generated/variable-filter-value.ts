// Generated from specs/shared/schemas/VariableFilterValue.yaml by `npm run generate`. Do not edit.

import { isVariableFilterValue as guard, type VariableFilterValue } from './bidirectional/variable-filter-value.ts';

export { VariableFilterValue, type VariableFilterValueInput } from './bidirectional/variable-filter-value.ts';

/** Returns true if the value is a valid {@link VariableFilterValue}. */
export function isVariableFilterValue(value: unknown): value is VariableFilterValue {
  return guard(value);
}
