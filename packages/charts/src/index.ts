export { DataTable, type DataTableProps } from './accessible/data-table.ts';
export { Chart } from './chart.ts';
export { createFormat, type ValueFormat } from './format/number-format.ts';
export { timeGeometry } from './geometry.ts';
export { MarkdownText, type MarkdownTextProps } from './markdown/markdown-text.ts';
export type { LegendBox } from './parts/legend.ts';
export type { SeriesGeometry, TimeGeometry } from './parts/time-geometry.ts';
export { type Theme, themeOf } from './theme.ts';
export type * from './types.ts';
