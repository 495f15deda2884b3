// Generated from specs/shared/schemas/PreviewedNotification.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { AlertChannel, isAlertChannel } from './bidirectional/alert-channel.ts';

/** A notification that an alert would have sent. */
export interface PreviewedNotification {
  /**
   * End of the evaluated window, in Unix milliseconds.
   * @example 1768208400000
   */
  time: number;
  /** The channel of the notification. */
  channel: AlertChannel;
  /**
   * State that the notification reports:
   * - `ALERT`: the value violates the threshold
   * - `OK`: the value no longer violates the threshold
   */
  state: 'ALERT' | 'OK';
  /**
   * The values of the group. Empty if the alert has no groups.
   *
   * At most 10 items.
   */
  group: string[];
  /**
   * The rendered body, or null if it cannot be rendered.
   * @example '{"text":"Errors: 47 in the last 5 minutes (threshold: 10 or more)"}'
   */
  body: string | null;
  /**
   * Reason why the body cannot be rendered. Absent if it can.
   * @example 'The template of the webhook does not render valid JSON'
   */
  error?: string;
}

/** Validates {@link PreviewedNotification}. */
export const PreviewedNotification: Schema<PreviewedNotification> = /* @__PURE__ */ schema<PreviewedNotification>(
  () => ({
    type: 'object',
    optional: ['error'],
    properties: {
      time: { type: 'integer' },
      channel: AlertChannel.rule,
      state: { type: 'string', enum: ['ALERT', 'OK'] },
      group: { type: 'array', maxItems: 10, items: { type: 'string' } },
      body: { type: ['string', 'null'] },
      error: { type: 'string' },
    },
  }),
  'response',
  isPreviewedNotification,
);

function previewedNotificationGroup(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length <= 10)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (typeof item !== 'string') return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link PreviewedNotification}. */
export function isPreviewedNotification(value: unknown): value is PreviewedNotification {
  if (!isObject(value)) return false;
  const { time, channel, state, group, body, error } = value;
  return (
    typeof time === 'number' &&
    Number.isInteger(time) &&
    isAlertChannel(channel) &&
    (state === 'ALERT' || state === 'OK') &&
    previewedNotificationGroup(group) &&
    (typeof body === 'string' || body === null) &&
    (error === undefined || typeof error === 'string')
  );
}
