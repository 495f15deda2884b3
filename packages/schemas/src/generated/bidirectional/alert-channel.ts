// Generated from specs/shared/schemas/AlertChannel.yaml by `npm run generate`. Do not edit.

import { countProperties, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { pattern, shape } from '../patterns.ts';

/** A destination for the notifications of an alert. */
export interface AlertChannel {
  /** Type of the channel. Only webhooks are supported. */
  type: 'webhook';
  /**
   * Id of the webhook. It must exist. A webhook that an alert uses cannot be deleted.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8c3'
   */
  webhookId: string;
}

/** Validates {@link AlertChannel}. */
export const AlertChannel: Schema<AlertChannel> = /* @__PURE__ */ schema<AlertChannel>(
  () => ({
    type: 'object',
    required: ['type', 'webhookId'],
    properties: {
      type: { type: 'string', const: 'webhook' },
      webhookId: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
    },
  }),
  'both',
  isAlertChannel,
);

/** Returns true if the value is a valid {@link AlertChannel}. */
export function isAlertChannel(value: unknown, closed = false): value is AlertChannel {
  if (!isObject(value)) return false;
  const { type, webhookId } = value;
  return (
    type === 'webhook' &&
    typeof webhookId === 'string' &&
    shape.test(webhookId) &&
    (!closed || countProperties(value) === 2 || hasOnlyProperties(value, AlertChannel.rule.properties))
  );
}
