// Generated from specs/shared/schemas/SlackWebhook.yaml by `npm run generate`. Do not edit.

import { dateTime } from '../runtime/formats/date-time.ts';
import { hasMaxLength } from '../runtime/guards.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isObject } from '../runtime/value.ts';
import { isUri } from '../runtime/formats/uri.ts';
import { uri } from '../runtime/formats/uri.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { pattern, shape } from './patterns.ts';

/** A webhook for a Slack channel, or for a receiver that accepts the same body. */
export interface SlackWebhook {
  /**
   * Assigned by the service. Ids increase with creation time.
   *
   * An id of 24 hexadecimal characters (0-9, a-f).
   * @example '6740a3f2c51e9b0012d4e8c4'
   */
  id: string;
  /**
   * Name of the webhook, unique among the webhooks with the same `service`.
   *
   * 1 to 1024 characters.
   * @example 'Team channel'
   */
  name: string;
  /** A Slack incoming webhook. */
  service: 'slack';
  /**
   * URL that notifications are sent to with POST.
   *
   * A URI, at most 2048 characters.
   * @example 'https://hooks.example.org/services/T0/B0/x1'
   */
  url?: string;
  /**
   * Purpose of the webhook. Absent if not set.
   *
   * At most 2048 characters.
   * @example 'Notifies the checkout team.'
   */
  description?: string;
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

/** Validates {@link SlackWebhook}. */
export const SlackWebhook: Schema<SlackWebhook> = /* @__PURE__ */ schema<SlackWebhook>(
  () => ({
    type: 'object',
    optional: ['url', 'description'],
    properties: {
      id: { type: 'string', pattern: pattern, expected: 'an id of 24 hexadecimal characters (0-9, a-f)' },
      name: { type: 'string', minLength: 1, maxLength: 1024 },
      service: { type: 'string', const: 'slack' },
      url: { type: 'string', format: uri, maxLength: 2048 },
      description: { type: 'string', maxLength: 2048 },
      createdAt: { type: 'string', format: dateTime },
      updatedAt: { type: 'string', format: dateTime },
    },
  }),
  'response',
  isSlackWebhook,
);

/** Returns true if the value is a valid {@link SlackWebhook}. */
export function isSlackWebhook(value: unknown): value is SlackWebhook {
  if (!isObject(value)) return false;
  const { id, name, service, url, description, createdAt, updatedAt } = value;
  return (
    typeof id === 'string' &&
    shape.test(id) &&
    name !== '' &&
    hasMaxLength(name, 1024) &&
    service === 'slack' &&
    (url === undefined || (typeof url === 'string' && hasMaxLength(url, 2048) && isUri(url))) &&
    (description === undefined || hasMaxLength(description, 2048)) &&
    typeof createdAt === 'string' &&
    isDateTime(createdAt) &&
    typeof updatedAt === 'string' &&
    isDateTime(updatedAt)
  );
}
