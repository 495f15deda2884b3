export { DataTable, type DataTableProps } from './accessible/data-table.ts';
export { Chart } from './chart.ts';
export { createFormat, type ValueFormat } from './format/number-format.ts';
export { type SeriesGeometry, type TimeGeometry, timeGeometry } from './geometry.ts';
export { MarkdownText, type MarkdownTextProps } from './markdown/markdown-text.ts';
export { type Theme, themeOf } from './theme.ts';
export type * from './types.ts';
