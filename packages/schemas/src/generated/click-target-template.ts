// Generated from specs/shared/schemas/ClickTargetTemplate.yaml by `npm run generate`. Do not edit.

import { isClickTargetTemplate as guard, type ClickTargetTemplate } from './bidirectional/click-target-template.ts';

export { ClickTargetTemplate } from './bidirectional/click-target-template.ts';

/** Returns true if the value is a valid {@link ClickTargetTemplate}. */
export function isClickTargetTemplate(value: unknown): value is ClickTargetTemplate {
  return guard(value);
}
