// Generated from specs/shared/schemas/WebhookInput.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { union } from '../runtime/keywords/union.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { GenericWebhookInput, isGenericWebhookInput } from './generic-webhook-input.ts';
import { SlackWebhookInput, isSlackWebhookInput } from './slack-webhook-input.ts';

/**
 * The body of a create or update request. `service` selects the format of the notifications. An update replaces
 * all fields, but omitted `headers`, `queryParams` and `secret` keep their values if `url` and `service` are
 * unchanged.
 */
export type WebhookInput = GenericWebhookInput | SlackWebhookInput;

/** Validates {@link WebhookInput}. */
export const WebhookInput: Schema<WebhookInput> = /* @__PURE__ */ schema<WebhookInput>(
  () => ({
    tag: 'service',
    members: { generic: GenericWebhookInput.rule, incidentio: GenericWebhookInput.rule, slack: SlackWebhookInput.rule },
    keywords: [union],
  }),
  'request',
  isWebhookInput,
);

/** Returns true if the value is a valid {@link WebhookInput}. */
export function isWebhookInput(value: unknown): value is WebhookInput {
  if (!isObject(value)) return false;
  switch (value['service']) {
    case 'generic':
      return isGenericWebhookInput(value);
    case 'incidentio':
      return isGenericWebhookInput(value);
    case 'slack':
      return isSlackWebhookInput(value);
    default:
      return false;
  }
}
