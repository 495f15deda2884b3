import { hash } from 'node:crypto';
import type { AlertChannel, AlertChannelInput } from '@observability-api/schemas';

const EMAIL_PREFIX = 'email-';

/** Returns the id under which the state of an alert stores a channel: the id of the webhook, or a digest of the recipients. */
export function channelId(channel: AlertChannelInput): string {
  if (channel.type === 'webhook') return channel.webhookId;
  const recipients = channel.emailRecipients.toSorted();
  return `${EMAIL_PREFIX}${hash('sha256', JSON.stringify(recipients), 'hex').slice(0, 24)}`;
}

/** Returns true if a {@link channelId} is the id of a webhook. */
export function isWebhookId(id: string): boolean {
  return !id.startsWith(EMAIL_PREFIX);
}

/** Returns the channel of an alert with this {@link channelId}, or undefined if the alert no longer has it. */
export function findChannel({ channels }: { readonly channels: string }, id: string): AlertChannel | undefined {
  return (JSON.parse(channels) as AlertChannel[]).find((channel) => channelId(channel) === id);
}

/** Returns the ids of the webhooks among the channels. */
export function webhookIdsOf(channels: readonly AlertChannelInput[]): string[] {
  return channels.flatMap((channel) => (channel.type === 'webhook' ? [channel.webhookId] : []));
}
