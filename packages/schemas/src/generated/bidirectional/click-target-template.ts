// Generated from specs/shared/schemas/ClickTargetTemplate.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/** The target whose name is the result of a template. */
export interface ClickTargetTemplate {
  /** Selects the target by its name. */
  mode: 'template';
  /**
   * Template of the name. `{{Column}}` is the value of a column of the row. `{{floor Column}}` rounds the value
   * down, and `{{default Column "none"}}` replaces an empty value.
   *
   * 1 to 10000 characters.
   * @example '{{ServiceName}} overview'
   */
  template: string;
}

/** Validates {@link ClickTargetTemplate}. */
export const ClickTargetTemplate: Schema<ClickTargetTemplate> = /* @__PURE__ */ schema<ClickTargetTemplate>(
  () => ({
    type: 'object',
    required: ['mode', 'template'],
    properties: {
      mode: { type: 'string', const: 'template' },
      template: { type: 'string', minLength: 1, maxLength: 10000 },
    },
  }),
  'both',
  isClickTargetTemplate,
);

/** Returns true if the value is a valid {@link ClickTargetTemplate}. */
export function isClickTargetTemplate(value: unknown, closed = false): value is ClickTargetTemplate {
  if (!isObject(value)) return false;
  const { mode, template } = value;
  return (
    mode === 'template' &&
    template !== '' &&
    hasMaxLength(template, 10000) &&
    (!closed || countProperties(value) === 2 || hasOnlyProperties(value, ClickTargetTemplate.rule.properties))
  );
}
