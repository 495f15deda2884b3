// Generated from specs/shared/schemas/WebhookChannel.yaml by `npm run generate`. Do not edit.

import { anyOf } from '../../runtime/keywords/any-of.ts';
import { hasMaxLength } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { AlertSeverity, isAlertSeverity } from '../alert-severity.ts';
import { pattern, shape } from '../patterns.ts';

/** Sends the notifications of an alert to a webhook. */
export interface WebhookChannel {
  /** Type of the channel. */
  type: 'webhook';
  /**
   * Id of the webhook. It must exist. A webhook that an alert uses cannot be deleted.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8c3'
   */
  webhookId: string;
  /**
   * Severity of the notifications to this channel. The template of the webhook can contain it as `severity`. Null
   * means none.
   * @example 'critical'
   */
  severity?: AlertSeverity | null | undefined;
  /**
   * Kind of the webhook. This service stores it and does not use it. Null means none.
   *
   * At most 64 characters.
   * @example 'generic'
   */
  webhookService?: string | null | undefined;
  /**
   * Channel of a Slack app. This service stores it and does not use it. Null means none.
   *
   * At most 64 characters.
   * @example 'C024BE91L'
   */
  slackChannelId?: string | null | undefined;
}

/** Validates {@link WebhookChannel}. */
export const WebhookChannel: Schema<WebhookChannel> = /* @__PURE__ */ schema<WebhookChannel>(
  () => ({
    type: 'object',
    required: ['type', 'webhookId'],
    properties: {
      type: { type: 'string', const: 'webhook' },
      webhookId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      severity: { anyOf: [AlertSeverity.rule, { type: 'null' }], keywords: [anyOf] },
      webhookService: { type: ['string', 'null'], maxLength: 64 },
      slackChannelId: { type: ['string', 'null'], maxLength: 64 },
    },
  }),
  'both',
  isWebhookChannel,
);

/** Returns true if the value is a valid {@link WebhookChannel}. */
export function isWebhookChannel(value: unknown, closed = false): value is WebhookChannel {
  if (!isObject(value)) return false;
  let missing = 2;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'type':
        if (entry !== 'webhook') return false;
        missing--;
        break;
      case 'webhookId':
        if (!(typeof entry === 'string' && shape.test(entry))) return false;
        missing--;
        break;
      case 'severity':
        if (!(isAlertSeverity(entry) || entry === null)) return false;
        break;
      case 'webhookService':
      case 'slackChannelId':
        if (!(hasMaxLength(entry, 64) || entry === null)) return false;
        break;
      default:
        if (closed && Object.hasOwn(value, key)) return false;
    }
  }
  return missing === 0;
}
