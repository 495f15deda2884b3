// Generated from specs/shared/schemas/MarkdownSeries.yaml by `npm run generate`. Do not edit.

import { isMarkdownSeries as guard, type MarkdownSeries } from './bidirectional/markdown-series.ts';

export { MarkdownSeries } from './bidirectional/markdown-series.ts';

/** Returns true if the value is a valid {@link MarkdownSeries}. */
export function isMarkdownSeries(value: unknown): value is MarkdownSeries {
  return guard(value);
}
