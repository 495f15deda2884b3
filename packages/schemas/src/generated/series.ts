// Generated from specs/shared/schemas/Series.yaml by `npm run generate`. Do not edit.

import { type Schema, schema } from '../runtime/schema.ts';
import { MarkdownSeries } from './markdown-series.ts';
import { NumberSeries } from './number-series.ts';
import { SearchSeries } from './search-series.ts';
import { TableSeries } from './table-series.ts';
import { TimeSeries } from './time-series.ts';

/**
 * One thing that a tile shows; `type` says how. A series reads back as it was written, with the documented
 * defaults filled in.
 */
export type Series = TimeSeries | TableSeries | NumberSeries | SearchSeries | MarkdownSeries;

/** The validator of {@link Series}. */
export const Series: Schema<Series> = /* @__PURE__ */ schema<Series>({
  tag: 'type',
  members: {
    time: TimeSeries.rule,
    table: TableSeries.rule,
    number: NumberSeries.rule,
    search: SearchSeries.rule,
    markdown: MarkdownSeries.rule,
  },
});
