// Generated from specs/shared/schemas/AlertDelivery.yaml by `npm run generate`. Do not edit.

import { dateTime } from '../runtime/formats/date-time.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { AlertChannel, isAlertChannel } from './bidirectional/alert-channel.ts';
import { AlertDeliveryStatus, isAlertDeliveryStatus } from './alert-delivery-status.ts';
import { pattern, shape } from './patterns.ts';

/** A notification of an alert to one channel, and the progress of its delivery. */
export interface AlertDelivery {
  /**
   * Assigned by the service. The notifications of an alert to one channel are sent in the order of their ids,
   * except failed ones that a client retries.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8e5'
   */
  id: string;
  /**
   * Id of the alert.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8b7'
   */
  alertId: string;
  /** The channel of the notification. */
  channel: AlertChannel;
  /** Status of the delivery. */
  status: AlertDeliveryStatus;
  /**
   * State that the notification reports:
   * - `ALERT`: the value violates the threshold
   * - `OK`: the value no longer violates the threshold, the alert no longer watches this group, or the alert can
   *   be evaluated again
   * - `INSUFFICIENT_DATA`: the alert cannot be evaluated
   */
  state: 'ALERT' | 'OK' | 'INSUFFICIENT_DATA';
  /**
   * Values of the group, in the order of `groupBy` or of the group columns of an SQL chart. Empty if the alert has
   * no groups, or if the notification reports that the alert cannot be evaluated, or can be evaluated again.
   *
   * At most 10 items.
   */
  group: string[];
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
   * Identifies the notification in all attempts. It is the `Idempotency-Key` header of requests to a webhook, and
   * the first part of the `Message-ID` of an e-mail.
   *
   * 1 to 255 characters.
   * @example '5f1d7a84c2e9034b6a7d58c1f0e2b3946ad1c7f85b20e3d94c6f8a1b7e5d0293'
   */
  idempotencyKey: string;
  /**
   * Number of finished attempts. The first attempts, at most three, are stored together: the number remains 0
   * until one of them succeeds, or the last of them fails.
   *
   * At least 0.
   * @example 4
   */
  attempts: number;
  /**
   * Creation time of the notification, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T10:00:10.000Z'
   */
  createdAt: string;
  /**
   * End of the last attempt, in UTC. Null while `attempts` is 0.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T10:00:43.000Z'
   */
  lastAttemptAt: string | null;
  /**
   * Time of the next attempt, in UTC. Null if the delivery has ended, if the attempt is due immediately, or if the
   * notification waits for an older one of the same channel.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T10:01:43.000Z'
   */
  nextAttemptAt: string | null;
  /**
   * End of the delivery, in UTC. Null while it is `pending`.
   *
   * An RFC 3339 date and time.
   */
  completedAt: string | null;
  /**
   * Reason for the last failure. It remains set if a later attempt succeeds. Null if there was no failure.
   * @example 'hooks.example.org: connection refused'
   */
  error: string | null;
}

/** Validates {@link AlertDelivery}. */
export const AlertDelivery: Schema<AlertDelivery> = /* @__PURE__ */ schema<AlertDelivery>(
  () => ({
    type: 'object',
    optional: [],
    properties: {
      id: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      alertId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      channel: AlertChannel.rule,
      status: AlertDeliveryStatus.rule,
      state: { type: 'string', enum: ['ALERT', 'OK', 'INSUFFICIENT_DATA'] },
      group: { type: 'array', maxItems: 10, items: { type: 'string' } },
      startTime: { type: 'integer', minimum: 0 },
      endTime: { type: 'integer', minimum: 0 },
      idempotencyKey: { type: 'string', minLength: 1, maxLength: 255 },
      attempts: { type: 'integer', minimum: 0 },
      createdAt: { type: 'string', format: dateTime },
      lastAttemptAt: { type: ['string', 'null'], format: dateTime },
      nextAttemptAt: { type: ['string', 'null'], format: dateTime },
      completedAt: { type: ['string', 'null'], format: dateTime },
      error: { type: ['string', 'null'] },
    },
  }),
  'response',
  isAlertDelivery,
);

function alertDeliveryGroup(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (typeof item !== 'string') return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link AlertDelivery}. */
export function isAlertDelivery(value: unknown): value is AlertDelivery {
  if (!isObject(value)) return false;
  const {
    id,
    alertId,
    channel,
    status,
    state,
    group,
    startTime,
    endTime,
    idempotencyKey,
    attempts,
    createdAt,
    lastAttemptAt,
    nextAttemptAt,
    completedAt,
    error,
  } = value;
  return (
    typeof id === 'string' &&
    shape.test(id) &&
    typeof alertId === 'string' &&
    shape.test(alertId) &&
    isAlertChannel(channel) &&
    isAlertDeliveryStatus(status) &&
    (state === 'ALERT' || state === 'OK' || state === 'INSUFFICIENT_DATA') &&
    alertDeliveryGroup(group) &&
    typeof startTime === 'number' &&
    Number.isInteger(startTime) &&
    startTime >= 0 &&
    typeof endTime === 'number' &&
    Number.isInteger(endTime) &&
    endTime >= 0 &&
    idempotencyKey !== '' &&
    hasMaxLength(idempotencyKey, 255) &&
    typeof attempts === 'number' &&
    Number.isInteger(attempts) &&
    attempts >= 0 &&
    typeof createdAt === 'string' &&
    isDateTime(createdAt) &&
    ((typeof lastAttemptAt === 'string' && isDateTime(lastAttemptAt)) || lastAttemptAt === null) &&
    ((typeof nextAttemptAt === 'string' && isDateTime(nextAttemptAt)) || nextAttemptAt === null) &&
    ((typeof completedAt === 'string' && isDateTime(completedAt)) || completedAt === null) &&
    (typeof error === 'string' || error === null)
  );
}
