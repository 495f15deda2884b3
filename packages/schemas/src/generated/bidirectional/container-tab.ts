// Generated from specs/shared/schemas/ContainerTab.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/** A tab of a dashboard section. */
export interface ContainerTab {
  /**
   * Unique in the section. Tiles refer to it with `tabId`.
   *
   * 1 to 256 characters.
   * @example 'latency'
   */
  id: string;
  /**
   * Title of the tab.
   *
   * 1 to 256 characters.
   * @example 'Latency'
   */
  title: string;
}

/** Validates {@link ContainerTab}. */
export const ContainerTab: Schema<ContainerTab> = /* @__PURE__ */ schema<ContainerTab>(
  () => ({
    type: 'object',
    required: ['id', 'title'],
    properties: {
      id: { type: 'string', minLength: 1, maxLength: 256 },
      title: { type: 'string', minLength: 1, maxLength: 256 },
    },
  }),
  'both',
  isContainerTab,
);

/** Returns true if the value is a valid {@link ContainerTab}. */
export function isContainerTab(value: unknown, closed = false): value is ContainerTab {
  if (!isObject(value)) return false;
  const { id, title } = value;
  return (
    id !== '' &&
    hasMaxLength(id, 256) &&
    title !== '' &&
    hasMaxLength(title, 256) &&
    (!closed || countProperties(value) === 2 || hasOnlyProperties(value, ContainerTab.rule.properties))
  );
}
