// Generated from specs/managed by `npm run generate`. Do not edit.

import { createDeliveryParser, type DeliveryParser } from '@observability-api/client-core/webhooks';
import { AlertNotification } from '@observability-api/schemas/alert-notification';
import { SlackNotification } from '@observability-api/schemas/slack-notification';

export type { AlertNotification, SlackNotification };
export type { AlertSeverity } from '@observability-api/schemas/alert-severity';
export type { AlertThresholdType } from '@observability-api/schemas/alert-threshold-type';
export type { SlackSection } from '@observability-api/schemas/slack-section';
export type { SlackText } from '@observability-api/schemas/slack-text';

/** The payload of each webhook of the managed deployment. */
export interface Payloads {
  /**
   * Send an alert notification.
   *
   * Sent to the webhook of each channel of an alert if the `service` of the webhook is `generic` or `incidentio`.
   *
   * - The service notifies when the alert fires, after each further window that violates the threshold, and once
   *   when the alert resolves. `notifyEvery` makes the repeats less frequent.
   * - The service also notifies after five minutes of failed evaluations, and when an evaluation succeeds again.
   * - If the webhook has a `body`, the result of this template is sent instead of an `AlertNotification`.
   * - A notification may be delivered more than once, with the same `Idempotency-Key`.
   * - After a 429, a 5XX, a timeout or a connection error, the delivery is retried for 24 hours. Notifications of
   *   an alert to one webhook are sent in order. While a webhook fails, a newer notification of a group supersedes
   *   older repeats, but never the first `ALERT` or the `OK`.
   * - The alert records the execution error `WEBHOOK_ERROR` after the first three failed attempts, and when the
   *   delivery finally fails.
   *
   * Beta since 1.0.0.
   */
  alertNotification: AlertNotification;
  /**
   * Send a Slack notification.
   *
   * Sent to the webhook of each channel of an alert if the `service` of the webhook is `slack`. The notification
   * is sent and retried as `deliverAlertNotification` describes, with the same headers.
   *
   * Beta since 1.0.0.
   */
  slackNotification: SlackNotification;
}

/** Verifies the signature of a delivery and parses its body. */
export const parseDelivery: DeliveryParser<Payloads, 'alertNotification'> = /* @__PURE__ */ createDeliveryParser(
  {
    alertNotification: AlertNotification,
    slackNotification: SlackNotification,
  },
  'alertNotification',
);
