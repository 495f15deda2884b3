// Generated from specs/shared/schemas/ClickTarget.yaml by `npm run generate`. Do not edit.

import { isObject } from '../../runtime/value.ts';
import { union } from '../../runtime/keywords/union.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { ClickTargetId, isClickTargetId } from './click-target-id.ts';
import { ClickTargetTemplate, isClickTargetTemplate } from './click-target-template.ts';

/** The source or dashboard that a click opens. It is found by its id or by its name, depending on `mode`. */
export type ClickTarget = ClickTargetId | ClickTargetTemplate;

/** Validates {@link ClickTarget}. */
export const ClickTarget: Schema<ClickTarget> = /* @__PURE__ */ schema<ClickTarget>(
  () => ({ tag: 'mode', members: { id: ClickTargetId.rule, template: ClickTargetTemplate.rule }, keywords: [union] }),
  'both',
  isClickTarget,
);

/** Returns true if the value is a valid {@link ClickTarget}. */
export function isClickTarget(value: unknown, closed = false): value is ClickTarget {
  if (!isObject(value)) return false;
  switch (value['mode']) {
    case 'id':
      return isClickTargetId(value, closed);
    case 'template':
      return isClickTargetTemplate(value, closed);
    default:
      return false;
  }
}
