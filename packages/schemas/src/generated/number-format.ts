// Generated from specs/shared/schemas/NumberFormat.yaml by `npm run generate`. Do not edit.

import { isNumberFormat as guard, type NumberFormat } from './bidirectional/number-format.ts';

export { NumberFormat } from './bidirectional/number-format.ts';

/** Returns true if the value is a valid {@link NumberFormat}. */
export function isNumberFormat(value: unknown): value is NumberFormat {
  return guard(value);
}
