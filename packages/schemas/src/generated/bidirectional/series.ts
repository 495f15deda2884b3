// Generated from specs/shared/schemas/Series.yaml by `npm run generate`. Do not edit.

import { isObject } from '../../runtime/value.ts';
import { union } from '../../runtime/keywords/union.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { MarkdownSeries, isMarkdownSeries } from './markdown-series.ts';
import { NumberSeries, isNumberSeries, type NumberSeriesInput } from './number-series.ts';
import { SearchSeries, isSearchSeries, type SearchSeriesInput } from './search-series.ts';
import { TableSeries, isTableSeries, type TableSeriesInput } from './table-series.ts';
import { TimeSeries, isTimeSeries, type TimeSeriesInput } from './time-series.ts';

/** Input variant of {@link Series}: its arrays may be read-only. */
export type SeriesInput = TimeSeriesInput | TableSeriesInput | NumberSeriesInput | SearchSeriesInput | MarkdownSeries;

/**
 * An entry of `series`, the older format for the content of a tile. `type` selects the properties. A series is
 * returned as it was sent, with the documented defaults added.
 */
export type Series = TimeSeries | TableSeries | NumberSeries | SearchSeries | MarkdownSeries;

/** Validates {@link Series}. */
export const Series: Schema<Series> = /* @__PURE__ */ schema<Series>(
  () => ({
    tag: 'type',
    members: {
      time: TimeSeries.rule,
      table: TableSeries.rule,
      number: NumberSeries.rule,
      search: SearchSeries.rule,
      markdown: MarkdownSeries.rule,
    },
    keywords: [union],
  }),
  'both',
  isSeries,
);

/** Returns true if the value is a valid {@link Series}. */
export function isSeries(value: unknown, closed = false): value is Series {
  if (!isObject(value)) return false;
  switch (value['type']) {
    case 'time':
      return isTimeSeries(value, closed);
    case 'table':
      return isTableSeries(value, closed);
    case 'number':
      return isNumberSeries(value, closed);
    case 'search':
      return isSearchSeries(value, closed);
    case 'markdown':
      return isMarkdownSeries(value, closed);
    default:
      return false;
  }
}
