// Generated from specs/shared/schemas/AlertNotification.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { isUri } from '../runtime/formats/uri.ts';
import { uri } from '../runtime/formats/uri.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { AlertSeverity, isAlertSeverity } from './alert-severity.ts';
import { AlertThresholdType, isAlertThresholdType } from './alert-threshold-type.ts';
import { pattern, pattern2, shape, shape2 } from './patterns.ts';

/**
 * The notification about one window of an alert. This is the request body unless the webhook has its own template
 * or the service `slack`. Ignore unknown properties, which later versions may add.
 */
export interface AlertNotification {
  /**
   * The title: the name of the alert, its display name, or a title generated from what it watches.
   *
   * 1 to 2048 characters.
   * @example 'Server errors at checkout'
   */
  title: string;
  /**
   * Text of the notification: the message of the alert, or a generated text, for example with the value and the
   * threshold. If the alert cannot be evaluated, the text is the reason. If it can be evaluated again, the text
   * states this.
   *
   * At most 16384 characters.
   * @example 'At least 100 failed requests in an hour.'
   */
  body: string;
  /**
   * Link to the tile, saved search or chart of the alert in this window. Without a user interface, a link to the
   * dashboard, the saved search or the alert in the API.
   *
   * A URI, at most 8192 characters.
   * @example 'https://dashboards.example.org/6740a3f2c51e9b0012d4e8a1?from=1768208400000&to=1768212000000'
   */
  link: string;
  /**
   * State that the notification reports:
   * - `ALERT`: the value violates the threshold, for the first time or again
   * - `OK`: after an `ALERT`, the value no longer violates the threshold, or the alert no longer watches this
   *   group. After an `INSUFFICIENT_DATA`, the alert can be evaluated again. This state is sent once
   * - `INSUFFICIENT_DATA`: the alert cannot be evaluated, and `body` has the reason. This state is sent once, when
   *   evaluations have failed for five minutes. `group` is empty and `value` is 0
   */
  state: 'ALERT' | 'OK' | 'INSUFFICIENT_DATA';
  /** Severity of the channel. Absent if the channel has none. */
  severity?: AlertSeverity;
  /**
   * Id of the alert.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8b7'
   */
  alertId: string;
  /**
   * Id of the dashboard that contains the tile. Absent unless the alert watches a tile.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8a1'
   */
  dashboardId?: string;
  /**
   * Id of the watched tile. Absent unless the alert watches a tile.
   *
   * 1 to 36 letters, digits, underscores and dashes.
   * @example '6740a3f2c51e9b0012d4e8a2'
   */
  tileId?: string;
  /**
   * Id of the watched saved search. Absent unless the alert watches a saved search.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8f1'
   */
  savedSearchId?: string;
  /**
   * Values of the evaluated group, in the order of `groupBy` or of the group columns of an SQL chart. Each group
   * has its own notifications. Empty if the alert has no groups, or if the notification reports that the alert
   * cannot be evaluated, or can be evaluated again.
   *
   * At most 10 items.
   */
  group: string[];
  /**
   * Watched value in the window. 0 if there were no events, or if the divisor of a ratio is 0 or missing. Also 0
   * if the notification reports that the alert no longer watches the tile, saved search, chart or group, cannot be
   * evaluated, or can be evaluated again.
   * @example 134
   */
  value: number;
  /**
   * The threshold of the alert. For `between` and `not_between`, this is the lower bound of the range.
   * @example 100
   */
  threshold: number;
  /** The comparison of the value with the threshold. */
  thresholdType: AlertThresholdType;
  /**
   * Upper bound of the range. Present if `thresholdType` is `between` or `not_between`.
   * @example 500
   */
  thresholdMax?: number;
  /**
   * Start of the window, inclusive, in Unix milliseconds.
   *
   * At least 0.
   * @example 1768208400000
   */
  startTime: number;
  /**
   * End of the window, exclusive, in Unix milliseconds.
   *
   * At least 0.
   * @example 1768212000000
   */
  endTime: number;
  /**
   * Identifies an incident of one group of the alert for one channel. All notifications from `ALERT` or
   * `INSUFFICIENT_DATA` to `OK` have the same id. Use it to close the incident that you opened.
   *
   * 1 to 255 characters.
   * @example '3f8a0c51d2e94b7786a1f05c9be3d472'
   */
  eventId: string;
}

/** Validates {@link AlertNotification}. */
export const AlertNotification: Schema<AlertNotification> = /* @__PURE__ */ schema<AlertNotification>(
  () => ({
    type: 'object',
    optional: ['severity', 'dashboardId', 'tileId', 'savedSearchId', 'thresholdMax'],
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 2048 },
      body: { type: 'string', maxLength: 16384 },
      link: { type: 'string', format: uri, maxLength: 8192 },
      state: { type: 'string', enum: ['ALERT', 'OK', 'INSUFFICIENT_DATA'] },
      severity: AlertSeverity.rule,
      alertId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      dashboardId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      tileId: { type: 'string', pattern: pattern2, expected: '1 to 36 letters, digits, underscores and dashes' },
      savedSearchId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      group: { type: 'array', maxItems: 10, items: { type: 'string' } },
      value: { type: 'number' },
      threshold: { type: 'number' },
      thresholdType: AlertThresholdType.rule,
      thresholdMax: { type: 'number' },
      startTime: { type: 'integer', minimum: 0 },
      endTime: { type: 'integer', minimum: 0 },
      eventId: { type: 'string', minLength: 1, maxLength: 255 },
    },
  }),
  'response',
  isAlertNotification,
);

function alertNotificationGroup(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (typeof item !== 'string') return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link AlertNotification}. */
export function isAlertNotification(value: unknown): value is AlertNotification {
  if (!isObject(value)) return false;
  const {
    title,
    body,
    link,
    state,
    severity,
    alertId,
    dashboardId,
    tileId,
    savedSearchId,
    group,
    value: property10,
    threshold,
    thresholdType,
    thresholdMax,
    startTime,
    endTime,
    eventId,
  } = value;
  return (
    title !== '' &&
    hasMaxLength(title, 2048) &&
    hasMaxLength(body, 16384) &&
    typeof link === 'string' &&
    hasMaxLength(link, 8192) &&
    isUri(link) &&
    (state === 'ALERT' || state === 'OK' || state === 'INSUFFICIENT_DATA') &&
    (severity === undefined || isAlertSeverity(severity)) &&
    typeof alertId === 'string' &&
    shape.test(alertId) &&
    (dashboardId === undefined || (typeof dashboardId === 'string' && shape.test(dashboardId))) &&
    (tileId === undefined || (typeof tileId === 'string' && tileId.length <= 36 && shape2.test(tileId))) &&
    (savedSearchId === undefined || (typeof savedSearchId === 'string' && shape.test(savedSearchId))) &&
    alertNotificationGroup(group) &&
    typeof property10 === 'number' &&
    Number.isFinite(property10) &&
    typeof threshold === 'number' &&
    Number.isFinite(threshold) &&
    isAlertThresholdType(thresholdType) &&
    (thresholdMax === undefined || (typeof thresholdMax === 'number' && Number.isFinite(thresholdMax))) &&
    typeof startTime === 'number' &&
    Number.isInteger(startTime) &&
    startTime >= 0 &&
    typeof endTime === 'number' &&
    Number.isInteger(endTime) &&
    endTime >= 0 &&
    eventId !== '' &&
    hasMaxLength(eventId, 255)
  );
}
