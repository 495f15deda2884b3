// Generated from specs/shared/schemas/AlertInput.yaml by `npm run generate`. Do not edit.

import { allOf } from '../runtime/keywords/all-of.ts';
import { anyOf } from '../runtime/keywords/any-of.ts';
import { condition } from '../runtime/keywords/condition.ts';
import { dateTime } from '../runtime/formats/date-time.ts';
import { findDuplicate, isObject } from '../runtime/value.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { uniqueItems } from '../runtime/keywords/unique-items.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { AlertChannel, isAlertChannel, type AlertChannelInput } from './bidirectional/alert-channel.ts';
import {
  AlertChartConfig,
  isAlertChartConfig,
  type AlertChartConfigInput,
} from './bidirectional/alert-chart-config.ts';
import { AlertInterval, isAlertInterval } from './alert-interval.ts';
import { AlertNoData, isAlertNoData } from './alert-no-data.ts';
import { AlertThresholdType, isAlertThresholdType } from './alert-threshold-type.ts';
import { pattern, pattern2, shape, shape2 } from './patterns.ts';

/**
 * The body of a create or update request. An update replaces all writable fields: an omitted field gets its
 * default. An alert that you read can be sent back unchanged. The exceptions are enabled alerts whose tile, saved
 * search or chart can no longer be queried, and enabled alerts with an e-mail channel if the service no longer
 * sends e-mails.
 */
export interface AlertInput {
  /**
   * The subject of the alert:
   * - `tile`: a tile of a dashboard; requires `dashboardId` and `tileId`
   * - `saved_search`: the number of events that a saved search matches; requires `savedSearchId`
   * - `inline`: a chart without a dashboard; requires `chartConfig`
   */
  source: 'tile' | 'saved_search' | 'inline';
  /**
   * Id of the dashboard that contains the tile. Required if `source` is `tile`. The dashboard must exist.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8a1'
   */
  dashboardId?: string | undefined;
  /**
   * Id of the tile to watch. Required if `source` is `tile`. The tile must be on the dashboard. Its `series` must
   * have the type `time` or `number`, or its `config` the display type `line`, `stacked_bar` or `number`. A `line`
   * or `stacked_bar` config with SQL must use the interval, for example with `$__timeInterval(Timestamp)`.
   *
   * 1 to 36 letters, digits, underscores and dashes.
   * @example '6740a3f2c51e9b0012d4e8a2'
   */
  tileId?: string | undefined;
  /**
   * Id of the saved search to watch. Required if `source` is `saved_search`. It must exist, and its source must be
   * a log, trace or session source. If the saved search is deleted, the alert is deleted as well.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8f1'
   */
  savedSearchId?: string | undefined;
  /**
   * SQL expressions to group the events of the saved search by, separated by commas. Only if `source` is
   * `saved_search`. If absent or empty, there is one group.
   *
   * At most 10000 characters.
   * @example 'ServiceName'
   */
  groupBy?: string | undefined;
  /**
   * The chart to evaluate, as in the `config` of a tile. Required if `source` is `inline`. Notifications and
   * errors refer to it by its `name`.
   */
  chartConfig?: AlertChartConfigInput | undefined;
  /** Length of the evaluation window, which is also the time between evaluations. */
  interval: AlertInterval;
  /**
   * The value to compare with, in the unit of the watched value. Must be finite.
   * @example 100
   */
  threshold: number;
  /** The comparison of the value with the threshold. */
  thresholdType: AlertThresholdType;
  /**
   * Upper bound of the range, at least `threshold`. Required if `thresholdType` is `between` or `not_between`;
   * otherwise it is ignored.
   * @example 500
   */
  thresholdMax?: number | undefined;
  /**
   * The channel that notifications are sent to. Required unless `channels` is set. If both are set, `channel` must
   * have the webhook or the recipients of the first of `channels`. The other properties of `channel` are then
   * ignored.
   */
  channel?: AlertChannelInput | undefined;
  /**
   * One or more channels that notifications are sent to. Duplicates return 400.
   *
   * 1 to 10 items, without duplicates.
   */
  channels?: readonly AlertChannelInput[] | undefined;
  /**
   * Title of notifications. If null or omitted, `displayName` is the title. If both are null or omitted, the title
   * is generated from the name of the tile, saved search or chart.
   *
   * 1 to 512 characters.
   * @default null
   * @example 'Server errors at checkout'
   */
  name?: string | null | undefined;
  /**
   * Text of notifications. If null or omitted, the text is generated from the value and the threshold. A
   * notification that the alert cannot be evaluated, or can be evaluated again, always has a generated text.
   *
   * 1 to 4096 characters.
   * @default null
   * @example 'At least 100 failed requests in an hour.'
   */
  message?: string | null | undefined;
  /**
   * A note for responders. E-mails include it, and templates can use it as `note`. Null removes the note.
   *
   * 1 to 4096 characters.
   * @default null
   * @example 'Call the payment provider first.'
   */
  note?: string | null | undefined;
  /**
   * Title of notifications if `name` is null. If both are null or omitted, the title is generated from the name of
   * the tile, saved search or chart.
   *
   * 1 to 512 characters.
   * @default null
   * @example 'Server errors at checkout'
   */
  displayName?: string | null | undefined;
  /**
   * Labels of the alert. Duplicates are removed. If omitted, the alert has no labels.
   *
   * At most 50 items.
   * @default []
   */
  tags?: readonly string[] | undefined;
  /**
   * Whether the alert is evaluated. If false, `state` is `DISABLED` and an open incident stays open. If the alert
   * is enabled again, evaluation continues with the current window.
   * @default true
   * @example true
   */
  enabled?: boolean | undefined;
  /**
   * Minimum time between two notifications of a group while it fires. It delays neither the first `ALERT` nor the
   * `OK`. If null or omitted, a notification is sent after each window.
   * @default null
   * @example '1h'
   */
  notifyEvery?: AlertInterval | null | undefined;
  /**
   * The effect of a window without data. It also applies to a group that had data earlier and is missing in the
   * window. A group that has been missing for more than a day and more than three windows becomes `OK` and is
   * dropped.
   * @default 'zero'
   */
  noData?: AlertNoData | undefined;
  /**
   * Number of consecutive windows that must violate the threshold before the alert fires. Null means 1.
   *
   * 1 to 2147483647.
   * @default null
   * @example 3
   */
  numConsecutiveWindows?: number | null | undefined;
  /**
   * Number of minutes by which windows are shifted from their aligned start. Must be less than the interval. Null
   * means 0. With `scheduleStartAt`, only null and 0 are accepted.
   *
   * 0 to 1439.
   * @default null
   * @example 5
   */
  scheduleOffsetMinutes?: number | null | undefined;
  /**
   * All windows are aligned to this time, and none starts before it. At most 366 days in the future. Null aligns
   * windows to UTC.
   *
   * An RFC 3339 date and time.
   * @default null
   * @example '2026-01-12T06:00:00.000Z'
   */
  scheduleStartAt?: string | null | undefined;
}

/** Validates {@link AlertInput}. */
export const AlertInput: Schema<AlertInput> = /* @__PURE__ */ schema<AlertInput>(
  () => ({
    type: 'object',
    required: ['source', 'interval', 'threshold', 'thresholdType'],
    properties: {
      id: true,
      teamId: true,
      source: { type: 'string', enum: ['tile', 'saved_search', 'inline'] },
      dashboardId: {
        type: 'string',
        pattern: pattern,
        expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        tolerated: 'null',
      },
      tileId: {
        type: 'string',
        pattern: pattern2,
        expected: '1 to 36 letters, digits, underscores and dashes',
        tolerated: 'null',
      },
      savedSearchId: {
        type: 'string',
        pattern: pattern,
        expected: 'an id of 24 hexadecimal characters (0-9, a-f)',
        tolerated: 'null',
      },
      groupBy: { type: 'string', maxLength: 10000, tolerated: 'null' },
      chartConfig: { ...AlertChartConfig.rule, tolerated: 'null' },
      interval: AlertInterval.rule,
      threshold: { type: 'number' },
      thresholdType: AlertThresholdType.rule,
      thresholdMax: { type: 'number', tolerated: 'null' },
      channel: AlertChannel.rule,
      channels: {
        type: 'array',
        minItems: 1,
        maxItems: 10,
        uniqueItems: true,
        items: AlertChannel.rule,
        keywords: [uniqueItems],
      },
      name: { type: ['string', 'null'], minLength: 1, maxLength: 512, default: null },
      message: { type: ['string', 'null'], minLength: 1, maxLength: 4096, default: null },
      note: { type: ['string', 'null'], minLength: 1, maxLength: 4096, default: null },
      displayName: { type: ['string', 'null'], minLength: 1, maxLength: 512, default: null },
      tags: { type: 'array', maxItems: 50, items: { type: 'string', minLength: 1, maxLength: 32 }, default: [] },
      enabled: { type: 'boolean', default: true },
      notifyEvery: { anyOf: [AlertInterval.rule, { type: 'null' }], default: null, keywords: [anyOf] },
      noData: { ...AlertNoData.rule, default: 'zero' },
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
        keywords: [condition],
      },
      {
        if: { properties: { source: { enum: ['saved_search', 'inline'] } }, required: ['source'] },
        then: { properties: { dashboardId: false, tileId: false } },
        keywords: [condition],
      },
      {
        if: { properties: { source: { const: 'saved_search' } }, required: ['source'] },
        then: { properties: { savedSearchId: true }, required: ['savedSearchId'] },
        keywords: [condition],
      },
      {
        if: { properties: { source: { enum: ['tile', 'inline'] } }, required: ['source'] },
        then: { properties: { savedSearchId: false, groupBy: false } },
        keywords: [condition],
      },
      {
        if: { properties: { source: { const: 'inline' } }, required: ['source'] },
        then: { properties: { chartConfig: true }, required: ['chartConfig'] },
        keywords: [condition],
      },
      {
        if: { properties: { source: { enum: ['tile', 'saved_search'] } }, required: ['source'] },
        then: { properties: { chartConfig: false } },
        keywords: [condition],
      },
      {
        if: { properties: { thresholdType: { enum: ['between', 'not_between'] } }, required: ['thresholdType'] },
        then: { properties: { thresholdMax: true }, required: ['thresholdMax'] },
        keywords: [condition],
      },
      {
        if: { properties: { scheduleStartAt: { type: 'string' } }, required: ['scheduleStartAt'] },
        then: { properties: { scheduleOffsetMinutes: { enum: [null, 0] } } },
        keywords: [condition],
      },
    ],
    anyOf: [{ required: ['channel'] }, { required: ['channels'] }],
    keywords: [anyOf, allOf],
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
  return findDuplicate(value) === undefined;
}

function alertInputTags(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 50)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(item !== '' && hasMaxLength(item, 32))) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link AlertInput}. */
export function isAlertInput(value: unknown): value is AlertInput {
  if (!isObject(value)) return false;
  let source: unknown;
  let dashboardId: unknown;
  let tileId: unknown;
  let savedSearchId: unknown;
  let groupBy: unknown;
  let chartConfig: unknown;
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
      case 'teamId':
      case 'state':
      case 'silenced':
      case 'executionErrors':
      case 'createdAt':
      case 'updatedAt':
        break;
      case 'source':
        if (!(entry === 'tile' || entry === 'saved_search' || entry === 'inline')) return false;
        source = entry;
        missing--;
        break;
      case 'dashboardId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        dashboardId = entry;
        break;
      case 'tileId':
        if (!(typeof entry === 'string' && entry.length <= 36 && shape2.test(entry))) return false;
        tileId = entry;
        break;
      case 'savedSearchId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        savedSearchId = entry;
        break;
      case 'groupBy':
        if (!hasMaxLength(entry, 10000)) return false;
        groupBy = entry;
        break;
      case 'chartConfig':
        if (!isAlertChartConfig(entry, true)) return false;
        chartConfig = entry;
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
      case 'displayName':
        if (!((entry !== '' && hasMaxLength(entry, 512)) || entry === null)) return false;
        break;
      case 'message':
      case 'note':
        if (!((entry !== '' && hasMaxLength(entry, 4096)) || entry === null)) return false;
        break;
      case 'tags':
        if (!alertInputTags(entry)) return false;
        break;
      case 'enabled':
        if (typeof entry !== 'boolean') return false;
        break;
      case 'notifyEvery':
        if (!(isAlertInterval(entry) || entry === null)) return false;
        break;
      case 'noData':
        if (!isAlertNoData(entry)) return false;
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
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return (
    missing === 0 &&
    (channel !== undefined || channels !== undefined) &&
    (source === 'tile' ? dashboardId !== undefined && tileId !== undefined : true) &&
    (source === 'saved_search' || source === 'inline' ? dashboardId === undefined && tileId === undefined : true) &&
    (source === 'saved_search' ? savedSearchId !== undefined : true) &&
    (source === 'tile' || source === 'inline' ? savedSearchId === undefined && groupBy === undefined : true) &&
    (source === 'inline' ? chartConfig !== undefined : true) &&
    (source === 'tile' || source === 'saved_search' ? chartConfig === undefined : true) &&
    (thresholdType === 'between' || thresholdType === 'not_between' ? thresholdMax !== undefined : true) &&
    (typeof scheduleStartAt === 'string'
      ? scheduleOffsetMinutes === undefined || scheduleOffsetMinutes === null || scheduleOffsetMinutes === 0
      : true)
  );
}
