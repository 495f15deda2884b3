// Generated from specs/shared/schemas/SlackText.yaml by `npm run generate`. Do not edit.

import { hasMaxLength } from '../runtime/guards.ts';
import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';

/** A text object in Slack markup. */
export interface SlackText {
  /** Type of the text object. Only markup is sent. */
  type: 'mrkdwn';
  /**
   * The text, truncated to the limits of Slack. `&`, `<` and `>` of the title, the link and the body are escaped.
   *
   * 1 to 3000 characters.
   * @example '*<https://dashboards.example.org/6740a3f2c51e9b0012d4e8a1|Server errors at checkout>*\nAt least 100
   * failed requests in an hour.\n_Jan 12, 2026, 09:00 – 10:00 UTC_'
   */
  text: string;
}

/** Validates {@link SlackText}. */
export const SlackText: Schema<SlackText> = /* @__PURE__ */ schema<SlackText>(
  () => ({
    type: 'object',
    required: ['type', 'text'],
    properties: { type: { type: 'string', const: 'mrkdwn' }, text: { type: 'string', minLength: 1, maxLength: 3000 } },
  }),
  'response',
  isSlackText,
);

/** Returns true if the value is a valid {@link SlackText}. */
export function isSlackText(value: unknown): value is SlackText {
  if (!isObject(value)) return false;
  const { type, text } = value;
  return type === 'mrkdwn' && text !== '' && hasMaxLength(text, 3000);
}
