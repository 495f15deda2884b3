// Generated from specs/shared/schemas/AlertChannel.yaml by `npm run generate`. Do not edit.

import { isAlertChannel as holds, type AlertChannel } from './both-ways/alert-channel.ts';

export { AlertChannel } from './both-ways/alert-channel.ts';

/** Whether a value is {@link AlertChannel}. */
export function isAlertChannel(value: unknown): value is AlertChannel {
  return holds(value);
}
