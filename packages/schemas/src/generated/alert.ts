// Generated from specs/shared/schemas/Alert.yaml by `npm run generate`. Do not edit.

import { anyOf } from '../runtime/keywords/any-of.ts';
import { dateTime } from '../runtime/formats/date-time.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { AlertChannel, isAlertChannel } from './bidirectional/alert-channel.ts';
import { AlertChartConfig, isAlertChartConfig } from './bidirectional/alert-chart-config.ts';
import { AlertExecutionError, isAlertExecutionError } from './alert-execution-error.ts';
import { AlertInterval, isAlertInterval } from './alert-interval.ts';
import { AlertNoData, isAlertNoData } from './alert-no-data.ts';
import { AlertSilence, isAlertSilence } from './alert-silence.ts';
import { AlertState, isAlertState } from './alert-state.ts';
import { AlertThresholdType, isAlertThresholdType } from './alert-threshold-type.ts';
import { pattern, pattern2, shape, shape2 } from './patterns.ts';

/** A rule that watches a tile, a saved search or its own chart and notifies channels, with its current state. */
export interface Alert {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8b7'
   */
  id: string;
  /**
   * Id of the team that owns the alert. Only present in the open source deployment.
   * @example '6740a3f2c51e9b0012d4e801'
   */
  teamId?: string;
  /**
   * The subject of the alert:
   * - `tile`: a tile of a dashboard
   * - `saved_search`: the number of events that a saved search matches
   * - `inline`: the chart in `chartConfig`
   */
  source: 'tile' | 'saved_search' | 'inline';
  /**
   * Id of the dashboard that contains the tile. Present if `source` is `tile`.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8a1'
   */
  dashboardId?: string;
  /**
   * Id of the watched tile. Present if `source` is `tile`.
   *
   * 1 to 36 letters, digits, underscores and dashes.
   * @example '6740a3f2c51e9b0012d4e8a2'
   */
  tileId?: string;
  /**
   * Id of the watched saved search. Present if `source` is `saved_search`.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8f1'
   */
  savedSearchId?: string;
  /**
   * SQL expressions that the events of the saved search are grouped by. Absent or empty if they are not grouped.
   *
   * At most 10000 characters.
   * @example 'ServiceName'
   */
  groupBy?: string;
  /** The chart that the alert evaluates. Present if `source` is `inline`. */
  chartConfig?: AlertChartConfig;
  /** Length of the evaluation window, which is also the time between evaluations. */
  interval: AlertInterval;
  /**
   * The value to compare with, in the unit of the watched value.
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
  /** The first of `channels`. */
  channel?: AlertChannel;
  /**
   * All channels that notifications are sent to.
   *
   * 1 to 10 items.
   */
  channels?: AlertChannel[];
  /**
   * Title of notifications. Null if not set.
   *
   * At most 512 characters.
   * @example 'Server errors at checkout'
   */
  name: string | null;
  /**
   * Text of notifications. A notification that the alert cannot be evaluated, or can be evaluated again, has a
   * generated text instead. Null if not set.
   *
   * At most 4096 characters.
   * @example 'At least 100 failed requests in an hour.'
   */
  message: string | null;
  /**
   * A note for responders. E-mails include it, and templates can use it as `note`. Null if not set.
   *
   * At most 4096 characters.
   * @example 'Call the payment provider first.'
   */
  note: string | null;
  /**
   * Title of notifications if `name` is null. Null if not set.
   *
   * At most 512 characters.
   * @example 'Server errors at checkout'
   */
  displayName?: string | null;
  /**
   * Labels of the alert.
   *
   * At most 50 items.
   */
  tags?: string[];
  /**
   * Whether the alert is evaluated. If false, `state` is `DISABLED`.
   * @example true
   */
  enabled?: boolean;
  /**
   * Minimum time between two notifications of a group while it fires. If null, a notification is sent after each
   * window.
   * @example '1h'
   */
  notifyEvery?: AlertInterval | null;
  /** The effect of a window without data. */
  noData?: AlertNoData;
  /**
   * Number of consecutive windows that must violate the threshold before the alert fires. Null means 1.
   *
   * At least 1.
   * @example 3
   */
  numConsecutiveWindows: number | null;
  /**
   * Number of minutes by which windows are shifted from their aligned start. Null means 0.
   *
   * 0 to 1439.
   * @example 5
   */
  scheduleOffsetMinutes?: number | null;
  /**
   * All windows are aligned to this time, and none starts before it. Null aligns windows to UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T06:00:00.000Z'
   */
  scheduleStartAt?: string | null;
  /**
   * Result of the last evaluation. A new alert is `OK`, unless it is disabled or uses a metric or an attribute
   * that its source has never received.
   */
  state: AlertState;
  /** The silence of the alert. Null if the alert is not silenced. */
  silenced?: AlertSilence | null;
  /**
   * Error of the last evaluation, and errors of notifications that have failed since then or are still retried. At
   * most 20; empty if there are none.
   */
  executionErrors?: AlertExecutionError[];
  /**
   * Creation time of the alert, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:30:00.000Z'
   */
  createdAt?: string;
  /**
   * Time of the last update by a client, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:30:00.000Z'
   */
  updatedAt?: string;
}

/** Validates {@link Alert}. */
export const Alert: Schema<Alert> = /* @__PURE__ */ schema<Alert>(
  () => ({
    type: 'object',
    required: [
      'id',
      'source',
      'interval',
      'threshold',
      'thresholdType',
      'name',
      'message',
      'note',
      'numConsecutiveWindows',
      'state',
    ],
    properties: {
      id: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      teamId: { type: 'string' },
      source: { type: 'string', enum: ['tile', 'saved_search', 'inline'] },
      dashboardId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      tileId: { type: 'string', pattern: pattern2, expected: '1 to 36 letters, digits, underscores and dashes' },
      savedSearchId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      groupBy: { type: 'string', maxLength: 10000 },
      chartConfig: AlertChartConfig.rule,
      interval: AlertInterval.rule,
      threshold: { type: 'number' },
      thresholdType: AlertThresholdType.rule,
      thresholdMax: { type: 'number' },
      channel: AlertChannel.rule,
      channels: { type: 'array', minItems: 1, maxItems: 10, items: AlertChannel.rule },
      name: { type: ['string', 'null'], maxLength: 512 },
      message: { type: ['string', 'null'], maxLength: 4096 },
      note: { type: ['string', 'null'], maxLength: 4096 },
      displayName: { type: ['string', 'null'], maxLength: 512 },
      tags: { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 32 } },
      enabled: { type: 'boolean' },
      notifyEvery: { anyOf: [AlertInterval.rule, { type: 'null' }], keywords: [anyOf] },
      noData: AlertNoData.rule,
      numConsecutiveWindows: { type: ['integer', 'null'], minimum: 1 },
      scheduleOffsetMinutes: { type: ['integer', 'null'], minimum: 0, maximum: 1439 },
      scheduleStartAt: { type: ['string', 'null'], format: dateTime },
      state: AlertState.rule,
      silenced: { anyOf: [AlertSilence.rule, { type: 'null' }], keywords: [anyOf] },
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

function alertTags(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 50)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!hasMaxLength(item, 32)) return false;
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

/** Returns true if the value is a valid {@link Alert}. */
export function isAlert(value: unknown): value is Alert {
  if (!isObject(value)) return false;
  let missing = 10;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'id':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        missing--;
        break;
      case 'teamId':
        if (typeof entry !== 'string') return false;
        break;
      case 'source':
        if (!(entry === 'tile' || entry === 'saved_search' || entry === 'inline')) return false;
        missing--;
        break;
      case 'dashboardId':
      case 'savedSearchId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        break;
      case 'tileId':
        if (!(typeof entry === 'string' && entry.length <= 36 && shape2.test(entry))) return false;
        break;
      case 'groupBy':
        if (!hasMaxLength(entry, 10000)) return false;
        break;
      case 'chartConfig':
        if (!isAlertChartConfig(entry)) return false;
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
        missing--;
        break;
      case 'thresholdMax':
        if (!(typeof entry === 'number' && Number.isFinite(entry))) return false;
        break;
      case 'channel':
        if (!isAlertChannel(entry)) return false;
        break;
      case 'channels':
        if (!alertChannels(entry)) return false;
        break;
      case 'name':
        if (!(hasMaxLength(entry, 512) || entry === null)) return false;
        missing--;
        break;
      case 'message':
      case 'note':
        if (!(hasMaxLength(entry, 4096) || entry === null)) return false;
        missing--;
        break;
      case 'displayName':
        if (!(hasMaxLength(entry, 512) || entry === null)) return false;
        break;
      case 'tags':
        if (!alertTags(entry)) return false;
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
        if (!((typeof entry === 'number' && Number.isInteger(entry) && entry >= 1) || entry === null)) return false;
        missing--;
        break;
      case 'scheduleOffsetMinutes':
        if (!((typeof entry === 'number' && (entry | 0) === entry && entry >= 0 && entry <= 1439) || entry === null))
          return false;
        break;
      case 'scheduleStartAt':
        if (!((typeof entry === 'string' && isDateTime(entry)) || entry === null)) return false;
        break;
      case 'state':
        if (!isAlertState(entry)) return false;
        missing--;
        break;
      case 'silenced':
        if (!(isAlertSilence(entry) || entry === null)) return false;
        break;
      case 'executionErrors':
        if (!alertExecutionErrors(entry)) return false;
        break;
      case 'createdAt':
      case 'updatedAt':
        if (!(typeof entry === 'string' && isDateTime(entry))) return false;
        break;
    }
  }
  return missing === 0;
}
