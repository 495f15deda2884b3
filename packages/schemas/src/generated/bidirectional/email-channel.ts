// Generated from specs/shared/schemas/EmailChannel.yaml by `npm run generate`. Do not edit.

import { anyOf } from '../../runtime/keywords/any-of.ts';
import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { findDuplicate, isObject } from '../../runtime/value.ts';
import { uniqueItems } from '../../runtime/keywords/unique-items.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { AlertSeverity, isAlertSeverity } from '../alert-severity.ts';
import { pattern7 } from '../patterns.ts';

/** Input variant of {@link EmailChannel}: its arrays may be read-only. */
export interface EmailChannelInput {
  /** Type of the channel. */
  type: 'email';
  /**
   * Addresses that receive the notifications, as recipients of one message. Requests with this channel return 400
   * if the operator of the service has not set `--smtp-url`. An update that only disables an alert still succeeds.
   *
   * 1 to 50 items, without duplicates.
   */
  emailRecipients: readonly string[];
  /**
   * Severity of the notifications to this channel. The subject contains it unless the state is `OK`. Null means
   * none.
   * @example 'critical'
   */
  severity?: AlertSeverity | null | undefined;
}

/** Sends the notifications of an alert by e-mail. */
export interface EmailChannel extends EmailChannelInput {
  emailRecipients: string[];
}

/** Validates {@link EmailChannel}. */
export const EmailChannel: Schema<EmailChannel> = /* @__PURE__ */ schema<EmailChannel>(
  () => ({
    type: 'object',
    required: ['type', 'emailRecipients'],
    properties: {
      type: { type: 'string', const: 'email' },
      emailRecipients: {
        type: 'array',
        minItems: 1,
        maxItems: 50,
        uniqueItems: true,
        items: { type: 'string', maxLength: 320, pattern: pattern7, expected: 'an e-mail address' },
        keywords: [uniqueItems],
      },
      severity: { anyOf: [AlertSeverity.rule, { type: 'null' }], keywords: [anyOf] },
    },
  }),
  'both',
  isEmailChannel,
);

function emailChannelEmailRecipients(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length >= 1 && value.length <= 50)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!(typeof item === 'string' && hasMaxLength(item, 320) && pattern7.test(item))) return false;
  }
  return findDuplicate(value) === undefined;
}

/** Returns true if the value is a valid {@link EmailChannel}. */
export function isEmailChannel(value: unknown, closed = false): value is EmailChannel {
  if (!isObject(value)) return false;
  const { type, emailRecipients, severity } = value;
  return (
    type === 'email' &&
    emailChannelEmailRecipients(emailRecipients) &&
    (severity === undefined || isAlertSeverity(severity) || severity === null) &&
    (!closed ||
      countProperties(value) === 2 + (severity === undefined ? 0 : 1) ||
      hasOnlyProperties(value, EmailChannel.rule.properties))
  );
}
