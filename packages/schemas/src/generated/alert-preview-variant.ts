// Generated from specs/shared/schemas/AlertPreviewVariant.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { AlertTransition, isAlertTransition } from './alert-transition.ts';
import { PreviewedNotification, isPreviewedNotification } from './previewed-notification.ts';

/**
 * The simulated evaluation of an alert in a time range. Before the first window, its state is `OK`. Silences are
 * ignored. A disabled alert has no windows.
 */
export interface AlertPreviewVariant {
  /**
   * Number of evaluated windows.
   *
   * 0 to 20000.
   * @example 2016
   */
  windows: number;
  /**
   * Start of the first window, in Unix milliseconds. Null if no window was evaluated.
   * @example 1767603600000
   */
  firstStart: number | null;
  /**
   * End of the last window, in Unix milliseconds. Null if no window was evaluated.
   * @example 1768208400000
   */
  lastEnd: number | null;
  /**
   * Number of times that a group entered `ALERT`.
   *
   * At least 0.
   * @example 3
   */
  firings: number;
  /**
   * Total length of the windows in which the alert was in `ALERT`, in milliseconds.
   *
   * At least 0.
   * @example 2400000
   */
  alertMs: number;
  /**
   * Number of firings for each hour of the day, 0 to 23, in `timeZone`. The end of the window determines the hour.
   *
   * Exactly 24 items.
   */
  hours: number[];
  /**
   * The time zone of the service, which `hours` uses.
   * @example 'UTC'
   */
  timeZone: string;
  /**
   * The first 1,000 state changes of groups, in order of time.
   *
   * At most 1000 items.
   */
  transitions: AlertTransition[];
  /**
   * Total number of state changes.
   *
   * At least 0.
   * @example 6
   */
  transitionCount: number;
  /**
   * The first 1,000 notifications, in order of time. The list ends earlier if the bodies have 4,000,000 characters
   * in total.
   *
   * At most 1000 items.
   */
  notifications: PreviewedNotification[];
  /**
   * Total number of notifications.
   *
   * At least 0.
   * @example 12
   */
  notificationCount: number;
  /**
   * A message for each metric and attribute of the alert that its sources have never received. An alert that uses
   * such a metric or attribute has the state `INSUFFICIENT_DATA` and does not fire. Absent if there are no
   * warnings.
   */
  warnings?: string[];
}

/** Validates {@link AlertPreviewVariant}. */
export const AlertPreviewVariant: Schema<AlertPreviewVariant> = /* @__PURE__ */ schema<AlertPreviewVariant>(
  () => ({
    type: 'object',
    optional: ['warnings'],
    properties: {
      windows: { type: 'integer', minimum: 0, maximum: 20000 },
      firstStart: { type: ['integer', 'null'] },
      lastEnd: { type: ['integer', 'null'] },
      firings: { type: 'integer', minimum: 0 },
      alertMs: { type: 'integer', minimum: 0 },
      hours: { type: 'array', minItems: 24, maxItems: 24, items: { type: 'integer', minimum: 0 } },
      timeZone: { type: 'string' },
      transitions: { type: 'array', maxItems: 1000, items: AlertTransition.rule },
      transitionCount: { type: 'integer', minimum: 0 },
      notifications: { type: 'array', maxItems: 1000, items: PreviewedNotification.rule },
      notificationCount: { type: 'integer', minimum: 0 },
      warnings: { type: 'array', items: { type: 'string' } },
    },
  }),
  'response',
  isAlertPreviewVariant,
);

function alertPreviewVariantHours(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length >= 24 && value.length <= 24)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(typeof item === 'number' && Number.isInteger(item) && item >= 0)) return false;
  }
  return true;
}

function alertPreviewVariantTransitions(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 1000)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isAlertTransition(item)) return false;
  }
  return true;
}

function alertPreviewVariantNotifications(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 1000)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isPreviewedNotification(item)) return false;
  }
  return true;
}

function alertPreviewVariantWarnings(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (typeof item !== 'string') return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link AlertPreviewVariant}. */
export function isAlertPreviewVariant(value: unknown): value is AlertPreviewVariant {
  if (!isObject(value)) return false;
  const {
    windows,
    firstStart,
    lastEnd,
    firings,
    alertMs,
    hours,
    timeZone,
    transitions,
    transitionCount,
    notifications,
    notificationCount,
    warnings,
  } = value;
  return (
    typeof windows === 'number' &&
    (windows | 0) === windows &&
    windows >= 0 &&
    windows <= 20000 &&
    ((typeof firstStart === 'number' && Number.isInteger(firstStart)) || firstStart === null) &&
    ((typeof lastEnd === 'number' && Number.isInteger(lastEnd)) || lastEnd === null) &&
    typeof firings === 'number' &&
    Number.isInteger(firings) &&
    firings >= 0 &&
    typeof alertMs === 'number' &&
    Number.isInteger(alertMs) &&
    alertMs >= 0 &&
    alertPreviewVariantHours(hours) &&
    typeof timeZone === 'string' &&
    alertPreviewVariantTransitions(transitions) &&
    typeof transitionCount === 'number' &&
    Number.isInteger(transitionCount) &&
    transitionCount >= 0 &&
    alertPreviewVariantNotifications(notifications) &&
    typeof notificationCount === 'number' &&
    Number.isInteger(notificationCount) &&
    notificationCount >= 0 &&
    (warnings === undefined || alertPreviewVariantWarnings(warnings))
  );
}
