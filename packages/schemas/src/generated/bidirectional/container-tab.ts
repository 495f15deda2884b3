// Generated from specs/shared/schemas/ContainerTab.yaml by `npm run generate`. Do not edit.

import { countCodePoints, isObject } from '../../runtime/value.ts';
import { countProperties, hasOnlyProperties } from '../../runtime/guards.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/** A tab of a container. */
export interface ContainerTab {
  /**
   * Unique in the container. Tiles refer to it with `tabId`.
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
    typeof id === 'string' &&
    id !== '' &&
    (id.length <= 256 || countCodePoints(id) <= 256) &&
    typeof title === 'string' &&
    title !== '' &&
    (title.length <= 256 || countCodePoints(title) <= 256) &&
    (!closed || countProperties(value) === 2 || hasOnlyProperties(value, ContainerTab.rule.properties))
  );
}
