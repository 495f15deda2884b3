// Generated from specs/shared/schemas/Webhook.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { union } from '../runtime/keywords/union.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { GenericWebhook, isGenericWebhook } from './generic-webhook.ts';
import { SlackWebhook, isSlackWebhook } from './slack-webhook.ts';

/**
 * A receiver of notifications. `service` selects their format. Headers, query parameters and the secret are
 * write-only.
 */
export type Webhook = GenericWebhook | SlackWebhook;

/** Validates {@link Webhook}. */
export const Webhook: Schema<Webhook> = /* @__PURE__ */ schema<Webhook>(
  () => ({
    tag: 'service',
    members: { generic: GenericWebhook.rule, incidentio: GenericWebhook.rule, slack: SlackWebhook.rule },
    keywords: [union],
  }),
  'response',
  isWebhook,
);

/** Returns true if the value is a valid {@link Webhook}. */
export function isWebhook(value: unknown): value is Webhook {
  if (!isObject(value)) return false;
  switch (value['service']) {
    case 'generic':
      return isGenericWebhook(value);
    case 'incidentio':
      return isGenericWebhook(value);
    case 'slack':
      return isSlackWebhook(value);
    default:
      return false;
  }
}
