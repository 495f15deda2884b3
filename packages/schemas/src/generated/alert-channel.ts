// Generated from specs/shared/schemas/AlertChannel.yaml by `npm run generate`. Do not edit.

import { isAlertChannel as guard, type AlertChannel } from './bidirectional/alert-channel.ts';

export { AlertChannel, type AlertChannelInput } from './bidirectional/alert-channel.ts';

/** Returns true if the value is a valid {@link AlertChannel}. */
export function isAlertChannel(value: unknown): value is AlertChannel {
  return guard(value);
}
