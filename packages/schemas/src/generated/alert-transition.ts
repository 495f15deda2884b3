// Generated from specs/shared/schemas/AlertTransition.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { AlertGroupState, isAlertGroupState } from './alert-group-state.ts';

/** A state change of one group of an alert. */
export interface AlertTransition {
  /**
   * End of the window, in Unix milliseconds.
   * @example 1768208400000
   */
  time: number;
  /**
   * The values of the group. Empty if the alert has no groups.
   *
   * At most 10 items.
   */
  group: string[];
  /** The state before the window. */
  from: AlertGroupState;
  /** The state after the window. */
  to: AlertGroupState;
  /**
   * The value of the group in the window. 0 without data.
   * @example 47
   */
  value: number;
}

/** Validates {@link AlertTransition}. */
export const AlertTransition: Schema<AlertTransition> = /* @__PURE__ */ schema<AlertTransition>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      time: { type: 'integer' },
      group: { type: 'array', maxItems: 10, items: { type: 'string' } },
      from: AlertGroupState.rule,
      to: AlertGroupState.rule,
      value: { type: 'number' },
    },
  }),
  'response',
  isAlertTransition,
);

function alertTransitionGroup(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (typeof item !== 'string') return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link AlertTransition}. */
export function isAlertTransition(value: unknown): value is AlertTransition {
  if (!isObject(value)) return false;
  const { time, group, from, to, value: property4 } = value;
  return (
    typeof time === 'number' &&
    Number.isInteger(time) &&
    alertTransitionGroup(group) &&
    isAlertGroupState(from) &&
    isAlertGroupState(to) &&
    typeof property4 === 'number' &&
    Number.isFinite(property4)
  );
}
