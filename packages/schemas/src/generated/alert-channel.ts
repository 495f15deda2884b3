// Generated from specs/shared/schemas/AlertChannel.yaml by `npm run generate`. Do not edit.

import { type Schema, schema } from '../runtime/schema.ts';

/** One place where the notifications of an alert go. */
export interface AlertChannel {
  /** The kind of channel. Webhooks are the only one. */
  type: 'webhook';
  /**
   * The webhook that is called. It must exist; a webhook that an alert uses cannot be deleted.
   *
   * 24 lower-case hexadecimal characters.
   * @example '6740a3f2c51e9b0012d4e8c3'
   */
  webhookId: string;
}

/** The validator of {@link AlertChannel}. */
export const AlertChannel: Schema<AlertChannel> = /* @__PURE__ */ schema<AlertChannel>({
  type: 'object',
  required: ['type', 'webhookId'],
  properties: { type: { type: 'string', const: 'webhook' }, webhookId: { type: 'string', pattern: /^[0-9a-f]{24}$/u } },
});
