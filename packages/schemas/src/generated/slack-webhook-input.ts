// Generated from specs/shared/schemas/SlackWebhookInput.yaml by `npm run generate`. Do not edit.

import { countCodePoints, isObject } from '../runtime/value.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isUri } from '../runtime/formats/uri.ts';
import { uri } from '../runtime/formats/uri.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { pattern4 } from './patterns.ts';

/**
 * The body of a create or update request for a Slack webhook. Headers, query parameters and a body are not
 * accepted. A webhook that you read can be sent back unchanged.
 */
export interface SlackWebhookInput {
  /**
   * Name of the webhook, unique among the webhooks with the same `service`. Whitespace at both ends is removed. A
   * name that is already in use returns 400.
   *
   * 1 to 1024 characters.
   * @example 'Team channel'
   */
  name: string;
  /** A Slack incoming webhook. */
  service: 'slack';
  /**
   * The http or https URL to which notifications are posted, without a user name or password. The host must be a
   * public IP address or resolve to one, and the port must be 80, 443, or 1024 or higher. Private and reserved
   * addresses, internal addresses of cloud platforms, and IPv6 addresses that embed an IPv4 address are rejected.
   * The operator of the service can allow other targets. A host name is resolved on this request and on each
   * delivery. A host name with only private addresses is rejected. If a host name does not resolve, the response
   * has a warning.
   *
   * A URI, at most 2048 characters, a URL that starts with http:// or https://.
   * @example 'https://hooks.example.org/services/T0/B0/x1'
   */
  url: string;
  /**
   * Purpose of the webhook. Omitting the field removes it.
   *
   * At most 2048 characters.
   * @example 'Notifies the checkout team.'
   */
  description?: string | undefined;
  /**
   * Secret that deliveries are signed with. Never returned. If omitted, an update keeps the stored secret, or
   * removes it if `url` or `service` changes. Null also removes it.
   *
   * 16 to 256 characters.
   * @example 'whsec-9f1c7d52b8e04a63'
   */
  secret?: string | null | undefined;
}

/** Validates {@link SlackWebhookInput}. */
export const SlackWebhookInput: Schema<SlackWebhookInput> = /* @__PURE__ */ schema<SlackWebhookInput>(
  () => ({
    type: 'object',
    required: ['name', 'service', 'url'],
    properties: {
      id: true,
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      service: { type: 'string', const: 'slack' },
      url: {
        type: 'string',
        writeOnly: true,
        format: uri,
        maxLength: 2048,
        pattern: pattern4,
        expected: 'a URL that starts with http:// or https://',
      },
      description: { type: 'string', maxLength: 2048 },
      secret: { type: ['string', 'null'], writeOnly: true, minLength: 16, maxLength: 256 },
      createdAt: true,
      updatedAt: true,
    },
  }),
  'request',
  isSlackWebhookInput,
);

/** Returns true if the value is a valid {@link SlackWebhookInput}. */
export function isSlackWebhookInput(value: unknown): value is SlackWebhookInput {
  if (!isObject(value)) return false;
  let missing = 3;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'id':
      case 'createdAt':
      case 'updatedAt':
        break;
      case 'name':
        if (!(entry !== '' && hasMaxLength(entry, 1024))) return false;
        missing--;
        break;
      case 'service':
        if (entry !== 'slack') return false;
        missing--;
        break;
      case 'url':
        if (!(typeof entry === 'string' && hasMaxLength(entry, 2048) && pattern4.test(entry) && isUri(entry)))
          return false;
        missing--;
        break;
      case 'description':
        if (!hasMaxLength(entry, 2048)) return false;
        break;
      case 'secret':
        if (
          !(
            (typeof entry === 'string' &&
              hasMaxLength(entry, 256) &&
              (entry.length >= 32 || countCodePoints(entry) >= 16)) ||
            entry === null
          )
        )
          return false;
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return missing === 0;
}
