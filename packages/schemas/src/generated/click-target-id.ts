// Generated from specs/shared/schemas/ClickTargetId.yaml by `npm run generate`. Do not edit.

import { isClickTargetId as guard, type ClickTargetId } from './bidirectional/click-target-id.ts';

export { ClickTargetId } from './bidirectional/click-target-id.ts';

/** Returns true if the value is a valid {@link ClickTargetId}. */
export function isClickTargetId(value: unknown): value is ClickTargetId {
  return guard(value);
}
