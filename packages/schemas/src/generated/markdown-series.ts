// Generated from specs/shared/schemas/MarkdownSeries.yaml by `npm run generate`. Do not edit.

import { isMarkdownSeries as holds, type MarkdownSeries } from './both-ways/markdown-series.ts';

export { MarkdownSeries } from './both-ways/markdown-series.ts';

/** Whether a value is {@link MarkdownSeries}. */
export function isMarkdownSeries(value: unknown): value is MarkdownSeries {
  return holds(value);
}
