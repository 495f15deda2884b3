// Generated from specs/shared/schemas/GenericWebhookInput.yaml by `npm run generate`. Do not edit.

import { countCodePoints, isObject } from '../runtime/value.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isUri } from '../runtime/formats/uri.ts';
import { uri } from '../runtime/formats/uri.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { WebhookHeaders, isWebhookHeaders } from './webhook-headers.ts';
import { WebhookQueryParams, isWebhookQueryParams } from './webhook-query-params.ts';
import { pattern4 } from './patterns.ts';

/**
 * The body of a create or update request for a webhook that receives JSON. A webhook that you read can be sent
 * back unchanged.
 */
export interface GenericWebhookInput {
  /**
   * Name of the webhook, unique among the webhooks with the same `service`. Whitespace at both ends is removed. A
   * name that is already in use returns 400.
   *
   * 1 to 1024 characters.
   * @example 'On-call'
   */
  name: string;
  /**
   * Kind of the receiver:
   * - `generic`: accepts any JSON
   * - `incidentio`: an HTTP alert source of incident.io, which gets the same deliveries
   */
  service: 'generic' | 'incidentio';
  /**
   * The http or https URL to which notifications are posted, without a user name or password. The host must be a
   * public IP address or resolve to one, and the port must be 80, 443, or 1024 or higher. Private and reserved
   * addresses, internal addresses of cloud platforms such as 168.63.129.16, and IPv6 addresses that embed an IPv4
   * address are rejected. The operator of the service can allow other targets. A host name is resolved on this
   * request and on each delivery. A host name with only private addresses is rejected. If a host name does not
   * resolve, the response has a warning.
   *
   * A URI, at most 2048 characters, a URL that starts with http:// or https://.
   * @example 'https://hooks.example.org/on-call'
   */
  url: string;
  /**
   * Purpose of the webhook. Omitting the field removes it.
   *
   * At most 2048 characters.
   * @example 'Pages the on-call engineer.'
   */
  description?: string | undefined;
  /**
   * Template of the request body, in a subset of Handlebars. Values are escaped for JSON. If `body` and `preset`
   * are
   * omitted, an `AlertNotification` is sent.
   *
   * - `title`, `body`, `link`, `state`, `value`, `threshold`, `startTime`, `endTime`, `eventId` and `alertId` are
   *   variables with the values of the properties of `AlertNotification`.
   * - `status` is `firing` or `resolved`. `comparator` is the threshold type.
   * - `startTimeISO` and `endTimeISO` are the start and the end of the evaluated window as ISO 8601. `timeRange`
   *   is the window in the time zone of the service.
   * - `group` and `groupKey` both contain the values of the group. `tags` contains the tags of the alert. In all
   *   three, the items are separated by a comma and a space.
   * - `alertType` (the `source`) and `note` are properties of the alert. `teamId` is the id of its team or
   *   service. `sourceQuery` is the filter of the tile, saved search or chart that the alert watches. `severity`
   *   is the severity of the channel.
   * - `var.<field>` is the value of a field that the alert groups by, for example `var.ServiceName`.
   * - Blocks: `if` and `unless`. Their condition is a variable, or `(eq state "OK")` with a variable and a string.
   * - `truncate title 80` limits a variable to 80 characters. Any other expression or variable returns 400.
   * - A template has at most 250 tags in braces, such as `{{title}}` and `{{/if}}`, and 2,500 Handlebars tokens.
   * - The result must be valid JSON. The template is also checked with all states, severities, values of
   *   `alertType` and threshold types, with negative numbers, with variables that are empty or 0, and with and
   *   without values of fields.
   * - Separate the braces of a variable from those of JSON with a space, as in `{"value": {{value}} }`.
   *
   * At most 16384 characters.
   * @example '{"text": "{{title}}", "link": "{{link}}"}'
   */
  body?: string | undefined;
  /**
   * Sets `body` to a predefined template, which is returned as `body`. A request with `preset` and `body` returns
   * 400.
   * - `pagerduty`: an event of the Events API v2. Send the routing key in the header `X-Routing-Key`.
   * - `opsgenie`: an alert. Send `Authorization: GenieKey <key>` in `headers`.
   * - `teams`: an adaptive card for a workflow of Microsoft Teams
   * - `discord`: an embed for a webhook of Discord
   * - `telegram`: `sendMessage` of the Telegram Bot API. Send `chat_id` in `queryParams`.
   * - `incidentio`: an event of an HTTP alert source. Send `Authorization: Bearer <token of the source>` in
   *   `headers`.
   */
  preset?: 'pagerduty' | 'opsgenie' | 'teams' | 'discord' | 'telegram' | 'incidentio' | undefined;
  /**
   * HTTP headers sent with each notification. Reserved ones, such as `Content-Type`, `Host` and `Idempotency-Key`,
   * are ignored. Never returned. If omitted, an update keeps the stored headers, or removes them if `url` or
   * `service` changes. An empty object also removes them.
   */
  headers?: WebhookHeaders | undefined;
  /**
   * Query parameters added to `url` for each notification. Never returned. If omitted, an update keeps the stored
   * parameters, or removes them if `url` or `service` changes. An empty object also removes them.
   */
  queryParams?: WebhookQueryParams | undefined;
  /**
   * Secret that deliveries are signed with. Never returned. If omitted, an update keeps the stored secret, or
   * removes it if `url` or `service` changes. Null also removes it.
   *
   * 16 to 256 characters.
   * @example 'whsec-9f1c7d52b8e04a63'
   */
  secret?: string | null | undefined;
}

/** Validates {@link GenericWebhookInput}. */
export const GenericWebhookInput: Schema<GenericWebhookInput> = /* @__PURE__ */ schema<GenericWebhookInput>(
  () => ({
    type: 'object',
    required: ['name', 'service', 'url'],
    properties: {
      id: true,
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      service: { type: 'string', enum: ['generic', 'incidentio'] },
      url: {
        type: 'string',
        writeOnly: true,
        format: uri,
        maxLength: 2048,
        pattern: pattern4,
        expected: 'a URL that starts with http:// or https://',
      },
      description: { type: 'string', maxLength: 2048 },
      body: { type: 'string', maxLength: 16384 },
      preset: {
        type: 'string',
        writeOnly: true,
        enum: ['pagerduty', 'opsgenie', 'teams', 'discord', 'telegram', 'incidentio'],
      },
      headers: WebhookHeaders.rule,
      queryParams: WebhookQueryParams.rule,
      secret: { type: ['string', 'null'], writeOnly: true, minLength: 16, maxLength: 256 },
      createdAt: true,
      updatedAt: true,
    },
  }),
  'request',
  isGenericWebhookInput,
);

/** Returns true if the value is a valid {@link GenericWebhookInput}. */
export function isGenericWebhookInput(value: unknown): value is GenericWebhookInput {
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
        if (!(entry === 'generic' || entry === 'incidentio')) return false;
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
      case 'body':
        if (!hasMaxLength(entry, 16384)) return false;
        break;
      case 'preset':
        if (
          !(
            entry === 'pagerduty' ||
            entry === 'opsgenie' ||
            entry === 'teams' ||
            entry === 'discord' ||
            entry === 'telegram' ||
            entry === 'incidentio'
          )
        )
          return false;
        break;
      case 'headers':
        if (!isWebhookHeaders(entry)) return false;
        break;
      case 'queryParams':
        if (!isWebhookQueryParams(entry)) return false;
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
