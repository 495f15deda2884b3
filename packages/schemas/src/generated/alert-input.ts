// Generated from specs/shared/schemas/AlertInput.yaml by `npm run generate`. Do not edit.

import { allOf } from '../runtime/keywords/all-of.ts';
import { anyOf } from '../runtime/keywords/any-of.ts';
import { codePoints, isObject, repeatedItem } from '../runtime/value.ts';
import { condition } from '../runtime/keywords/condition.ts';
import { dateTime } from '../runtime/formats/date-time.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { repeated } from '../runtime/guards.ts';
import { uniqueItems } from '../runtime/keywords/unique-items.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { AlertChannel, isAlertChannel } from './both-ways/alert-channel.ts';
import { AlertInterval, isAlertInterval } from './alert-interval.ts';
import { AlertThresholdType, isAlertThresholdType } from './alert-threshold-type.ts';

const pattern = /^[0-9a-f]{24}$/u;
const shape = /* @__PURE__ */ repeated('[0-9a-f]', 24);

/**
 * What a caller writes of an alert; create and update take the same. An update replaces everything that a caller
 * can write, so that an absent nullable field becomes null, and never touches the state of the alert. An alert
 * that was read can be written back unchanged.
 */
export interface AlertInput {
  /**
   * What is watched. `tile` needs `dashboardId` and `tileId`. `saved_search` is refused with 400 until saved
   * searches exist.
   */
  source: 'tile' | 'saved_search';
  /**
   * The dashboard that has the tile. Required when `source` is `tile`; it must exist.
   *
   * 24 lower-case hexadecimal characters.
   * @example '6740a3f2c51e9b0012d4e8a1'
   */
  dashboardId?: string | undefined;
  /**
   * The tile that is watched. Required when `source` is `tile`; it must be on the dashboard, and its series must
   * be of type `time` or `number`.
   *
   * 24 lower-case hexadecimal characters.
   * @example '6740a3f2c51e9b0012d4e8a2'
   */
  tileId?: string | undefined;
  /** The length of the window that is evaluated, and how often it is. */
  interval: AlertInterval;
  /**
   * What the value of a window is compared with, in the unit of the tile. Any finite number.
   * @example 100
   */
  threshold: number;
  /** How the value is compared with the threshold. */
  thresholdType: AlertThresholdType;
  /**
   * The upper end of the range, not less than `threshold`. Required when `thresholdType` is `between` or
   * `not_between`, refused with any other.
   * @example 500
   */
  thresholdMax?: number | undefined;
  /**
   * Where a notification goes. `channels` may stand instead; when both are given, this one equals the first of
   * them.
   */
  channel?: AlertChannel | undefined;
  /** Several places where a notification goes, 1 to 10, without duplicates. */
  channels?: readonly AlertChannel[] | undefined;
  /**
   * The title of a notification, 1 to 512 characters. Null or absent means that it is made from the tile's name.
   * @default null
   * @example 'Server errors at checkout'
   */
  name?: string | null | undefined;
  /**
   * The text of a notification, 1 to 4096 characters. Null or absent means that it is made from value and
   * threshold.
   * @default null
   * @example 'More than 100 failed requests in an hour.'
   */
  message?: string | null | undefined;
  /**
   * What a person should know who looks at the alert, 1 to 4096 characters; it is not sent. Null removes it.
   * @default null
   * @example 'Call the payment provider first.'
   */
  note?: string | null | undefined;
  /**
   * How many windows in a row must violate the threshold before the alert fires. Null means one.
   *
   * 1 to 2147483647.
   * @default null
   * @example 3
   */
  numConsecutiveWindows?: number | null | undefined;
  /**
   * How many minutes the windows are shifted from the aligned start; less than the interval. Null means none. With
   * `scheduleStartAt` only null and 0 are accepted.
   *
   * 0 to 1439.
   * @default null
   * @example 5
   */
  scheduleOffsetMinutes?: number | null | undefined;
  /**
   * The instant at which the first window starts, and by which all are aligned; at most a year ahead. Null aligns
   * the windows to UTC.
   *
   * An RFC 3339 date and time.
   * @default null
   * @example '2026-01-12T06:00:00.000Z'
   */
  scheduleStartAt?: string | null | undefined;
}

/** The validator of {@link AlertInput}. */
export const AlertInput: Schema<AlertInput> = /* @__PURE__ */ schema<AlertInput>(
  () => ({
    type: 'object',
    required: ['source', 'interval', 'threshold', 'thresholdType'],
    properties: {
      id: true,
      teamId: true,
      source: { type: 'string', enum: ['tile', 'saved_search'] },
      dashboardId: { type: 'string', pattern: pattern },
      tileId: { type: 'string', pattern: pattern },
      interval: AlertInterval.rule,
      threshold: { type: 'number' },
      thresholdType: AlertThresholdType.rule,
      thresholdMax: { type: 'number' },
      channel: AlertChannel.rule,
      channels: {
        type: 'array',
        minItems: 1,
        maxItems: 10,
        uniqueItems: true,
        items: AlertChannel.rule,
        also: [uniqueItems],
      },
      name: { type: ['string', 'null'], minLength: 1, maxLength: 512, default: null },
      message: { type: ['string', 'null'], minLength: 1, maxLength: 4096, default: null },
      note: { type: ['string', 'null'], minLength: 1, maxLength: 4096, default: null },
      numConsecutiveWindows: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647, default: null },
      scheduleOffsetMinutes: { type: ['integer', 'null'], minimum: 0, maximum: 1439, default: null },
      scheduleStartAt: { type: ['string', 'null'], format: dateTime, default: null },
      state: true,
      silenced: true,
      executionErrors: true,
      createdAt: true,
      updatedAt: true,
    },
    allOf: [
      {
        if: { properties: { source: { const: 'tile' } }, required: ['source'] },
        then: { properties: { dashboardId: true, tileId: true }, required: ['dashboardId', 'tileId'] },
        also: [condition],
      },
      {
        if: { properties: { thresholdType: { enum: ['between', 'not_between'] } }, required: ['thresholdType'] },
        then: { properties: { thresholdMax: true }, required: ['thresholdMax'] },
        else: { properties: { thresholdMax: false } },
        also: [condition],
      },
      {
        if: { properties: { scheduleStartAt: { type: 'string' } }, required: ['scheduleStartAt'] },
        then: { properties: { scheduleOffsetMinutes: { enum: [null, 0] } } },
        also: [condition],
      },
    ],
    anyOf: [{ required: ['channel'] }, { required: ['channels'] }],
    also: [anyOf, allOf],
  }),
  'request',
  isAlertInput,
);

function alertInputChannels(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length >= 1 && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isAlertChannel(item, true)) return false;
  }
  return repeatedItem(value) === undefined;
}

/** Whether a value is {@link AlertInput}. */
export function isAlertInput(value: unknown): value is AlertInput {
  if (!isObject(value)) return false;
  let source: unknown;
  let dashboardId: unknown;
  let tileId: unknown;
  let thresholdType: unknown;
  let thresholdMax: unknown;
  let channel: unknown;
  let channels: unknown;
  let scheduleOffsetMinutes: unknown;
  let scheduleStartAt: unknown;
  let missing = 4;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'id':
        break;
      case 'teamId':
        break;
      case 'source':
        if (!(entry === 'tile' || entry === 'saved_search')) return false;
        source = entry;
        missing--;
        break;
      case 'dashboardId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        dashboardId = entry;
        break;
      case 'tileId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        tileId = entry;
        break;
      case 'interval':
        if (!isAlertInterval(entry)) return false;
        missing--;
        break;
      case 'threshold':
        if (!(typeof entry === 'number' && Number.isFinite(entry))) return false;
        missing--;
        break;
      case 'thresholdType':
        if (!isAlertThresholdType(entry)) return false;
        thresholdType = entry;
        missing--;
        break;
      case 'thresholdMax':
        if (!(typeof entry === 'number' && Number.isFinite(entry))) return false;
        thresholdMax = entry;
        break;
      case 'channel':
        if (!isAlertChannel(entry, true)) return false;
        channel = entry;
        break;
      case 'channels':
        if (!alertInputChannels(entry)) return false;
        channels = entry;
        break;
      case 'name':
        if (
          !(
            (typeof entry === 'string' && entry !== '' && (entry.length <= 512 || codePoints(entry) <= 512)) ||
            entry === null
          )
        )
          return false;
        break;
      case 'message':
        if (
          !(
            (typeof entry === 'string' && entry !== '' && (entry.length <= 4096 || codePoints(entry) <= 4096)) ||
            entry === null
          )
        )
          return false;
        break;
      case 'note':
        if (
          !(
            (typeof entry === 'string' && entry !== '' && (entry.length <= 4096 || codePoints(entry) <= 4096)) ||
            entry === null
          )
        )
          return false;
        break;
      case 'numConsecutiveWindows':
        if (
          !((typeof entry === 'number' && (entry | 0) === entry && entry >= 1 && entry <= 2147483647) || entry === null)
        )
          return false;
        break;
      case 'scheduleOffsetMinutes':
        if (!((typeof entry === 'number' && (entry | 0) === entry && entry >= 0 && entry <= 1439) || entry === null))
          return false;
        scheduleOffsetMinutes = entry;
        break;
      case 'scheduleStartAt':
        if (!((typeof entry === 'string' && isDateTime(entry)) || entry === null)) return false;
        scheduleStartAt = entry;
        break;
      case 'state':
        break;
      case 'silenced':
        break;
      case 'executionErrors':
        break;
      case 'createdAt':
        break;
      case 'updatedAt':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return (
    missing === 0 &&
    (channel !== undefined || channels !== undefined) &&
    (source === 'tile' ? dashboardId !== undefined && tileId !== undefined : true) &&
    (thresholdType === 'between' || thresholdType === 'not_between'
      ? thresholdMax !== undefined
      : thresholdMax === undefined) &&
    (typeof scheduleStartAt === 'string'
      ? scheduleOffsetMinutes === undefined || scheduleOffsetMinutes === null || scheduleOffsetMinutes === 0
      : true)
  );
}
