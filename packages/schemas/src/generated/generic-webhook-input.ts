// Generated from specs/shared/schemas/GenericWebhookInput.yaml by `npm run generate`. Do not edit.

import { codePoints, isObject } from '../runtime/value.ts';
import { isUri } from '../runtime/formats/uri.ts';
import { uri } from '../runtime/formats/uri.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { WebhookHeaders, isWebhookHeaders } from './webhook-headers.ts';
import { WebhookQueryParams, isWebhookQueryParams } from './webhook-query-params.ts';

const pattern = /^[Hh][Tt][Tt][Pp][Ss]?:\/\//u;

/** What a caller writes of a webhook that takes any JSON. A webhook that was read can be written back unchanged. */
export interface GenericWebhookInput {
  /**
   * The name, 1 to 1024 characters. A name that another webhook of this `service` has is refused with 400.
   * @example 'On-call'
   */
  name: string;
  /** A receiver of any JSON. */
  service: 'generic';
  /**
   * Where a notification is posted, http or https, at most 2048 characters. A private or reserved address is
   * refused unless the server's configuration allows it; a name is resolved and checked when it is connected to.
   *
   * A URI, matching `^[Hh][Tt][Tt][Pp][Ss]?://`.
   * @example 'https://hooks.example.org/on-call'
   */
  url: string;
  /**
   * What the webhook is for, at most 1024 characters. Absent removes it.
   * @example 'Pages whoever is on call.'
   */
  description?: string | undefined;
  /**
   * The template of the body that is posted, at most 16,384 characters, in Handlebars, with values escaped for
   * JSON. Variables are `title`, `body`, `link`, `state`, `startTime`, `endTime`, `value`, `threshold`, `group`
   * and `eventId`; `group` is its values with a comma and a space between them. Beside variables there are `if`
   * and `unless`; a template with anything else, or with another variable, is refused with 400. So is one that
   * does not make JSON, tried also with an empty `title`, `body` and `group` and with a `value` and `threshold` of
   * 0. Between the braces of a variable and one of JSON stands a space, as in `{"value": {{value}} }`. When
   * absent, an `AlertNotification` is posted.
   * @example '{"text": "{{title}}", "link": "{{link}}"}'
   */
  body?: string | undefined;
  /**
   * Headers sent with each notification; never returned. When absent, an update keeps the stored ones unless `url`
   * or `service` changes; an empty object clears them.
   */
  headers?: WebhookHeaders | undefined;
  /**
   * Query parameters added to `url` for each notification; never returned. When absent, an update keeps the stored
   * ones unless `url` or `service` changes; an empty object clears them.
   */
  queryParams?: WebhookQueryParams | undefined;
  /**
   * What deliveries are signed with, 16 to 256 characters; never returned. When absent, an update keeps the stored
   * one unless `url` or `service` changes; null removes it.
   * @example 'whsec-9f1c7d52b8e04a63'
   */
  secret?: string | null | undefined;
}

/** The validator of {@link GenericWebhookInput}. */
export const GenericWebhookInput: Schema<GenericWebhookInput> = /* @__PURE__ */ schema<GenericWebhookInput>(
  () => ({
    type: 'object',
    required: ['name', 'service', 'url'],
    properties: {
      id: true,
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      service: { type: 'string', const: 'generic' },
      url: { type: 'string', writeOnly: true, format: uri, maxLength: 2048, pattern: pattern },
      description: { type: 'string', maxLength: 1024 },
      body: { type: 'string', maxLength: 16384 },
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

/** Whether a value is {@link GenericWebhookInput}. */
export function isGenericWebhookInput(value: unknown): value is GenericWebhookInput {
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
        if (!(entry === 'generic')) return false;
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
      case 'body':
        if (!(typeof entry === 'string' && (entry.length <= 16384 || codePoints(entry) <= 16384))) return false;
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
