import { h } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { DataTable, type DataTableProps } from './accessible/data-table.ts';
import { Chart } from './chart.ts';
import type { ChartProps } from './types.ts';

/** Renders a tile as an SVG document. Throws RangeError if an option is out of range. */
export function renderChart(props: ChartProps): string {
  return asXml(renderToStaticMarkup(h(Chart, props)));
}

/** Renders the data of a chart as an HTML table. Returns an empty text for Markdown, which has no data. */
export function renderDataTable(props: DataTableProps): string {
  return asXml(renderToStaticMarkup(h(DataTable, props)));
}

/** Escapes the end of a CDATA section. HTML permits it in text, XML does not. */
function asXml(markup: string): string {
  return markup.replaceAll(']]>', ']]&gt;');
}
