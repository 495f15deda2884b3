import { h } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { DataTable, type DataTableProps } from './accessible/data-table.ts';
import { Chart } from './chart.ts';
import { hasTooManyValues } from './data/value-limit.ts';
import type { ChartProps } from './types.ts';

/** Thrown for a chart over time with too many series or values. */
export class TooManyValuesError extends RangeError {
  override readonly name = 'TooManyValuesError';
}

/**
 * Renders a tile as an SVG document. Throws RangeError for an invalid option, and TooManyValuesError for a chart over time with more
 * than 5,000 series or 50,000 values. The number of values is series times buckets, and twice that with a previous period.
 */
export function renderChart(props: ChartProps): string {
  if (hasTooManyValues(props.result, props.timeRange)) {
    throw new TooManyValuesError(
      'expected at most 5000 series and 50000 values (series × buckets) in a picture, received more: use fewer groups, a coarser granularity or a shorter range',
    );
  }
  return asXml(renderToStaticMarkup(h(Chart, props)));
}

/** Renders the data of a chart as an HTML table. Returns an empty string for Markdown, which has no data. */
export function renderDataTable(props: DataTableProps): string {
  return asXml(renderToStaticMarkup(h(DataTable, props)));
}

/** Escapes `]]>`, the end of a CDATA section. HTML permits it in text, XML does not. */
function asXml(markup: string): string {
  return markup.replaceAll(']]>', ']]&gt;');
}
