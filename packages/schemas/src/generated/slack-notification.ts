// Generated from specs/shared/schemas/SlackNotification.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { SlackSection, isSlackSection } from './slack-section.ts';

/** The notification about one window of an alert, in the format of Slack incoming webhooks. */
export interface SlackNotification {
  /**
   * Fallback text: the title of the notification with its group. If the state is `OK`, it starts with `Resolved:
   * `.
   *
   * 1 to 40000 characters.
   * @example 'Server errors at checkout'
   */
  text: string;
  /**
   * One section with the title, the body and the time of the window. The title is a link, unless the escaped link
   * has 1,500 characters or more.
   *
   * 1 to 50 items.
   */
  blocks: SlackSection[];
}

/** Validates {@link SlackNotification}. */
export const SlackNotification: Schema<SlackNotification> = /* @__PURE__ */ schema<SlackNotification>(
  () => ({
    type: 'object',
    required: ['text', 'blocks'],
    properties: {
      text: { type: 'string', minLength: 1, maxLength: 40000 },
      blocks: { type: 'array', minItems: 1, maxItems: 50, items: SlackSection.rule },
    },
  }),
  'response',
  isSlackNotification,
);

function slackNotificationBlocks(value: unknown): boolean {
  if (!(Array.isArray(value) && value.length >= 1 && value.length <= 50)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isSlackSection(item)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link SlackNotification}. */
export function isSlackNotification(value: unknown): value is SlackNotification {
  if (!isObject(value)) return false;
  const { text, blocks } = value;
  return text !== '' && hasMaxLength(text, 40000) && slackNotificationBlocks(blocks);
}
