// Generated from specs/shared/schemas/SlackWebhookInput.yaml by `npm run generate`. Do not edit.

import { codePoints, isObject } from '../runtime/value.ts';
import { isUri } from '../runtime/formats/uri.ts';
import { uri } from '../runtime/formats/uri.ts';
import { type Schema, schema } from '../runtime/schema.ts';

const pattern = /^[Hh][Tt][Tt][Pp][Ss]?:\/\//u;

/**
 * What a caller writes of a webhook of a Slack channel. It takes no headers, query parameters or body. A webhook
 * that was read can be written back unchanged.
 */
export interface SlackWebhookInput {
  /**
   * The name, 1 to 1024 characters. A name that another webhook of this `service` has is refused with 400.
   * @example 'Team channel'
   */
  name: string;
  /** A channel that takes Slack's incoming webhooks. */
  service: 'slack';
  /**
   * Where a notification is posted, http or https, at most 2048 characters. A private or reserved address is
   * refused unless the server's configuration allows it; a name is resolved and checked when it is connected to.
   *
   * A URI, matching `^[Hh][Tt][Tt][Pp][Ss]?://`.
   * @example 'https://hooks.example.org/services/T0/B0/x1'
   */
  url: string;
  /**
   * What the webhook is for, at most 1024 characters. Absent removes it.
   * @example 'Tells the checkout team.'
   */
  description?: string | undefined;
  /**
   * What deliveries are signed with, 16 to 256 characters; never returned. When absent, an update keeps the stored
   * one unless `url` or `service` changes; null removes it.
   * @example 'whsec-9f1c7d52b8e04a63'
   */
  secret?: string | null | undefined;
}

/** The validator of {@link SlackWebhookInput}. */
export const SlackWebhookInput: Schema<SlackWebhookInput> = /* @__PURE__ */ schema<SlackWebhookInput>(
  () => ({
    type: 'object',
    required: ['name', 'service', 'url'],
    properties: {
      id: true,
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      service: { type: 'string', const: 'slack' },
      url: { type: 'string', writeOnly: true, format: uri, maxLength: 2048, pattern: pattern },
      description: { type: 'string', maxLength: 1024 },
      secret: { type: ['string', 'null'], writeOnly: true, minLength: 16, maxLength: 256 },
      createdAt: true,
      updatedAt: true,
    },
  }),
  'request',
  isSlackWebhookInput,
);

/** Whether a value is {@link SlackWebhookInput}. */
export function isSlackWebhookInput(value: unknown): value is SlackWebhookInput {
  if (!isObject(value)) return false;
  let missing = 3;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    switch (key) {
      case 'id':
        break;
      case 'name':
        if (!(typeof entry === 'string' && entry !== '' && (entry.length <= 1024 || codePoints(entry) <= 1024)))
          return false;
        missing--;
        break;
      case 'service':
        if (!(entry === 'slack')) return false;
        missing--;
        break;
      case 'url':
        if (
          !(
            typeof entry === 'string' &&
            (entry.length <= 2048 || codePoints(entry) <= 2048) &&
            pattern.test(entry) &&
            isUri(entry)
          )
        )
          return false;
        missing--;
        break;
      case 'description':
        if (!(typeof entry === 'string' && (entry.length <= 1024 || codePoints(entry) <= 1024))) return false;
        break;
      case 'secret':
        if (
          !(
            (typeof entry === 'string' &&
              (entry.length >= 32 || codePoints(entry) >= 16) &&
              (entry.length <= 256 || codePoints(entry) <= 256)) ||
            entry === null
          )
        )
          return false;
        break;
      case 'createdAt':
        break;
      case 'updatedAt':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return missing === 0;
}
