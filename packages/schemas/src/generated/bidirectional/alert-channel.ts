// Generated from specs/shared/schemas/AlertChannel.yaml by `npm run generate`. Do not edit.

import { isObject } from '../../runtime/value.ts';
import { union } from '../../runtime/keywords/union.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { EmailChannel, isEmailChannel, type EmailChannelInput } from './email-channel.ts';
import { WebhookChannel, isWebhookChannel } from './webhook-channel.ts';

/** Input variant of {@link AlertChannel}: its arrays may be read-only. */
export type AlertChannelInput = WebhookChannel | EmailChannelInput;

/** A destination for the notifications of an alert. `type` selects the properties. */
export type AlertChannel = WebhookChannel | EmailChannel;

/** Validates {@link AlertChannel}. */
export const AlertChannel: Schema<AlertChannel> = /* @__PURE__ */ schema<AlertChannel>(
  () => ({ tag: 'type', members: { webhook: WebhookChannel.rule, email: EmailChannel.rule }, keywords: [union] }),
  'both',
  isAlertChannel,
);

/** Returns true if the value is a valid {@link AlertChannel}. */
export function isAlertChannel(value: unknown, closed = false): value is AlertChannel {
  if (!isObject(value)) return false;
  switch (value['type']) {
    case 'webhook':
      return isWebhookChannel(value, closed);
    case 'email':
      return isEmailChannel(value, closed);
    default:
      return false;
  }
}
