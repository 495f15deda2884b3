// Generated from specs/shared/schemas/MarkdownConfig.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';

/** Text in Markdown, without a query. */
export interface MarkdownConfig {
  /** Selects Markdown text. */
  displayType: 'markdown';
  configType?: undefined;
  /**
   * The text, as Markdown.
   *
   * At most 50000 characters.
   * @default ''
   * @example '# Checkout\n\nOwned by the payments team.'
   */
  markdown?: string | undefined;
}

/** Validates {@link MarkdownConfig}. */
export const MarkdownConfig: Schema<MarkdownConfig> = /* @__PURE__ */ schema<MarkdownConfig>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    required: ['displayType'],
    properties: {
      displayType: { type: 'string', const: 'markdown' },
      configType: false,
      markdown: { type: 'string', maxLength: 50000, default: '' },
    },
  }),
  'both',
  isMarkdownConfig,
);

/** Returns true if the value is a valid {@link MarkdownConfig}. */
export function isMarkdownConfig(value: unknown, closed = false): value is MarkdownConfig {
  if (!isObject(value)) return false;
  const { displayType, configType, markdown } = value;
  return (
    displayType === 'markdown' &&
    configType === undefined &&
    (markdown === undefined || hasMaxLength(markdown, 50000)) &&
    (!closed ||
      countProperties(value) === 1 + (markdown === undefined ? 0 : 1) ||
      hasOnlyProperties(value, MarkdownConfig.rule.properties))
  );
}
