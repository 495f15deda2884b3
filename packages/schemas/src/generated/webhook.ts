// Generated from specs/shared/schemas/Webhook.yaml by `npm run generate`. Do not edit.

import { type Schema, schema } from '../runtime/schema.ts';
import { GenericWebhook } from './generic-webhook.ts';
import { SlackWebhook } from './slack-webhook.ts';

/**
 * A receiver of notifications; `service` says what it speaks. Headers, query parameters and the secret can be
 * written and are never returned.
 */
export type Webhook = GenericWebhook | SlackWebhook;

/** The validator of {@link Webhook}. */
export const Webhook: Schema<Webhook> = /* @__PURE__ */ schema<Webhook>({
  tag: 'service',
  members: { generic: GenericWebhook.rule, slack: SlackWebhook.rule },
});
