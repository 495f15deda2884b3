// Generated from specs/shared/schemas/WebhookChannel.yaml by `npm run generate`. Do not edit.

import { isWebhookChannel as guard, type WebhookChannel } from './bidirectional/webhook-channel.ts';

export { WebhookChannel } from './bidirectional/webhook-channel.ts';

/** Returns true if the value is a valid {@link WebhookChannel}. */
export function isWebhookChannel(value: unknown): value is WebhookChannel {
  return guard(value);
}
