// Generated from specs/shared/schemas/ClickTargetId.yaml by `npm run generate`. Do not edit.

import { countProperties, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { pattern, shape } from '../patterns.ts';

/** The target with this id. */
export interface ClickTargetId {
  /** Selects the target by its id. */
  mode: 'id';
  /**
   * Id of a source or a dashboard. It must exist.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8d1'
   */
  id: string;
}

/** Validates {@link ClickTargetId}. */
export const ClickTargetId: Schema<ClickTargetId> = /* @__PURE__ */ schema<ClickTargetId>(
  () => ({
    type: 'object',
    required: ['mode', 'id'],
    properties: {
      mode: { type: 'string', const: 'id' },
      id: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
    },
  }),
  'both',
  isClickTargetId,
);

/** Returns true if the value is a valid {@link ClickTargetId}. */
export function isClickTargetId(value: unknown, closed = false): value is ClickTargetId {
  if (!isObject(value)) return false;
  const { mode, id } = value;
  return (
    mode === 'id' &&
    typeof id === 'string' &&
    shape.test(id) &&
    (!closed || countProperties(value) === 2 || hasOnlyProperties(value, ClickTargetId.rule.properties))
  );
}
