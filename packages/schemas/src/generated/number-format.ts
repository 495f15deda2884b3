// Generated from specs/shared/schemas/NumberFormat.yaml by `npm run generate`. Do not edit.

import { isNumberFormat as holds, type NumberFormat } from './both-ways/number-format.ts';

export { NumberFormat } from './both-ways/number-format.ts';

/** Whether a value is {@link NumberFormat}. */
export function isNumberFormat(value: unknown): value is NumberFormat {
  return holds(value);
}
