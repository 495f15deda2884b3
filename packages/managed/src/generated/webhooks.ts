// Generated from specs/managed by `npm run generate`. Do not edit.

import type { PayloadSchema } from '@observability-api/client-core/webhooks';
import { AlertNotification } from '@observability-api/schemas/alert-notification';
import { SlackNotification } from '@observability-api/schemas/slack-notification';

export type { AlertNotification, SlackNotification };

/** What each webhook of the managed deployment sends. */
export interface Payloads {
  /**
   * Notify of an alert.
   *
   * Posted to the `url` of each webhook of the service `generic` that is a channel of an alert: when the alert
   * fires, for each further window that violates the threshold, and once when it resolves. A webhook with a `body`
   * gets what its template makes instead. A notification is delivered at least once; its `Idempotency-Key` tells a
   * repetition.
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

/** The webhook that is meant where none is named. */
export const defaultWebhook = 'alertNotification';

/** The validators of what the webhooks send. */
export const payloads: { readonly [Webhook in keyof Payloads]: PayloadSchema<Payloads[Webhook]> } = {
  alertNotification: AlertNotification,
  slackNotification: SlackNotification,
};
