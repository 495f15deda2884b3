// Generated from specs/open-source by `npm run generate`. Do not edit.

import { receiver, type Receiver } from '@observability-api/client-core/webhooks';
import { AlertNotification } from '@observability-api/schemas/alert-notification';
import { SlackNotification } from '@observability-api/schemas/slack-notification';

export type { AlertNotification, SlackNotification };
export type { AlertThresholdType } from '@observability-api/schemas/alert-threshold-type';
export type { SlackSection } from '@observability-api/schemas/slack-section';
export type { SlackText } from '@observability-api/schemas/slack-text';

/** What each webhook of the open-source deployment sends. */
export interface Payloads {
  /**
   * Notify of an alert.
   *
   * Posted to the `url` of each webhook of the service `generic` that is a channel of an alert: when the alert
   * fires, for each further window that violates the threshold, and once when it resolves. A webhook with a `body`
   * gets what its template makes instead. A notification may come twice; its `Idempotency-Key` tells a repetition.
   * One whose attempts all fail does not come, and neither does one that has waited an hour for others to the same
   * webhook: the alert gets a `WEBHOOK_ERROR`.
   *
   * Beta since 1.0.0.
   */
  alertNotification: AlertNotification;
  /**
   * Notify Slack of an alert.
   *
   * Posted to the `url` of each webhook of the service `slack` that is a channel of an alert, at the same times
   * and with the same headers as `deliverAlertNotification`.
   *
   * Beta since 1.0.0.
   */
  slackNotification: SlackNotification;
}

/** Verifies a delivery, and reads its body as the spec describes it. */
export const parseDelivery: Receiver<Payloads, 'alertNotification'> = /* @__PURE__ */ receiver(
  {
    alertNotification: AlertNotification,
    slackNotification: SlackNotification,
  },
  'alertNotification',
);
