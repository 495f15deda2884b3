// Generated from specs/shared/schemas/EmailChannel.yaml by `npm run generate`. Do not edit.

import { isEmailChannel as guard, type EmailChannel } from './bidirectional/email-channel.ts';

export { EmailChannel, type EmailChannelInput } from './bidirectional/email-channel.ts';

/** Returns true if the value is a valid {@link EmailChannel}. */
export function isEmailChannel(value: unknown): value is EmailChannel {
  return guard(value);
}
