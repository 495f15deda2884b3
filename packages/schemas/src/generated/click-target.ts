// Generated from specs/shared/schemas/ClickTarget.yaml by `npm run generate`. Do not edit.

import { isClickTarget as guard, type ClickTarget } from './bidirectional/click-target.ts';

export { ClickTarget } from './bidirectional/click-target.ts';

/** Returns true if the value is a valid {@link ClickTarget}. */
export function isClickTarget(value: unknown): value is ClickTarget {
  return guard(value);
}
