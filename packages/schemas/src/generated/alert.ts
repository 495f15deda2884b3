// Generated from specs/shared/schemas/Alert.yaml by `npm run generate`. Do not edit.

import { anyOf } from '../runtime/keywords/any-of.ts';
import { codePoints, isObject } from '../runtime/value.ts';
import { dateTime } from '../runtime/formats/date-time.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { repeated } from '../runtime/guards.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { AlertChannel, isAlertChannel } from './both-ways/alert-channel.ts';
import { AlertExecutionError, isAlertExecutionError } from './alert-execution-error.ts';
import { AlertInterval, isAlertInterval } from './alert-interval.ts';
import { AlertSilence, isAlertSilence } from './alert-silence.ts';
import { AlertState, isAlertState } from './alert-state.ts';
import { AlertThresholdType, isAlertThresholdType } from './alert-threshold-type.ts';

const pattern = /^[0-9a-f]{24}$/u;
const shape = /* @__PURE__ */ repeated('[0-9a-f]', 24);

/** A rule that watches a tile and notifies webhooks, as it is stored, together with its state. */
export interface Alert {
  /**
   * Assigned by the service. Ids grow with the time of creation.
   *
   * 24 lower-case hexadecimal characters.
   * @example '6740a3f2c51e9b0012d4e8b7'
   */
  id: string;
  /**
   * The team that owns the alert. Only the open source deployment has teams.
   * @example '6740a3f2c51e9b0012d4e801'
   */
  teamId?: string;
  /** What is watched, a `tile` of a dashboard or a `saved_search`. Saved searches do not exist yet. */
  source: 'tile' | 'saved_search';
  /**
   * The dashboard that has the tile. Present when `source` is `tile`.
   *
   * 24 lower-case hexadecimal characters.
   * @example '6740a3f2c51e9b0012d4e8a1'
   */
  dashboardId?: string;
  /**
   * The tile that is watched. Present when `source` is `tile`.
   *
   * 24 lower-case hexadecimal characters.
   * @example '6740a3f2c51e9b0012d4e8a2'
   */
  tileId?: string;
  /** The length of the window that is evaluated, and how often it is. */
  interval: AlertInterval;
  /**
   * What the value of a window is compared with, in the unit of the tile.
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
  /** Where a notification goes. Always the first of `channels`. */
  channel: AlertChannel;
  /**
   * All places where a notification goes.
   *
   * 1 to 10 items.
   */
  channels: AlertChannel[];
  /**
   * The title of a notification. Null when the alert has none.
   *
   * At most 512 characters.
   * @example 'Server errors at checkout'
   */
  name: string | null;
  /**
   * The text of a notification. Null when the alert has none.
   *
   * At most 4096 characters.
   * @example 'More than 100 failed requests in an hour.'
   */
  message: string | null;
  /**
   * What a person should know who looks at the alert; it is not sent. Null when there is none.
   *
   * At most 4096 characters.
   * @example 'Call the payment provider first.'
   */
  note: string | null;
  /**
   * How many windows in a row must violate the threshold before the alert fires. Null means one.
   *
   * At least 1.
   * @example 3
   */
  numConsecutiveWindows: number | null;
  /**
   * How many minutes the windows are shifted from the aligned start. Null means none.
   *
   * 0 to 1439.
   * @example 5
   */
  scheduleOffsetMinutes: number | null;
  /**
   * The instant at which the first window starts, and by which all are aligned. Null aligns to UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T06:00:00.000Z'
   */
  scheduleStartAt: string | null;
  /** What the last evaluation found. A new alert is `OK`. */
  state: AlertState;
  /** By whom and until when notifications are held back. Null when they are not. */
  silenced: AlertSilence | null;
  /** What went wrong in the last evaluation. Empty when nothing did. */
  executionErrors: AlertExecutionError[];
  /**
   * When the alert was created, in UTC, to the millisecond.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:30:00.000Z'
   */
  createdAt: string;
  /**
   * When the alert was last written by a caller, in UTC, to the millisecond.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:30:00.000Z'
   */
  updatedAt: string;
}

/** The validator of {@link Alert}. */
export const Alert: Schema<Alert> = /* @__PURE__ */ schema<Alert>(
  () => ({
    type: 'object',
    optional: ['teamId', 'dashboardId', 'tileId', 'thresholdMax'],
    properties: {
      id: { type: 'string', pattern: pattern },
      teamId: { type: 'string' },
      source: { type: 'string', enum: ['tile', 'saved_search'] },
      dashboardId: { type: 'string', pattern: pattern },
      tileId: { type: 'string', pattern: pattern },
      interval: AlertInterval.rule,
      threshold: { type: 'number' },
      thresholdType: AlertThresholdType.rule,
      thresholdMax: { type: 'number' },
      channel: AlertChannel.rule,
      channels: { type: 'array', minItems: 1, maxItems: 10, items: AlertChannel.rule },
      name: { type: ['string', 'null'], maxLength: 512 },
      message: { type: ['string', 'null'], maxLength: 4096 },
      note: { type: ['string', 'null'], maxLength: 4096 },
      numConsecutiveWindows: { type: ['integer', 'null'], minimum: 1 },
      scheduleOffsetMinutes: { type: ['integer', 'null'], minimum: 0, maximum: 1439 },
      scheduleStartAt: { type: ['string', 'null'], format: dateTime },
      state: AlertState.rule,
      silenced: { anyOf: [AlertSilence.rule, { type: 'null' }], also: [anyOf] },
      executionErrors: { type: 'array', items: AlertExecutionError.rule },
      createdAt: { type: 'string', format: dateTime },
      updatedAt: { type: 'string', format: dateTime },
    },
  }),
  'response',
  isAlert,
);

function alertChannels(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length >= 1 && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isAlertChannel(item)) return false;
  }
  return true;
}

function alertExecutionErrors(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isAlertExecutionError(item)) return false;
  }
  return true;
}

/** Whether a value is {@link Alert}. */
export function isAlert(value: unknown): value is Alert {
  if (!isObject(value)) return false;
  const {
    id,
    teamId,
    source,
    dashboardId,
    tileId,
    interval,
    threshold,
    thresholdType,
    thresholdMax,
    channel,
    channels,
    name,
    message,
    note,
    numConsecutiveWindows,
    scheduleOffsetMinutes,
    scheduleStartAt,
    state,
    silenced,
    executionErrors,
    createdAt,
    updatedAt,
  } = value;
  return (
    typeof id === 'string' &&
    shape.test(id) &&
    (teamId === undefined || typeof teamId === 'string') &&
    (source === 'tile' || source === 'saved_search') &&
    (dashboardId === undefined || (typeof dashboardId === 'string' && shape.test(dashboardId))) &&
    (tileId === undefined || (typeof tileId === 'string' && shape.test(tileId))) &&
    isAlertInterval(interval) &&
    typeof threshold === 'number' &&
    Number.isFinite(threshold) &&
    isAlertThresholdType(thresholdType) &&
    (thresholdMax === undefined || (typeof thresholdMax === 'number' && Number.isFinite(thresholdMax))) &&
    isAlertChannel(channel) &&
    alertChannels(channels) &&
    ((typeof name === 'string' && (name.length <= 512 || codePoints(name) <= 512)) || name === null) &&
    ((typeof message === 'string' && (message.length <= 4096 || codePoints(message) <= 4096)) || message === null) &&
    ((typeof note === 'string' && (note.length <= 4096 || codePoints(note) <= 4096)) || note === null) &&
    ((typeof numConsecutiveWindows === 'number' &&
      Number.isInteger(numConsecutiveWindows) &&
      numConsecutiveWindows >= 1) ||
      numConsecutiveWindows === null) &&
    ((typeof scheduleOffsetMinutes === 'number' &&
      (scheduleOffsetMinutes | 0) === scheduleOffsetMinutes &&
      scheduleOffsetMinutes >= 0 &&
      scheduleOffsetMinutes <= 1439) ||
      scheduleOffsetMinutes === null) &&
    ((typeof scheduleStartAt === 'string' && isDateTime(scheduleStartAt)) || scheduleStartAt === null) &&
    isAlertState(state) &&
    (isAlertSilence(silenced) || silenced === null) &&
    alertExecutionErrors(executionErrors) &&
    typeof createdAt === 'string' &&
    isDateTime(createdAt) &&
    typeof updatedAt === 'string' &&
    isDateTime(updatedAt)
  );
}
