// Generated from specs/shared/schemas/MarkdownConfig.yaml by `npm run generate`. Do not edit.

import { isMarkdownConfig as guard, type MarkdownConfig } from './bidirectional/markdown-config.ts';

export { MarkdownConfig } from './bidirectional/markdown-config.ts';

/** Returns true if the value is a valid {@link MarkdownConfig}. */
export function isMarkdownConfig(value: unknown): value is MarkdownConfig {
  return guard(value);
}
