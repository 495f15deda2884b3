// Generated from specs/shared/schemas/GenericWebhook.yaml by `npm run generate`. Do not edit.

import { dateTime } from '../runtime/formats/date-time.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isObject } from '../runtime/value.ts';
import { isUri } from '../runtime/formats/uri.ts';
import { uri } from '../runtime/formats/uri.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { pattern, shape } from './patterns.ts';

/** A webhook that receives JSON. */
export interface GenericWebhook {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8c3'
   */
  id: string;
  /**
   * Name of the webhook, unique among the webhooks with the same `service`.
   *
   * 1 to 1024 characters.
   * @example 'On-call'
   */
  name: string;
  /**
   * Kind of the receiver:
   * - `generic`: accepts any JSON
   * - `incidentio`: an HTTP alert source of incident.io
   */
  service: 'generic' | 'incidentio';
  /**
   * URL that notifications are sent to with POST.
   *
   * A URI, at most 2048 characters.
   * @example 'https://hooks.example.org/on-call'
   */
  url?: string;
  /**
   * Purpose of the webhook. Absent if not set.
   *
   * At most 2048 characters.
   * @example 'Pages the on-call engineer.'
   */
  description?: string;
  /**
   * Template of the request body. Absent if the default body is sent.
   *
   * At most 16384 characters.
   * @example '{"text": "{{title}}", "link": "{{link}}"}'
   */
  body?: string;
  /**
   * Creation time of the webhook, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  createdAt: string;
  /**
   * Time of the last update, in UTC.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  updatedAt: string;
}

/** Validates {@link GenericWebhook}. */
export const GenericWebhook: Schema<GenericWebhook> = /* @__PURE__ */ schema<GenericWebhook>(
  () => ({
    type: 'object',
    optional: ['url', 'description', 'body'],
    properties: {
      id: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      service: { type: 'string', enum: ['generic', 'incidentio'] },
      url: { type: 'string', format: uri, maxLength: 2048 },
      description: { type: 'string', maxLength: 2048 },
      body: { type: 'string', maxLength: 16384 },
      createdAt: { type: 'string', format: dateTime },
      updatedAt: { type: 'string', format: dateTime },
    },
  }),
  'response',
  isGenericWebhook,
);

/** Returns true if the value is a valid {@link GenericWebhook}. */
export function isGenericWebhook(value: unknown): value is GenericWebhook {
  if (!isObject(value)) return false;
  const { id, name, service, url, description, body, createdAt, updatedAt } = value;
  return (
    typeof id === 'string' &&
    shape.test(id) &&
    name !== '' &&
    hasMaxLength(name, 1024) &&
    (service === 'generic' || service === 'incidentio') &&
    (url === undefined || (typeof url === 'string' && hasMaxLength(url, 2048) && isUri(url))) &&
    (description === undefined || hasMaxLength(description, 2048)) &&
    (body === undefined || hasMaxLength(body, 16384)) &&
    typeof createdAt === 'string' &&
    isDateTime(createdAt) &&
    typeof updatedAt === 'string' &&
    isDateTime(updatedAt)
  );
}
