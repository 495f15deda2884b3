// Generated from specs/shared/schemas/Formula.yaml by `npm run generate`. Do not edit.

import { isFormula as guard, type Formula } from './bidirectional/formula.ts';

export { Formula } from './bidirectional/formula.ts';

/** Returns true if the value is a valid {@link Formula}. */
export function isFormula(value: unknown): value is Formula {
  return guard(value);
}
