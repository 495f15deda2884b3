// Generated from specs/shared/schemas/AlertNotification.yaml by `npm run generate`. Do not edit.

import { codePoints, isObject } from '../runtime/value.ts';
import { isUri } from '../runtime/formats/uri.ts';
import { repeated } from '../runtime/guards.ts';
import { uri } from '../runtime/formats/uri.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { AlertThresholdType, isAlertThresholdType } from './alert-threshold-type.ts';

const pattern = /^[0-9a-f]{24}$/u;
const shape = /* @__PURE__ */ repeated('[0-9a-f]', 24);

/**
 * What a webhook is told about one window of an alert, unless the webhook has a template of its own. Later
 * versions may have more properties: ignore those that you do not know.
 */
export interface AlertNotification {
  /**
   * What it is about, in a line for a person. The name of the alert, or a few words about its tile without one.
   *
   * 1 to 2048 characters.
   * @example 'Server errors at checkout'
   */
  title: string;
  /**
   * The text for a person. The message of the alert, or a sentence about value and threshold without one.
   *
   * At most 16384 characters.
   * @example 'More than 100 failed requests in an hour.'
   */
  body: string;
  /**
   * Where a person sees the tile in this window, or the address of the dashboard in the API.
   *
   * A URI, at most 8192 characters.
   * @example 'https://dashboards.example.org/6740a3f2c51e9b0012d4e8a1?from=1768208400000&to=1768212000000'
   */
  link: string;
  /**
   * What the window did:
   * - `ALERT`: the threshold is violated, for the first time or again
   * - `OK`: the threshold holds again, or the alert is on something else now; sent once, and only after an `ALERT`
   */
  state: 'ALERT' | 'OK';
  /**
   * The alert that is told about.
   *
   * 24 lower-case hexadecimal characters.
   * @example '6740a3f2c51e9b0012d4e8b7'
   */
  alertId: string;
  /**
   * The dashboard that has the tile.
   *
   * 24 lower-case hexadecimal characters.
   * @example '6740a3f2c51e9b0012d4e8a1'
   */
  dashboardId: string;
  /**
   * The tile that is watched.
   *
   * 24 lower-case hexadecimal characters.
   * @example '6740a3f2c51e9b0012d4e8a2'
   */
  tileId: string;
  /**
   * The values of the group that was judged, in the order of the tile's `groupBy`. Each group of an alert is
   * notified apart. Empty when the tile is not grouped.
   *
   * At most 10 items.
   */
  group: string[];
  /**
   * What the window counted, in the unit of the tile. 0 when there were no events, for a ratio whose divisor is 0
   * or missing, and when the alert no longer watches the tile or group.
   * @example 134
   */
  value: number;
  /**
   * What the value is compared with. For `between` and `not_between` it is the lower end of the range.
   * @example 100
   */
  threshold: number;
  /** How the value is compared with the threshold. */
  thresholdType: AlertThresholdType;
  /**
   * The upper end of the range. Present when `thresholdType` is `between` or `not_between`.
   * @example 500
   */
  thresholdMax?: number;
  /**
   * When the window starts, in milliseconds since 1970 in UTC. The instant is part of the window.
   *
   * At least 0.
   * @example 1768208400000
   */
  startTime: number;
  /**
   * When the window ends, in milliseconds since 1970 in UTC. The instant is not part of the window.
   *
   * At least 0.
   * @example 1768212000000
   */
  endTime: number;
  /**
   * The same in every notification that one webhook gets of one group of an alert, from `ALERT` to `OK`, so that a
   * receiver closes what it opened.
   *
   * 1 to 255 characters.
   * @example '3f8a0c51d2e94b7786a1f05c9be3d472'
   */
  eventId: string;
}

/** The validator of {@link AlertNotification}. */
export const AlertNotification: Schema<AlertNotification> = /* @__PURE__ */ schema<AlertNotification>(
  () => ({
    type: 'object',
    optional: ['thresholdMax'],
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 2048 },
      body: { type: 'string', maxLength: 16384 },
      link: { type: 'string', format: uri, maxLength: 8192 },
      state: { type: 'string', enum: ['ALERT', 'OK'] },
      alertId: { type: 'string', pattern: pattern },
      dashboardId: { type: 'string', pattern: pattern },
      tileId: { type: 'string', pattern: pattern },
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
    if (!(typeof item === 'string')) return false;
  }
  return true;
}

/** Whether a value is {@link AlertNotification}. */
export function isAlertNotification(value: unknown): value is AlertNotification {
  if (!isObject(value)) return false;
  const {
    title,
    body,
    link,
    state,
    alertId,
    dashboardId,
    tileId,
    group,
    value: property8,
    threshold,
    thresholdType,
    thresholdMax,
    startTime,
    endTime,
    eventId,
  } = value;
  return (
    typeof title === 'string' &&
    title !== '' &&
    (title.length <= 2048 || codePoints(title) <= 2048) &&
    typeof body === 'string' &&
    (body.length <= 16384 || codePoints(body) <= 16384) &&
    typeof link === 'string' &&
    (link.length <= 8192 || codePoints(link) <= 8192) &&
    isUri(link) &&
    (state === 'ALERT' || state === 'OK') &&
    typeof alertId === 'string' &&
    shape.test(alertId) &&
    typeof dashboardId === 'string' &&
    shape.test(dashboardId) &&
    typeof tileId === 'string' &&
    shape.test(tileId) &&
    alertNotificationGroup(group) &&
    typeof property8 === 'number' &&
    Number.isFinite(property8) &&
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
    typeof eventId === 'string' &&
    eventId !== '' &&
    (eventId.length <= 255 || codePoints(eventId) <= 255)
  );
}
