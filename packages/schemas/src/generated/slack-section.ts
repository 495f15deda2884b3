// Generated from specs/shared/schemas/SlackSection.yaml by `npm run generate`. Do not edit.

import { isObject } from '../runtime/value.ts';
import { type Schema, schema } from '../runtime/schema.ts';
import { SlackText, isSlackText } from './slack-text.ts';

/** A section block of a Slack message. */
export interface SlackSection {
  /** Type of the block. Only sections are sent. */
  type: 'section';
  /** Text of the section. */
  text: SlackText;
}

/** Validates {@link SlackSection}. */
export const SlackSection: Schema<SlackSection> = /* @__PURE__ */ schema<SlackSection>(
  () => ({
    type: 'object',
    required: ['type', 'text'],
    properties: { type: { type: 'string', const: 'section' }, text: SlackText.rule },
  }),
  'response',
  isSlackSection,
);

/** Returns true if the value is a valid {@link SlackSection}. */
export function isSlackSection(value: unknown): value is SlackSection {
  if (!isObject(value)) return false;
  const { type, text } = value;
  return type === 'section' && isSlackText(text);
}
