// Generated from specs/shared/schemas/GenericWebhook.yaml by `npm run generate`. Do not edit.

import { type Schema, schema } from '../runtime/schema.ts';

/** A webhook that takes any JSON, as it is stored. */
export interface GenericWebhook {
  /**
   * Assigned by the service. Ids grow with the time of creation.
   *
   * 24 lower-case hexadecimal characters.
   * @example '6740a3f2c51e9b0012d4e8c3'
   */
  id: string;
  /**
   * The name, unique among the webhooks of this `service`.
   *
   * 1 to 1024 characters.
   * @example 'On-call'
   */
  name: string;
  /** A receiver of any JSON. */
  service: 'generic';
  /**
   * Where a notification is posted.
   *
   * A URI, at most 2048 characters.
   * @example 'https://hooks.example.org/on-call'
   */
  url: string;
  /**
   * What the webhook is for. Absent when not set.
   *
   * At most 1024 characters.
   * @example 'Pages whoever is on call.'
   */
  description?: string;
  /**
   * The template of the body that is posted. Absent when the default body is.
   *
   * At most 16384 characters.
   * @example '{"text": "{{title}}", "link": "{{link}}"}'
   */
  body?: string;
  /**
   * When the webhook was created, in UTC, to the millisecond.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  createdAt: string;
  /**
   * When the webhook was last written, in UTC, to the millisecond.
   *
   * An RFC 3339 date and time.
   * @example '2026-01-12T09:00:00.000Z'
   */
  updatedAt: string;
}

/** The validator of {@link GenericWebhook}. */
export const GenericWebhook: Schema<GenericWebhook> = /* @__PURE__ */ schema<GenericWebhook>({
  type: 'object',
  required: ['id', 'name', 'service', 'url', 'createdAt', 'updatedAt'],
  properties: {
    id: { type: 'string', pattern: /^[0-9a-f]{24}$/u },
    name: { type: 'string', minLength: 1, maxLength: 1024 },
    service: { type: 'string', const: 'generic' },
    url: { type: 'string', format: 'uri', maxLength: 2048 },
    description: { type: 'string', maxLength: 1024 },
    body: { type: 'string', maxLength: 16384 },
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
  },
});
