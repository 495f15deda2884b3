// Generated from specs/shared/schemas/MarkdownSeries.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/** Text on a dashboard. It runs no query. */
export interface MarkdownSeries {
  /** Markdown text, without a query. */
  type: 'markdown';
  /**
   * The text, in Markdown.
   *
   * At most 100000 characters.
   * @default ''
   * @example 'Owned by the checkout team. See the runbook before restarting anything.'
   */
  content?: string | undefined;
}

/** Validates {@link MarkdownSeries}. */
export const MarkdownSeries: Schema<MarkdownSeries> = /* @__PURE__ */ schema<MarkdownSeries>(
  () => ({
    type: 'object',
    required: ['type'],
    properties: {
      type: { type: 'string', const: 'markdown' },
      content: { type: 'string', maxLength: 100000, default: '' },
    },
  }),
  'both',
  isMarkdownSeries,
);

/** Returns true if the value is a valid {@link MarkdownSeries}. */
export function isMarkdownSeries(value: unknown, closed = false): value is MarkdownSeries {
  if (!isObject(value)) return false;
  const { type, content } = value;
  return (
    type === 'markdown' &&
    (content === undefined || hasMaxLength(content, 100000)) &&
    (!closed ||
      countProperties(value) === 1 + (content === undefined ? 0 : 1) ||
      hasOnlyProperties(value, MarkdownSeries.rule.properties))
  );
}
