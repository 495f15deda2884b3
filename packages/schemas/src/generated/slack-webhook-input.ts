// Generated from specs/shared/schemas/SlackWebhookInput.yaml by `npm run generate`. Do not edit.

import { codePoints, isObject } from '../runtime/value.ts';
import { hasOnly } from '../runtime/guards.ts';
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
  {
    type: 'object',
    required: ['name', 'service', 'url'],
    properties: {
      id: true,
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      service: { type: 'string', const: 'slack' },
      url: { type: 'string', format: uri, maxLength: 2048, pattern: pattern },
      description: { type: 'string', maxLength: 1024 },
      secret: { type: ['string', 'null'], writeOnly: true, minLength: 16, maxLength: 256 },
      createdAt: true,
      updatedAt: true,
    },
  },
  'request',
  isSlackWebhookInput,
);

/** Whether a value is {@link SlackWebhookInput}. */
export function isSlackWebhookInput(value: unknown): value is SlackWebhookInput {
  if (!isObject(value)) return false;
  const { name, service, url, description, secret } = value;
  return (
    typeof name === 'string' &&
    name !== '' &&
    (name.length <= 1024 || codePoints(name) <= 1024) &&
    service === 'slack' &&
    typeof url === 'string' &&
    (url.length <= 2048 || codePoints(url) <= 2048) &&
    pattern.test(url) &&
    isUri(url) &&
    (description === undefined ||
      (typeof description === 'string' && (description.length <= 1024 || codePoints(description) <= 1024))) &&
    (secret === undefined ||
      (typeof secret === 'string' &&
        (secret.length >= 32 || codePoints(secret) >= 16) &&
        (secret.length <= 256 || codePoints(secret) <= 256)) ||
      secret === null) &&
    hasOnly(value, SlackWebhookInput.rule.properties)
  );
}
